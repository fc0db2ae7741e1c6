import type { LatLng } from '@wayfare/shared';
import { aStar } from 'ngraph.path';
import { between, type Spot, toPlane } from './plane.js';
import { buildStreetGraph, FASTEST_KMH, type LineNode, secondsOn, type Way, wayOn } from './streetGraph.js';
import { type NearLine, slice, type StreetLine } from './streetLines.js';
import type { StreetMap } from './streetMap.js';

/** A drive along the streets. */
export interface StreetDrive {
  meters: number;
  seconds: number;
  path: Spot[];
}

/**
 * Beyond this distance from all streets, in meters, a point is not on the map. The airport's terminals are
 * 2.3 km away.
 */
const REACH_M = 2500;
/** Streets are first looked for within this distance, in meters. */
const BESIDE_M = 500;
/** How many streets around a point a drive may start or end on. */
const MOST_STREETS = 6;
/** The way to a street on the map takes minor streets: longer than the straight line by this factor. */
const MINOR_DETOUR = 1.15;
/** A point of a track is on a street if it is this close, in meters, because positions are not more exact. */
const ON_STREET_M = 25;
/**
 * If the ways to and from the streets are longer than this share of the straight line, the drive does not
 * follow the streets.
 */
const MOST_BESIDE = 0.4;

const START = 'start';
const DEST = 'dest';

/** How the points of a drive relate to the streets. */
export interface DriveOptions {
  /**
   * The points are positions of a car, which may be on an expressway, and not places where users get in and
   * out.
   */
  isTracked: boolean;
}

/** Finds the fastest drives along the streets of a map. Building its graph takes about 50 ms. */
export function createStreetRouter(map: StreetMap) {
  const { graph, nodes } = buildStreetGraph(map);
  const finder = aStar<Spot, Way>(graph, {
    distance: (_, __, { data }) => data.seconds,
    heuristic: ({ data: a }, { data: b }) => (between(a, b) / FASTEST_KMH) * 3.6,
  });

  /** The streets around a point where a drive may start or end. */
  function streetsAt(point: Spot, { isTracked }: DriveOptions): NearLine[] {
    const accepts = ({ street }: StreetLine) =>
      isTracked || (street.kind !== 'expressway' && !street.isApart);
    const beside = map.index.linesNear(point, BESIDE_M, accepts);
    const found = beside.length > 0 ? beside : map.index.linesNear(point, REACH_M, accepts);
    return found.slice(0, MOST_STREETS);
  }

  /** The way between a point and a place on a line. */
  function besideWay({ away }: NearLine, { isTracked }: DriveOptions): Way {
    const meters = isTracked && away <= ON_STREET_M ? 0 : away * MINOR_DETOUR;
    return { meters, seconds: secondsOn('street', meters), part: null };
  }

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
      const starts = streetsAt(start, options);
      const dests = streetsAt(dest, options);
      const beside = ((starts[0]?.away ?? Infinity) + (dests[0]?.away ?? Infinity)) * MINOR_DETOUR;
      if (beside > between(start, dest) * MOST_BESIDE) return null;
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

/** Joins two ways, one after the other. The result has the part of a line of whichever way has one. */
const joinWays = (first: Way, second: Way): Way => ({
  meters: first.meters + second.meters,
  seconds: first.seconds + second.seconds,
  part: first.part ?? second.part,
});

/** The nodes before and after a place on a line. */
function neighbors(onLine: readonly LineNode[], along: number): LineNode[] {
  const after = onLine.findIndex((node) => node.along >= along);
  return [onLine[after - 1], onLine[after]].filter((node) => node !== undefined);
}

const hasNodeBetween = (onLine: readonly LineNode[], from: number, to: number) =>
  onLine.some(({ along }) => along > Math.min(from, to) && along < Math.max(from, to));
