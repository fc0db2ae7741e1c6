import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema, placeSchema } from '../../basics/geo/geo.schema.js';
import { type Booking, paymentModeSchema } from './booking.schema.js';
import { bookingStatuses, type BookingStatus } from './booking.status.js';
import { noDriverCountSchema } from './noDriver.js';
import { askedDriverSchema, overrideSchema } from './override.js';
import { dispatchStartsAt } from './bookingStart.js';
import { longerTripSchema } from './longerTrip.schema.js';
import { planLostSchema } from './plan.schema.js';
import { tripKindSchema } from './tripKind.schema.js';
import { widenedSchema } from './widening.schema.js';

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
const time = z.number().int().nullish();

/** An open trip as the live desk shows it. */
export const deskTripSchema = z.object({
  id: idSchema,
  reference: z.string(),
  status: z.enum(bookingStatuses),
  kind: tripKindSchema.nullish(),
  fleet: idSchema.nullish(),
  openedAt: time,
  version: z.number().int().optional(),
  carType: z.string().nullish(),
  tripdate: z.number().int(),
  timeZone: z.string().nullish(),
  bookLater: z.boolean(),
  leadSeconds: z.number().int().nullish(),
  planLost: planLostSchema.nullish(),
  longerTrip: longerTripSchema.nullish(),
  waitingSince: time,
  customer_name: z.string().nullish(),
  pickup: placeSchema,
  drop: placeSchema,
  /** Empty while the destination is not known. */
  dropAddress: z.string().optional(),
  driver: idSchema.nullish(),
  driver_name: z.string().nullish(),
  /** The driver finishes another trip first. */
  finishingTrip: z.literal(true).optional(),
  driver_location: latLngSchema.nullish(),
  /** When the driver's position was reported, ms timestamp; null if unknown. */
  driver_at: time,
  asked: z.array(askedDriverSchema).optional(),
  override: overrideSchema.nullish(),
  widened: widenedSchema.nullish(),
  payment_mode: paymentModeSchema.nullish(),
  /** What the trip costs, as estimated or, once it is over, as charged. */
  estimate: z.number().optional(),
  trip_cost: z.number().optional(),
  /** Why the drivers around a waiting trip do not take it, for admins; null while one is asked. */
  noDriver: z.array(noDriverCountSchema).nullish(),
  /** Its fare is under review. */
  inReview: z.boolean(),
});
export type DeskTrip = z.infer<typeof deskTripSchema>;

/** The open trips a user may see, as of `at` (ms timestamp). */
export const deskSchema = z.object({
  at: z.number().int(),
  trips: z.array(deskTripSchema),
  /** There are more trips than are sent. */
  isCut: z.boolean(),
});
export type Desk = z.infer<typeof deskSchema>;

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
