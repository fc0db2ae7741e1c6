import { distanceKm } from '../../basics/geo/geo.js';
import { isCoarse } from './accuracy.js';
import { isDrivable, type TrackFix } from './trackGate.js';

/** How old the anchor must be before the next accepted position replaces it, in ms. */
const ANCHOR_MS = 60_000;
/** This many positions that agree with each other can replace a trail. */
const AGREEING = 3;
/** For how long they must agree, in ms, to replace a trail that nothing but its first positions supports … */
const AGREEING_MS = 3_000;
/** … and to replace an established one, whose own positions agreed for at least a minute. */
const AGREEING_AGAINST_ESTABLISHED_MS = 180_000;
const ESTABLISHED_MS = 60_000;
/** Positions further apart in time than this, in ms, do not support each other. */
const MAX_SILENCE_MS = 300_000;
/** A trail of coarse fixes is this far off at most, in km. Beyond it, an accuracy says nothing. */
const MAX_COARSE_KM = 5;

/** A fix of a driver's device. */
export interface LiveFix extends TrackFix {
  /** How far off it may be, in meters; unknown if omitted. */
  accuracyM?: number | undefined;
  /** When the device says that it measured it, a ms timestamp. */
  deviceAt?: number | undefined;
}

/** The earlier positions with which a driver's next position is compared. */
export interface LiveTrail {
  /** The last accepted position. */
  last: LiveFix;
  /** An earlier accepted position, kept for a minute. */
  anchor: LiveFix;
  /** When the trail began, a ms timestamp, and how many positions support it. */
  since: number;
  count: number;
  /** Refused positions that agree with each other: they replace the trail once they have agreed for long. */
  rival: LiveTrail | null;
}

/** The verdict on a position, and the trail after it. */
export interface TrailStep {
  trail: LiveTrail;
  /**
   * `follows`: it was possible to drive there. `restarts`: it was not, but the last positions agree with each
   * other, so the trail that they contradict was wrong. `refused`: neither.
   */
  verdict: 'follows' | 'restarts' | 'refused';
}

/** A trail that starts with a position, which is accepted because there is none to judge it by. */
export const startTrail = (fix: LiveFix): LiveTrail => ({
  last: fix,
  anchor: fix,
  since: fix.at,
  count: 1,
  rival: null,
});

/**
 * Judges a driver's next position. It follows if it can have been driven to from both the last one and the
 * anchor. Judged by the last one alone, each position would gain the tolerance for device noise again, and
 * many short hops in one moment would reach any place: the anchor grants it once a minute.
 *
 * There is always a way back: positions that keep agreeing with each other replace a trail that they
 * contradict. A single outlier falls after three of them, and an established trail, as before a flight, after
 * three minutes.
 */
export function stepTrail(trail: LiveTrail, fix: LiveFix): TrailStep {
  const extended = extendTrail(trail, fix);
  if (extended) return { trail: extended, verdict: 'follows' };
  const rival = (trail.rival && supportTrail(trail.rival, fix)) ?? startTrail(fix);
  return outweighs(rival, trail)
    ? { trail: { ...rival, rival: null }, verdict: 'restarts' }
    : { trail: { ...trail, rival }, verdict: 'refused' };
}

/** The trail extended by a position; null if it cannot have been driven to. */
function extendTrail(trail: LiveTrail, fix: LiveFix): LiveTrail | null {
  const { last, anchor } = trail;
  if (!isReachable(last, fix) || !isReachable(anchor, fix)) return null;
  // Coarse fixes show where the driver is about, but no later position is judged by them if a better one is
  // known.
  if (isCoarse(fix.accuracyM) && !isCoarse(last.accuracyM)) return trail;
  return {
    last: fix,
    anchor: isBetter(fix, anchor) || fix.at - anchor.at >= ANCHOR_MS ? fix : anchor,
    since: trail.since,
    count: trail.count + (fix.at > last.at ? 1 : 0),
    rival: null,
  };
}

const supportTrail = (trail: LiveTrail, fix: LiveFix): LiveTrail | null =>
  fix.at - trail.last.at <= MAX_SILENCE_MS ? extendTrail(trail, fix) : null;

const isReachable = (from: LiveFix, to: LiveFix): boolean =>
  isDrivable(from, to) ||
  (isCoarse(from.accuracyM) && distanceKm(from, to) <= MAX_COARSE_KM && isWithinAccuracy(from, to));

/** Whether a coarse fix may have been taken at another place. */
const isWithinAccuracy = (from: LiveFix, to: LiveFix): boolean =>
  distanceKm(from, to) * 1000 <= (from.accuracyM ?? 0) + (to.accuracyM ?? 0);

const isBetter = (fix: LiveFix, than: LiveFix): boolean =>
  isCoarse(than.accuracyM) && !isCoarse(fix.accuracyM);

function outweighs(rival: LiveTrail, trail: LiveTrail): boolean {
  const isEstablished = trail.count >= AGREEING && trail.last.at - trail.since >= ESTABLISHED_MS;
  const needed = isEstablished ? AGREEING_AGAINST_ESTABLISHED_MS : AGREEING_MS;
  return rival.count >= AGREEING && rival.last.at - rival.since >= needed;
}
