import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import type { BookingStatus } from './booking.status.js';
import { nextStop, type StopProgress } from './stops.js';
import { knowsDrop, type OfKind, rulesOf } from './tripKind.js';

/*
 * Next trips (rule 4.83): a driver whose trip ends soon may take the next one already, and drives to its
 * pickup when the first one ends.
 */

/** A trip under way, with the fields that tell when and where it ends. */
export interface EndingTrip extends OfKind {
  status: BookingStatus;
  pickup: LatLng;
  drop: LatLng;
  dropAddress?: string | null | undefined;
  /** The stops before the drop, in order. */
  stops?: readonly (LatLng & StopProgress)[] | null | undefined;
  /** The expected time of the whole trip, in seconds. */
  estimateTime: number;
  /** A ms timestamp. */
  trip_start_time?: number | null | undefined;
  handover?: StopProgress['handover'] | undefined;
}

/** A straight kilometer takes at least and at most so many seconds. */
const PACE = { fastest: 45, usual: 150, slowest: 600 };
/** A shorter way shows no pace, in km. */
const SHORTEST_KM = 0.5;
/** A driver who is later at the next pickup than was told by more than this loses the next trip, in ms. */
export const NEXT_LATE_MS = 5 * 60_000;
/** How often a next trip that waits for the end of the first one is looked at, in ms. */
export const NEXT_LOOK_MS = 30_000;

/**
 * Seconds until a started trip ends, from where its driver is at a time (ms timestamp): the straight way that
 * is left, at the slower of the pace that was expected and the one that was driven so far. 0 once it has
 * reached its end; null if its end is not known, or it has not started.
 */
export function restOfTrip(trip: EndingTrip, position: LatLng, now: number): number | null {
  if (trip.status === 'REACHED') return 0;
  if (trip.status !== 'STARTED' || trip.handover?.failure || !knowsDrop(trip)) return null;
  // One by the hour ends when its rider wants, wherever it goes now.
  if (rulesOf(trip).fare === 'hours') return null;
  const { pickup, drop, estimateTime, trip_start_time: startedAt } = trip;
  const stops = trip.stops ?? [];
  const next = nextStop(trip);
  const ahead = next === null ? [] : stops.slice(next);
  const left = lengthOf([position, ...ahead, drop]);
  const whole = lengthOf([pickup, ...stops, drop]);
  const expected = whole >= SHORTEST_KM && estimateTime > 0 ? estimateTime / whole : PACE.usual;
  const driven = whole - left;
  const soFar = startedAt && driven >= SHORTEST_KM ? (now - startedAt) / 1000 / driven : 0;
  return left * Math.min(PACE.slowest, Math.max(PACE.fastest, expected, soFar));
}

/**
 * Seconds until a trip ends, also from before its start: the way to the pickup and all of the trip. Null if
 * its end is not known.
 */
export function secondsUntilFree(trip: EndingTrip, position: LatLng, now: number): number | null {
  const isAhead = trip.status === 'ACCEPTED' || trip.status === 'ARRIVED';
  if (!isAhead) return restOfTrip(trip, position, now);
  if (!knowsDrop(trip) || rulesOf(trip).fare === 'hours') return null;
  const approach = trip.status === 'ACCEPTED' ? distanceKm(position, trip.pickup) * PACE.usual : 0;
  return approach + trip.estimateTime;
}

/** The length of a straight way through some places, in km. */
const lengthOf = (places: readonly LatLng[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + distanceKm(places[index] as LatLng, place), 0);

/**
 * Seconds until a trip ends, if its driver may be offered the next one: it is on the last leg, and ends
 * within `forwardMinutes`. Null otherwise, and if the settings turn next trips off.
 */
export function endsSoon(
  trip: EndingTrip,
  position: LatLng,
  now: number,
  { forwardMinutes }: { forwardMinutes: number },
): number | null {
  if (forwardMinutes <= 0 || trip.status !== 'STARTED') return null;
  if (nextStop(trip) !== null) return null;
  const rest = restOfTrip(trip, position, now);
  return rest !== null && rest <= forwardMinutes * 60 ? rest : null;
}

/** Whether the driver of a next trip is so late that others are asked. ms timestamps. */
export const isNextLate = ({ promised, expected }: { promised: number; expected: number }): boolean =>
  expected - promised > NEXT_LATE_MS;
