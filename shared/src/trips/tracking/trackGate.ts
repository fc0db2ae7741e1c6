import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';

/** No road vehicle that carries people or parcels is faster, in km/h. */
const MAX_KMH = 250;
/**
 * No trip sustains this average from its start, in km/h: most highways allow 130 at most, and cities far
 * less.
 */
const MAX_AVERAGE_KMH = 150;
/** How far apart two positions of a stationary device may be, in km. */
export const NOISE_KM = 0.15;
/** Steps shorter than this, in km, are device noise and add nothing to the length. */
const STEP_KM = 0.03;
/** This many implausible positions in a row that agree with each other are not a glitch: they are flagged. */
const AGREEING = 3;

/** A position with its time, a ms timestamp. */
export type TrackFix = LatLng & { at: number };

/** The state kept of a track to judge its next position. */
export interface TrackGate<F extends TrackFix> {
  /** The last believed position; null before the first. */
  last: F | null;
  /** Up to `AGREEING` consecutive positions that were not believed but agree with each other. */
  held: readonly F[];
  /** When the track started, a ms timestamp, and its length so far, in km. */
  since: number;
  km: number;
  /** The last position that counted toward the length. */
  anchor: F | null;
}

/** The gate of a track without positions. */
export const openGate: TrackGate<never> = { last: null, held: [], since: 0, km: 0, anchor: null };

/** The gate's verdict on a position. */
export interface Judged<F extends TrackFix> {
  gate: TrackGate<F>;
  /** The position, if it is believed. */
  passed: readonly F[];
  /** Positions that agree on a place the vehicle cannot have reached: evidence of a malfunction or fraud. */
  flagged: readonly F[];
}

/**
 * Judges a track's next position. A position that is impossible to reach by road from the last one is
 * not believed: it does not affect the distance (rules 5.18 to 5.20). The same applies if it makes the
 * whole path longer than its time allows, so that many short jumps gain no more than one long jump.
 * Positions that keep agreeing elsewhere are flagged, and believed again once enough time has passed
 * since the last believed one to drive there. A position older than the last one is ignored.
 */
export function passGate<F extends TrackFix>(gate: TrackGate<F>, fix: F): Judged<F> {
  const { last, held } = gate;
  const newest = held.at(-1) ?? last;
  if (newest && fix.at < newest.at) return { gate, passed: [], flagged: [] };
  if (!last)
    return { gate: { last: fix, held: [], since: fix.at, km: 0, anchor: fix }, passed: [fix], flagged: [] };
  const step = distanceKm(gate.anchor ?? last, fix);
  const counts = step > STEP_KM;
  const km = counts ? gate.km + step : gate.km;
  if (isDrivable(last, fix) && km <= NOISE_KM + MAX_AVERAGE_KMH * hoursBetween(gate.since, fix.at)) {
    const anchor = counts ? fix : gate.anchor;
    return { gate: { ...gate, last: fix, held: [], km, anchor }, passed: [fix], flagged: [] };
  }
  const before = held.at(-1);
  const agreeing = before && isDrivable(before, fix) ? [...held, fix] : [fix];
  const flagged = agreeing.length < AGREEING ? [] : agreeing.length === AGREEING ? agreeing : [fix];
  return { gate: { ...gate, held: agreeing.slice(-AGREEING - 1) }, passed: [], flagged };
}

/** The positions of a track, in order of time, that its gate believes. */
export function believedFixes<F extends TrackFix>(fixes: readonly F[]): F[] {
  let gate: TrackGate<F> = openGate;
  return fixes.flatMap((fix) => {
    const judged = passGate(gate, fix);
    gate = judged.gate;
    return judged.passed;
  });
}

/** Whether a vehicle can have been at both positions at their times. */
export const isDrivable = (from: TrackFix, to: TrackFix): boolean =>
  distanceKm(from, to) <= NOISE_KM + MAX_KMH * hoursBetween(from.at, to.at);

const hoursBetween = (from: number, to: number) => Math.max(0, to - from) / 3_600_000;
