/*
 * A change that makes a trip much longer than its driver accepted (rule 4.100).
 *
 * API: POST /bookings/:id/changes/answer, its driver, `LongerTripAnswer` → the booking. 409
 * `trip_changed_meanwhile` for an earlier question; 404 once they do not have the trip anymore.
 */
import { isMoreHours } from './hire.js';

/** However short the trip was, a change by fewer km does not make it much longer. */
const LEAST_KM = 5;

/** How far a trip goes, in km, and its hours if it is by the hour. */
export interface TripLength {
  distance: number;
  hours?: number | undefined;
}

/**
 * Whether a trip is much longer than the one its driver accepted. `percent` is the setting
 * `longerTripPercent`.
 */
export function isMuchLonger(trip: TripLength, accepted: TripLength, percent: number): boolean {
  const { distance, hours } = trip;
  if (hours && accepted.hours && isMoreHours(hours, accepted.hours, percent)) return true;
  const most = accepted.distance * (1 + percent / 100);
  return distance > most && distance > accepted.distance + LEAST_KM;
}
