import type { LatLng } from '@wayfare/shared';
import { aStar } from 'ngraph.path';
import { between, type Spot, toPlane } from './plane.js';
import { buildStreetGraph, FASTEST_KMH, type LineNode, type Way, wayOn } from './streetGraph.js';
import { type NearLine, slice, type StreetLine } from './streetLines.js';
import type { StreetMap } from './streetMap.js';
import {
  besideWay,
  type DriveOptions,
  hasNodeBetween,
  isBeside,
  joinWays,
  neighbors,
  placesBeside,
} from './streetsBeside.js';

/** A drive along the streets. */
export interface StreetDrive {
  meters: number;
  seconds: number;
  path: Spot[];
}

const START = 'start';
const DEST = 'dest';

/** Finds the fastest drives along the streets of a map. Building its graph takes about 50 ms. */
export function createStreetRouter(map: StreetMap) {
  const { graph, nodes } = buildStreetGraph(map);
  const finder = aStar<Spot, Way>(graph, {
    distance: (_, __, { data }) => data.seconds,
    heuristic: ({ data: a }, { data: b }) => (between(a, b) / FASTEST_KMH) * 3.6,
  });

  /** Adds a point to the graph, with links to the nodes before and after it on every street around it. */
  function join(id: string, point: Spot, near: readonly NearLine[], options: DriveOptions): void {
    graph.addNode(id, point);
    for (const place of near) {
      const line = map.lines[place.line] as StreetLine;
      const first = besideWay(place, options);
      for (const node of neighbors(nodes[place.line] as LineNode[], place.along)) {
        const known = graph.getLink(id, node.id);
        const way = joinWays(first, wayOn(line, place.along, node.along));
        if (!known || known.data.seconds > way.seconds) graph.addLink(id, node.id, way);
      }
    }
  }

  /** Links two points between the same two nodes of a street directly. */
  function joinBoth(from: readonly NearLine[], to: readonly NearLine[], options: DriveOptions): void {
    for (const start of from) {
      const dest = to.find(({ line }) => line === start.line);
      if (!dest || hasNodeBetween(nodes[start.line] as LineNode[], start.along, dest.along)) continue;
      const along = wayOn(map.lines[start.line] as StreetLine, start.along, dest.along);
      const way = joinWays(joinWays(besideWay(start, options), along), besideWay(dest, options));
      const known = graph.getLink(START, DEST);
      if (!known || known.data.seconds > way.seconds) graph.addLink(START, DEST, way);
    }
  }

  return {
    /**
     * The fastest drive along the streets, or null if they don't connect the points or are too far from one.
     * Both are in the city.
     */
    drive(from: LatLng, to: LatLng, options: DriveOptions): StreetDrive | null {
      const [start, dest] = [toPlane(from), toPlane(to)];
      const starts = placesBeside(map, start, options);
      const dests = placesBeside(map, dest, options);
      if (isBeside(starts, dests, between(start, dest))) return null;
      join(START, start, starts, options);
      join(DEST, dest, dests, options);
      joinBoth(starts, dests, options);
      try {
        const found = finder.find(START, DEST).reverse();
        return found.length > 0 ? driveAlong(found.map(({ id }) => id)) : null;
      } finally {
        graph.removeNode(START);
        graph.removeNode(DEST);
      }
    },
  };

  function driveAlong(ids: readonly (string | number)[]): StreetDrive {
    const drive: StreetDrive = { meters: 0, seconds: 0, path: [] };
    const add = (points: readonly Spot[]) => {
      for (const point of points) {
        const last = drive.path.at(-1);
        if (!last || between(last, point) > 1) drive.path.push(point);
      }
    };
    for (const [index, id] of ids.entries()) {
      const before = ids[index - 1];
      const forward = before !== undefined && graph.getLink(before, id);
      const taken = forward || (before !== undefined && graph.getLink(id, before));
      if (taken) {
        const { meters, seconds, part } = taken.data;
        drive.meters += meters;
        drive.seconds += seconds;
        if (part) {
          const points = slice(part.line, part.from, part.to);
          add(forward ? points : points.reverse());
        }
      }
      add([graph.getNode(id)?.data as Spot]);
    }
    return drive;
  }
}
