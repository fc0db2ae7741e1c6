import { distanceKm } from '../geo/geo.js';
import type { LatLng } from '../geo/geo.schema.js';

/** Nothing that carries people or parcels on a road is faster, in km/h. */
const MAX_KMH = 250;
/** How far two positions of somebody who stands still may lie apart, in km. */
const NOISE_KM = 0.15;
/** So many positions in a row that agree with each other are believed, however far they are from those before. */
const CONFIRMING = 3;

/** A position with its time, a ms timestamp. */
export type TrackFix = LatLng & { at: number };

/** What is remembered of a track to judge its next position. */
export interface TrackGate<F extends TrackFix> {
  /** The last one that was believed; null before the first. */
  last: F | null;
  /** Positions too far away to be believed by themselves. */
  held: readonly F[];
}

/** The gate of a track that has no position yet. */
export const openGate = { last: null, held: [] } as const;

/**
 * Judges a track's next position. One that nobody can have driven to since the last is held back, and forgotten when the
 * next one is back on the way: it does not spoil the distance (rules 5.18 to 5.20). When positions that agree with each
 * other follow it, the driver is there, and all of them pass. One from before the last never does.
 */
export function passGate<F extends TrackFix>(
  { last, held }: TrackGate<F>,
  fix: F,
): { gate: TrackGate<F>; passed: readonly F[] } {
  const newest = held.at(-1) ?? last;
  if (newest && fix.at < newest.at) return { gate: { last, held }, passed: [] };
  if (!last || isDrivable(last, fix)) return { gate: { last: fix, held: [] }, passed: [fix] };
  const before = held.at(-1);
  const agreeing = before && isDrivable(before, fix) ? [...held, fix] : [fix];
  return agreeing.length < CONFIRMING
    ? { gate: { last, held: agreeing }, passed: [] }
    : { gate: { last: fix, held: [] }, passed: agreeing };
}

function isDrivable(from: TrackFix, to: TrackFix): boolean {
  const hours = Math.max(0, to.at - from.at) / 3_600_000;
  return distanceKm(from, to) <= NOISE_KM + MAX_KMH * hours;
}
