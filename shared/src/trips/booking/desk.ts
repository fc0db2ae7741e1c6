import type { Booking } from './booking.schema.js';
import type { BookingStatus } from './booking.status.js';
import { dispatchStartsAt } from './bookingStart.js';
import type { Desk, DeskTrip } from './desk.schema.js';

/** Statuses of the trips on the live desk. */
export const deskStatuses = [
  'NEW',
  'ACCEPTED',
  'ARRIVED',
  'STARTED',
  'REACHED',
  'PENDING',
] as const satisfies readonly BookingStatus[];
/** How far ahead the desk shows prebookings, in ms; earlier once their dispatch has started. */
export const DESK_AHEAD_MS = 30 * 60_000;

/** The lanes of the desk, from top to bottom. */
export const deskLanes = ['unassigned', 'due', 'toPickup', 'aboard', 'payment'] as const;
export type DeskLane = (typeof deskLanes)[number];

/** The lane of a trip at a time (ms timestamp); null if the desk does not show it (yet). */
export function deskLaneOf(
  trip: Pick<DeskTrip, 'status' | 'tripdate' | 'bookLater' | 'leadSeconds'>,
  now: number,
): DeskLane | null {
  const { status, tripdate } = trip;
  switch (status) {
    case 'NEW':
      if (tripdate <= now) return 'unassigned';
      return Math.min(tripdate - DESK_AHEAD_MS, dispatchStartsAt(trip)) <= now ? 'due' : null;
    case 'ACCEPTED':
    case 'ARRIVED':
      return 'toPickup';
    case 'STARTED':
    case 'REACHED':
      return 'aboard';
    case 'PENDING':
      return 'payment';
    default:
      return null;
  }
}

/**
 * When the rider expects a driver, ms timestamp: the trip date, or the time since which the trip waits for
 * another driver.
 */
export const promisedAt = ({ tripdate, waitingSince }: Pick<Booking, 'tripdate' | 'waitingSince'>): number =>
  Math.max(tripdate, waitingSince ?? 0);

/** For how many whole minutes a rider has waited; negative before the trip date. `now` is a ms timestamp. */
export const minutesWaited = (trip: Pick<Booking, 'tripdate' | 'waitingSince'>, now: number): number =>
  Math.trunc((now - promisedAt(trip)) / 60_000);

/** The trips of each lane: those who have waited longest first. */
export function inLanes(trips: readonly DeskTrip[], now: number): Record<DeskLane, DeskTrip[]> {
  const lanes: Record<DeskLane, DeskTrip[]> = {
    unassigned: [],
    due: [],
    toPickup: [],
    aboard: [],
    payment: [],
  };
  for (const trip of trips) {
    const lane = deskLaneOf(trip, now);
    if (lane) lanes[lane].push(trip);
  }
  for (const lane of deskLanes)
    lanes[lane].sort((a, b) => promisedAt(a) - promisedAt(b) || (a.id < b.id ? -1 : 1));
  return lanes;
}

/** The desk after some of its trips were read again: those that are no longer open leave it. */
export function withTrips(desk: Desk, asked: readonly string[], read: Desk): Desk {
  const gone = new Set(asked);
  return {
    ...desk,
    at: Math.max(desk.at, read.at),
    trips: [...desk.trips.filter(({ id }) => !gone.has(id)), ...read.trips],
  };
}
