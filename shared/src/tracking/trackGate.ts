import { distanceKm } from '../geo/geo.js';
import type { LatLng } from '../geo/geo.schema.js';

/** Nothing that carries people or parcels on a road is faster, in km/h. */
const MAX_KMH = 250;
/** What no trip keeps up from its start, in km/h: highways allow 130 at most nearly everywhere, and cities far less. */
const MAX_AVERAGE_KMH = 150;
/** How far two positions of a device that stands still may lie apart, in km. */
export const NOISE_KM = 0.15;
/** Steps shorter than this are a device's noise and add nothing to the length of a way, in km. */
const STEP_KM = 0.03;
/** So many implausible positions in a row that agree with each other are no glitch: they are flagged. */
const AGREEING = 3;

/** A position with its time, a ms timestamp. */
export type TrackFix = LatLng & { at: number };

/** What is remembered of a track to judge its next position. */
export interface TrackGate<F extends TrackFix> {
  /** The last one that was believed; null before the first. */
  last: F | null;
  /** Up to `AGREEING` positions in a row that could not be believed and agree with each other. */
  held: readonly F[];
  /** When the track began, a ms timestamp, and how long it is so far, in km. */
  since: number;
  km: number;
  /** The last position that counted toward the length. */
  anchor: F | null;
}

/** The gate of a track that has no position yet. */
export const openGate: TrackGate<never> = { last: null, held: [], since: 0, km: 0, anchor: null };

/** What the gate makes of a position. */
export interface Judged<F extends TrackFix> {
  gate: TrackGate<F>;
  /** The position, when it is believed. */
  passed: readonly F[];
  /** Positions that agree with each other where nobody can have driven: evidence of a fault or of fraud. */
  flagged: readonly F[];
}

/**
 * Judges a track's next position. One that nobody can have driven to since the last is not believed: it does not
 * touch the distance (rules 5.18 to 5.20). Neither is one that makes the whole way longer than its time allows, so
 * that many short jumps are worth no more than a long one. Positions that keep agreeing elsewhere are flagged, and
 * believed again once the time since the last believed one is enough to have driven there. One from before the last
 * is passed over.
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

/** Whether a vehicle can have been at both positions at their times. */
export const isDrivable = (from: TrackFix, to: TrackFix): boolean =>
  distanceKm(from, to) <= NOISE_KM + MAX_KMH * hoursBetween(from.at, to.at);

const hoursBetween = (from: number, to: number) => Math.max(0, to - from) / 3_600_000;
