import { isDrivable, type TrackFix } from './trackGate.js';

/** How old the anchor must be before the next accepted position replaces it, in ms. */
const ANCHOR_MS = 60_000;

/** The earlier positions with which a driver's next position is compared. */
export interface LiveTrail {
  /** The last accepted position. */
  last: TrackFix;
  /** An earlier accepted position, kept for a minute. */
  anchor: TrackFix;
}

/** A trail that starts with a position, which is accepted because there is none to judge it by. */
export const startTrail = (fix: TrackFix): LiveTrail => ({ last: fix, anchor: fix });

/**
 * The trail extended by a position; null if the position cannot have been driven to from both the last one
 * and the anchor. Judged by the last one alone, each position would gain the tolerance for device noise
 * again, and many short hops in one moment would reach any place: the anchor grants it once a minute.
 */
export function extendTrail({ last, anchor }: LiveTrail, fix: TrackFix): LiveTrail | null {
  if (!isDrivable(last, fix) || !isDrivable(anchor, fix)) return null;
  return { last: fix, anchor: fix.at - anchor.at >= ANCHOR_MS ? fix : anchor };
}
