import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { believedFixes, NOISE_KM, type TrackFix } from '../tracking/trackGate.js';

/** The part of the way to the pickup that a driver must have driven, and the most that is required, in km. */
const APPROACHED_SHARE = 0.25;
const MOST_REQUIRED_KM = 0.5;
/** How long a driver has after accepting until standing still counts against them, in ms. */
const TIME_TO_SET_OFF_MS = 2 * 60_000;

/**
 * Whether a driver's positions show that they came to the pickup or toward it: the last believed one is at
 * the pickup, or nearer to it than the first by a quarter of the way (at least 150 m, at most 500 m). Only
 * then is the driver paid for the drive when the rider cancels (rule 3.27).
 * @param fixes the driver's positions since accepting the trip, in order of time, the first one where it was
 *   accepted
 * @param arrivalKm how near to the pickup counts as being there, in km
 */
export function showsApproach(pickup: LatLng, fixes: readonly TrackFix[], arrivalKm: number): boolean {
  const believed = believedFixes(fixes);
  const [first, last] = [believed[0], believed.at(-1)];
  if (!first || !last) return false;
  const [before, now] = [distanceKm(first, pickup), distanceKm(last, pickup)];
  const required = Math.min(MOST_REQUIRED_KM, Math.max(NOISE_KM, before * APPROACHED_SHARE));
  return now <= arrivalKm || before - now >= required;
}

/**
 * Whether a rider's cancellation counts against the driver: they had time to set off, and no position shows
 * that they did.
 * @param trip when the driver accepted it, a ms timestamp
 */
export const isDriversFault = (
  { acceptedAt, hasApproached }: { acceptedAt: number; hasApproached: boolean },
  now: number,
): boolean => !hasApproached && now - acceptedAt >= TIME_TO_SET_OFF_MS;
