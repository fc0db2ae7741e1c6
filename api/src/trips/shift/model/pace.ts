import { distanceKm, medianOf, sampleAt } from '@wayfare/shared';
import type { RecordedDriver, RecordedTrip } from './recordedShift.js';

/** How fast drivers reach pickups in a straight line, in km/h, and how long boarding takes, in ms. */
export interface Pace {
  kmh: number;
  boardingMs: number;
}

/** The assumed pace if too few trips are recorded. */
const TYPICAL: Pace = { kmh: 18, boardingMs: 90_000 };
const TRIPS_AT_LEAST = 5;
/** Drives shorter than this, in km, are too short to measure the speed. */
const KM_AT_LEAST = 0.2;
const HOUR_MS = 3_600_000;

/** Where the driver of a trip was when they accepted it, as km to the pickup; null if it is not recorded. */
export function approachKm(
  { accepted, pickup }: Pick<RecordedTrip, 'accepted' | 'pickup'>,
  drivers: ReadonlyMap<string, RecordedDriver>,
): number | null {
  const sample = accepted && sampleAt(drivers.get(accepted.driver)?.samples ?? [], accepted.at);
  return sample ? distanceKm(sample, pickup) : null;
}

/** Estimates the pace from the recorded trips. */
export function paceOf(trips: readonly RecordedTrip[], drivers: ReadonlyMap<string, RecordedDriver>): Pace {
  const speeds = trips.flatMap((trip) => {
    const km = approachKm(trip, drivers);
    const ms = trip.accepted && trip.arrivedAt ? trip.arrivedAt - trip.accepted.at : 0;
    return km !== null && km >= KM_AT_LEAST && ms > 0 ? [(km / ms) * HOUR_MS] : [];
  });
  const boardings = trips.flatMap(({ arrivedAt, startedAt }) =>
    arrivedAt && startedAt ? [startedAt - arrivedAt] : [],
  );
  return {
    kmh: speeds.length >= TRIPS_AT_LEAST ? (medianOf(speeds) ?? TYPICAL.kmh) : TYPICAL.kmh,
    boardingMs:
      boardings.length >= TRIPS_AT_LEAST ? (medianOf(boardings) ?? TYPICAL.boardingMs) : TYPICAL.boardingMs,
  };
}
