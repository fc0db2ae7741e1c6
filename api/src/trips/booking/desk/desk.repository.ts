import { deskStatuses } from '@wayfare/shared';
import { plainAll } from '../../../platform/database/plain.js';
import type { bookingModel } from '../store/booking.model.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** Which trips the desk shows: those in the user's scope, with a trip date in a period (ms timestamps). */
interface DeskPeriod {
  scope: Record<string, unknown>;
  from: number;
  to: number;
}

/** An open trip with the fields that the rules of the alerts need. */
export type WatchedTrip = Pick<
  StoredBooking,
  | 'id'
  | 'booking_id'
  | 'status'
  | 'tripdate'
  | 'bookLater'
  | 'waitingSince'
  | 'widened'
  | 'pickup'
  | 'drop'
  | 'driver'
  | 'fleetadmin'
  | 'driver_accept_time'
  | 'trip_start_time'
  | 'trip_end_time'
> &
  Partial<Pick<StoredBooking, 'reference' | 'kind' | 'coords' | 'rideCheck' | 'planLost' | 'longerTrip'>>;

const WATCHED = {
  booking_id: 1,
  reference: 1,
  status: 1,
  kind: 1,
  tripdate: 1,
  bookLater: 1,
  waitingSince: 1,
  widened: 1,
  pickup: 1,
  drop: 1,
  driver: 1,
  fleetadmin: 1,
  driver_accept_time: 1,
  trip_start_time: 1,
  trip_end_time: 1,
  rideCheck: 1,
  planLost: 1,
  longerTrip: 1,
} as const satisfies Partial<Record<keyof WatchedTrip, 1>>;

/**
 * Reads the open trips. Each status has its own query, so that the index on status and trip date gives them
 * in order.
 */
export function deskRepository(model: ReturnType<typeof bookingModel>, projection: Record<string, 0 | 1>) {
  const period = ({ scope, from, to }: DeskPeriod) => ({ ...scope, tripdate: { $gte: from, $lte: to } });
  return {
    async openTrips(asked: DeskPeriod, limit: number): Promise<{ trips: StoredBooking[]; isCut: boolean }> {
      const byStatus = await Promise.all(
        deskStatuses.map((status) =>
          model
            .find({ ...period(asked), status }, projection)
            .sort({ tripdate: 1 })
            .limit(limit + 1)
            .lean(),
        ),
      );
      return {
        trips: byStatus.flatMap((found) => plainAll<StoredBooking>(found.slice(0, limit))),
        isCut: byStatus.some((found) => found.length > limit),
      };
    },

    /** Returns the open trips with the fields of the alert rules, at most `limit` of each status. */
    async watchedTrips(asked: DeskPeriod, limit: number): Promise<WatchedTrip[]> {
      const byStatus = await Promise.all(
        deskStatuses.map((status) =>
          model
            .find({ ...period(asked), status }, WATCHED)
            .sort({ tripdate: 1 })
            .limit(limit)
            .lean(),
        ),
      );
      return byStatus.flatMap((found) => plainAll<WatchedTrip>(found));
    },

    /** Returns those of the given trips that are open, with the fields of the alert rules. */
    async watchedAmong(ids: readonly string[], asked: DeskPeriod): Promise<WatchedTrip[]> {
      if (ids.length === 0) return [];
      const found = await model
        .find({ ...period(asked), _id: { $in: ids }, status: { $in: [...deskStatuses] } }, WATCHED)
        .lean();
      return plainAll<WatchedTrip>(found);
    },

    /** Returns the given trips, open or not, with the fields of the alert rules. */
    async watchedOf(ids: readonly string[]): Promise<WatchedTrip[]> {
      if (ids.length === 0) return [];
      return plainAll<WatchedTrip>(await model.find({ _id: { $in: ids } }, WATCHED).lean());
    },

    /** The lines of the given trips' routes. */
    async routesOf(ids: readonly string[]): Promise<Map<string, StoredBooking['coords']>> {
      if (ids.length === 0) return new Map();
      const found = plainAll<Pick<StoredBooking, 'id' | 'coords'>>(
        await model.find({ _id: { $in: ids } }, { coords: 1 }).lean(),
      );
      return new Map(found.map(({ id, coords }) => [id, coords]));
    },

    /** The latest trips that match, by trip date. */
    async latestTrips(filter: Record<string, unknown>, limit: number): Promise<StoredBooking[]> {
      const found = await model.find(filter, projection).sort({ tripdate: -1, _id: -1 }).limit(limit).lean();
      return plainAll<StoredBooking>(found);
    },

    /** Those of the given trips that the desk shows. */
    async openAmong(ids: readonly string[], asked: DeskPeriod): Promise<StoredBooking[]> {
      const found = await model
        .find({ ...period(asked), _id: { $in: ids }, status: { $in: [...deskStatuses] } }, projection)
        .lean();
      return plainAll<StoredBooking>(found);
    },
  };
}
