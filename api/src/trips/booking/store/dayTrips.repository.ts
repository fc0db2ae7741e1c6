import type { Types } from 'mongoose';
import type { bookingModel } from './booking.model.js';

/** The trips of a day up to a time of day. Amounts are in the settings' currency. */
export interface DayTrips {
  /** Due by then and known by then. */
  trips: number;
  /** Driven to their end. */
  served: number;
  canceled: number;
  /** Without a driver. */
  waiting: number;
  /** The fares of the trips that were served. */
  revenue: number;
}

/** Adds up the trips of a day, as they stood at a time of day. */
export function dayTripsRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /**
     * The trips that were due from `start` to `until` (ms timestamps), as they stood at `until`; overall or
     * for a fleet. Trips that were never paid for do not count.
     */
    async dayTrips({ start, until }: { start: number; until: number }, fleet?: string): Promise<DayTrips> {
      const reached = (field: string) => ({
        $and: [{ $gt: [field, 0] }, { $lte: [field, until] }],
      });
      const isCanceled = { $eq: ['$status', 'CANCELLED'] };
      // Bookings of earlier versions do not have the time.
      const canceled = { $and: [isCanceled, { $lte: [{ $ifNull: ['$cancelledAt', 0] }, until] }] };
      const served = { $and: [{ $not: [isCanceled] }, reached('$endTime')] };
      const waiting = { $not: [{ $or: [canceled, reached('$driver_accept_time')] }] };
      const countOf = (condition: unknown) => ({ $sum: { $cond: [condition, 1, 0] } });
      const [sums] = await model.aggregate<Record<keyof DayTrips, number | Types.Decimal128>>([
        {
          $match: {
            tripdate: { $gte: start, $lte: until },
            bookingDate: { $lte: until },
            status: { $ne: 'PAYMENT_PENDING' },
            reason: { $ne: 'cancel_reason_incomplete_booking' },
            ...(fleet !== undefined && { fleetadmin: fleet }),
          },
        },
        {
          $group: {
            _id: null,
            trips: { $sum: 1 },
            served: countOf(served),
            canceled: countOf(canceled),
            waiting: countOf(waiting),
            revenue: { $sum: { $cond: [served, '$trip_cost', 0] } },
          },
        },
      ]);
      const numberOf = (name: keyof DayTrips) => Number(sums?.[name]?.toString() ?? 0);
      return {
        trips: numberOf('trips'),
        served: numberOf('served'),
        canceled: numberOf('canceled'),
        waiting: numberOf('waiting'),
        revenue: numberOf('revenue'),
      };
    },
  };
}
