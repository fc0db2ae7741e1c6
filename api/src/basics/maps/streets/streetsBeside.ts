import type { Spot } from './plane.js';
import { type LineNode, secondsOn, type Way } from './streetGraph.js';
import type { NearLine, StreetLine } from './streetLines.js';
import type { StreetMap } from './streetMap.js';

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

/** How the points of a drive relate to the streets. */
export interface DriveOptions {
  /**
   * The points are positions of a car, which may be on an expressway, and not places where users get in and
   * out.
   */
  isTracked: boolean;
}

/** The places on streets around a point where a drive may start or end, nearest first. */
export function placesBeside(
  map: Pick<StreetMap, 'index'>,
  point: Spot,
  { isTracked }: DriveOptions,
): NearLine[] {
  const accepts = ({ street }: StreetLine) => isTracked || (street.kind !== 'expressway' && !street.isApart);
  const beside = map.index.linesNear(point, BESIDE_M, accepts);
  const found = beside.length > 0 ? beside : map.index.linesNear(point, REACH_M, accepts);
  return found.slice(0, MOST_STREETS);
}

/**
 * Whether the points are too far from all streets for a drive along them, which is `straight` meters long in
 * a straight line.
 */
export function isBeside(starts: readonly NearLine[], dests: readonly NearLine[], straight: number): boolean {
  const beside = ((starts[0]?.away ?? Infinity) + (dests[0]?.away ?? Infinity)) * MINOR_DETOUR;
  return beside > straight * MOST_BESIDE;
}

/** The way between a point and a place on a line. */
export function besideWay({ away }: NearLine, { isTracked }: DriveOptions): Way {
  const meters = isTracked && away <= ON_STREET_M ? 0 : away * MINOR_DETOUR;
  return { meters, seconds: secondsOn('street', meters), part: null };
}

/** Joins two ways, one after the other. The result has the part of a line of whichever way has one. */
export const joinWays = (first: Way, second: Way): Way => ({
  meters: first.meters + second.meters,
  seconds: first.seconds + second.seconds,
  part: first.part ?? second.part,
});

/** The nodes before and after a place on a line. */
export function neighbors(onLine: readonly LineNode[], along: number): LineNode[] {
  const after = onLine.findIndex((node) => node.along >= along);
  return [onLine[after - 1], onLine[after]].filter((node) => node !== undefined);
}

export const hasNodeBetween = (onLine: readonly LineNode[], from: number, to: number) =>
  onLine.some(({ along }) => along > Math.min(from, to) && along < Math.max(from, to));
