import { OVERDUE_MS } from '@wayfare/shared';
import { plainAll } from '../../../platform/database/plain.js';
import type { bookingModel } from './booking.model.js';
import { dispatchStartedBy } from './dispatchStarted.js';
import type { StoredBooking } from './storedBooking.js';

/** A trip that waited for a driver, with the fields that the replay of a shift needs. */
export type WaitedTrip = Pick<
  StoredBooking,
  | 'id'
  | 'status'
  | 'booking_id'
  | 'reference'
  | 'carType'
  | 'passengers'
  | 'luggage'
  | 'needs'
  | 'tripdate'
  | 'bookingDate'
  | 'bookLater'
  | 'leadSeconds'
  | 'waitingSince'
  | 'pickup'
  | 'drop'
  | 'driver'
  | 'driver_accept_time'
  | 'driver_arrive_time'
  | 'trip_start_time'
  | 'trip_end_time'
  | 'cancelledAt'
  | 'cancelledBy'
  | 'estimateTime'
  | 'pastOffers'
>;

const WAITED = {
  booking_id: 1,
  reference: 1,
  status: 1,
  carType: 1,
  passengers: 1,
  luggage: 1,
  needs: 1,
  tripdate: 1,
  bookingDate: 1,
  bookLater: 1,
  leadSeconds: 1,
  waitingSince: 1,
  pickup: 1,
  drop: 1,
  driver: 1,
  driver_accept_time: 1,
  driver_arrive_time: 1,
  trip_start_time: 1,
  trip_end_time: 1,
  cancelledAt: 1,
  cancelledBy: 1,
  estimateTime: 1,
  pastOffers: 1,
} as const satisfies Partial<Record<keyof WaitedTrip, 1>>;

/** Reads the trips that waited for a driver. */
export function shiftTripsRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /**
     * Trips that may have waited for a driver in [from, to] (ms timestamps), by trip date; unpaid ones never
     * did.
     */
    async waitedBetween(from: number, to: number, limit: number): Promise<WaitedTrip[]> {
      const started = dispatchStartedBy(to);
      const found = await model
        .find(
          {
            ...started,
            tripdate: { ...started.tripdate, $gte: from - OVERDUE_MS },
            status: { $ne: 'PAYMENT_PENDING' },
            // Never paid, so it never went to dispatch.
            reason: { $ne: 'cancel_reason_incomplete_booking' },
          },
          WAITED,
        )
        .sort({ tripdate: -1, _id: -1 })
        .limit(limit)
        .lean();
      return plainAll<WaitedTrip>(found).reverse();
    },
  };
}
