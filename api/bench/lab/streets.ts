import type { LatLng } from '@wayfare/shared';
import { between, roundToGlobe, type Spot, toPlane } from '../../src/basics/maps/streets/plane.js';
import { buildStreetGraph } from '../../src/basics/maps/streets/streetGraph.js';
import type { Street } from '../../src/basics/maps/streets/streetLines.js';
import { linksOf, searchFrom, type StreetLinks } from '../../src/basics/maps/streets/streetSearch.js';
import { streetMap } from '../../src/basics/maps/streets/streetMap.js';

/** The ways from every corner to one of them. A corner is a number; unreachable ones are infinitely far. */
export interface WaysTo {
  /** The drive in free traffic, in seconds, by corner. */
  seconds: Float64Array;
  /** The length of that drive, in meters. */
  meters: Float64Array;
  /** The next corner on the way, -1 at the end. */
  next: Int32Array;
}

/** The demo city's streets as the lab drives on them: all drives begin and end at corners. */
export interface LabStreets {
  /** The corner nearest to a place, of those where people get in and out. */
  cornerNear(place: LatLng): number;
  placeOf(corner: number): LatLng;
  /** The corners where people get in and out. */
  corners: readonly number[];
  /** The fastest ways to a corner. */
  waysTo(corner: number): WaysTo;
  /** The length of the shortest way to a corner, in meters, by corner. */
  shortestTo(corner: number): Float64Array;
}

/** Builds the network from the product's own street map. Ways are remembered. */
export function labStreets(): LabStreets {
  const { graph, nodes } = buildStreetGraph(streetMap());
  const { lines } = streetMap();
  const spots: Spot[] = [];
  graph.forEachNode(({ id, data }) => {
    spots[id as number] = data;
  });
  const links = linksOf({ graph });
  const corners = mainCorners(
    links,
    nodes.flatMap((onLine, line) => (isForPeople(lines[line]?.street) ? onLine.map(({ id }) => id) : [])),
  );
  const ways = new Map<number, WaysTo>();
  const shortest = new Map<number, Float64Array>();
  const remembered = <T>(known: Map<number, T>, corner: number, find: () => T): T => {
    const found = known.get(corner) ?? find();
    known.set(corner, found);
    return found;
  };
  return {
    corners,
    cornerNear(place) {
      const spot = toPlane(place);
      let [best, distance] = [corners[0] as number, Number.POSITIVE_INFINITY];
      for (const corner of corners) {
        const away = between(spot, spots[corner] as Spot);
        if (away < distance) [best, distance] = [corner, away];
      }
      return best;
    },
    placeOf: (corner) => roundToGlobe(spots[corner] as Spot),
    waysTo: (corner) => remembered(ways, corner, () => fastestTo(corner, links)),
    shortestTo: (corner) => remembered(shortest, corner, () => search(corner, links, links.meters).cost),
  };
}

/** Nobody gets in on an expressway or a bridge. */
const isForPeople = (street: Street | undefined) =>
  street !== undefined && street.kind !== 'expressway' && !street.isApart;

/** Those of the given corners that most others can be reached from. */
function mainCorners(links: StreetLinks, candidates: readonly number[]): number[] {
  const all = [...new Set(candidates)];
  for (const start of all) {
    const { cost } = search(start, links, links.seconds);
    const reached = all.filter((corner) => Number.isFinite(cost[corner]));
    if (reached.length > all.length / 2) return reached;
  }
  return all;
}

const search = (start: number, links: StreetLinks, weights: Float64Array) =>
  searchFrom([{ corner: start, cost: 0 }], links, weights);

function fastestTo(corner: number, links: StreetLinks): WaysTo {
  const { cost, before, by, order } = search(corner, links, links.seconds);
  const meters = new Float64Array(cost.length).fill(Number.POSITIVE_INFINITY);
  for (const reached of order) {
    const last = before[reached] as number;
    meters[reached] =
      last < 0 ? 0 : (meters[last] as number) + (links.meters[by[reached] as number] as number);
  }
  return { seconds: cost, meters, next: before };
}
