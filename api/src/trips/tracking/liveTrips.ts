import { type BookingStatus, drivingStatuses, type EndingTrip } from '@wayfare/shared';
import type { Clock } from '../../platform/clock.js';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import { batchCalls } from '../../platform/database/batchCalls.js';
import type { RedisLink } from '../../platform/redis/redisLink.js';

/** A booking with the fields that tracking reads. */
export interface TrackedBooking extends EndingTrip {
  id: string;
  driver?: string | null | undefined;
  driver_accept_time?: number | null | undefined;
  driver_arrive_time?: number | null | undefined;
  /** The trip that its driver finishes first. */
  afterTrip?: string | null | undefined;
}

/** A driver's active trip, with the fields that tracking needs. */
export interface LiveTrip {
  booking: string;
  status: BookingStatus;
  /** When the driver took it, a ms timestamp. */
  acceptedAt: number;
  /** ms timestamp; 0 before the arrival. */
  arrivedAt: number;
  /** ms timestamp; 0 before the start. */
  startedAt: number;
  /** What tells when and where it ends. */
  ending: EndingTrip;
}

/** How long cached trips are used without asking again, in ms: updates from other processes may get lost. */
const KNOWN_MS = 30_000;

/** Which trip each busy driver is on, cached so that not every position needs a database query. */
export interface LiveTrips {
  /** The trip a driver is on; undefined if it has to be looked up. */
  known(driver: string): LiveTrip | null | undefined;
  /** The trip a driver is on, from the database. */
  lookUp(driver: string): Promise<LiveTrip | null>;
  /** Updates the cache from a changed booking. */
  update(booking: TrackedBooking): void;
  /** Drops the cached data of a driver, because it may be wrong. */
  forget(driver: string): void;
}

/** `bookingsOf` reads the bookings that drivers are on, by driver. */
export function liveTrips({
  bookingsOf,
  clock,
}: {
  bookingsOf: (drivers: readonly string[]) => Promise<Map<string, TrackedBooking | undefined>>;
  clock: Clock;
}): LiveTrips {
  const trips = new Map<string, { trip: LiveTrip | null; until: number }>();
  const drivers = new Map<string, string>();
  const read = batchCalls(bookingsOf);

  function learn(driver: string, trip: LiveTrip | null): void {
    trips.set(driver, { trip, until: clock.now() + KNOWN_MS });
    if (trip) drivers.set(trip.booking, driver);
  }

  function forget(driver: string): void {
    const booking = trips.get(driver)?.trip?.booking;
    trips.delete(driver);
    if (booking && drivers.get(booking) === driver) drivers.delete(booking);
  }

  return {
    forget,
    known(driver) {
      const known = trips.get(driver);
      return known && known.until > clock.now() ? known.trip : undefined;
    },
    async lookUp(driver) {
      forget(driver);
      const booking = (await read([driver])).get(driver);
      // A change made in the meantime is newer.
      const known = trips.get(driver);
      if (known) return known.trip;
      const trip = booking ? tripOf(booking, driver) : null;
      learn(driver, trip);
      return trip;
    },
    update(booking) {
      const before = drivers.get(booking.id);
      if (before !== undefined) forget(before);
      if (!booking.driver) return;
      const trip = tripOf(booking, booking.driver);
      if (trip) learn(booking.driver, trip);
    },
  };
}

/** The fields that tell when and where a trip ends. */
const endingFields = [
  'kind',
  'status',
  'pickup',
  'drop',
  'dropAddress',
  'stops',
  'estimateTime',
  'trip_start_time',
  'handover',
] as const satisfies readonly (keyof EndingTrip)[];

/** None of them is missing in the list. */
type ListedEnding = Pick<TrackedBooking, (typeof endingFields)[number]>;
const endingOf = (booking: TrackedBooking): EndingTrip => onlyFields(booking, endingFields) as ListedEnding;

function tripOf(booking: TrackedBooking, driver: string): LiveTrip | null {
  if (booking.driver !== driver || !drivingStatuses.includes(booking.status)) return null;
  // The driver is still on another trip.
  if (booking.afterTrip) return null;
  return {
    booking: booking.id,
    status: booking.status,
    acceptedAt: booking.driver_accept_time ?? 0,
    arrivedAt: booking.driver_arrive_time ?? 0,
    startedAt: booking.trip_start_time ?? 0,
    ending: endingOf(booking),
  };
}

/** The same across processes: each notifies the others which driver's trip has changed. */
export function sharedLiveTrips(own: LiveTrips, redis: RedisLink): LiveTrips {
  const channel = `${redis.prefix}:trips`;
  redis.subscribe(channel, (driver) => own.forget(driver));
  return {
    ...own,
    forget(driver) {
      own.forget(driver);
      redis.publish(channel, driver);
    },
    update(booking) {
      own.update(booking);
      // This process receives the message too and looks the trip up again: its cache may be older than
      // another process's change.
      if (booking.driver) redis.publish(channel, booking.driver);
    },
  };
}
