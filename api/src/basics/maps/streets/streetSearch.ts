import FlatQueue from 'flatqueue';
import type { StreetGraph } from './streetGraph.js';

/** The links of a street graph in arrays, for searches from one corner to all. */
export interface StreetLinks {
  /** The links of corner `n` are numbered from `first[n]` to `first[n + 1]`. */
  first: Int32Array;
  to: Int32Array;
  seconds: Float64Array;
  meters: Float64Array;
}

/** Reads the links of a graph; streets are driven in both directions. */
export function linksOf({ graph }: Pick<StreetGraph, 'graph'>): StreetLinks {
  const count = graph.getNodeCount();
  const lists: { to: number; seconds: number; meters: number }[][] = Array.from({ length: count }, () => []);
  graph.forEachLink(({ fromId, toId, data: { seconds, meters } }) => {
    lists[fromId as number]?.push({ to: toId as number, seconds, meters });
    lists[toId as number]?.push({ to: fromId as number, seconds, meters });
  });
  const all = lists.flat();
  const first = new Int32Array(count + 1);
  for (const [corner, { length }] of lists.entries()) first[corner + 1] = (first[corner] as number) + length;
  return {
    first,
    to: Int32Array.from(all, ({ to }) => to),
    seconds: Float64Array.from(all, ({ seconds }) => seconds),
    meters: Float64Array.from(all, ({ meters }) => meters),
  };
}

/** A corner where a search begins, and what it costs to get there. */
export interface SearchStart {
  corner: number;
  cost: number;
}

/**
 * The cheapest ways from the starts to all corners, by Dijkstra's algorithm.
 * @param isDone called for each corner that is reached, in order of cost; true ends the search
 */
export function searchFrom(
  starts: readonly SearchStart[],
  { first, to }: StreetLinks,
  weights: Float64Array,
  isDone: (corner: number) => boolean = () => false,
) {
  const count = first.length - 1;
  const cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  /** The corner before, and the link from it. */
  const before = new Int32Array(count).fill(-1);
  const by = new Int32Array(count).fill(-1);
  const order: number[] = [];
  const isReached = new Uint8Array(count);
  const queue = new FlatQueue<number>();
  for (const start of starts) {
    if (start.cost >= (cost[start.corner] as number)) continue;
    cost[start.corner] = start.cost;
    queue.push(start.corner, start.cost);
  }
  for (let corner = queue.pop(); corner !== undefined; corner = queue.pop()) {
    if (isReached[corner]) continue;
    isReached[corner] = 1;
    order.push(corner);
    if (isDone(corner)) break;
    for (let link = first[corner] as number; link < (first[corner + 1] as number); link += 1) {
      const other = to[link] as number;
      const reached = (cost[corner] as number) + (weights[link] as number);
      if (reached >= (cost[other] as number)) continue;
      cost[other] = reached;
      before[other] = corner;
      by[other] = link;
      queue.push(other, reached);
    }
  }
  return { cost, before, by, order };
}
