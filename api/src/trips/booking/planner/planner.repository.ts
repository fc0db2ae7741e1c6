import type { BookingStatus, Shift } from '@wayfare/shared';
import { plainAll } from '../../../platform/database/plain.js';
import type { bookingModel } from '../store/booking.model.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** Statuses of prebookings that still need a car. */
const plannedStatuses = [
  'NEW',
  'ACCEPTED',
  'ARRIVED',
  'STARTED',
  'REACHED',
] as const satisfies readonly BookingStatus[];

const PLANNED = {
  booking_id: 1,
  reference: 1,
  status: 1,
  kind: 1,
  fleet: 1,
  openedAt: 1,
  carType: 1,
  passengers: 1,
  luggage: 1,
  needs: 1,
  tripdate: 1,
  timeZone: 1,
  bookLater: 1,
  leadSeconds: 1,
  estimateTime: 1,
  pickup: 1,
  drop: 1,
  dropAddress: 1,
  driver: 1,
  afterTrip: 1,
  plan: 1,
  planLost: 1,
  longerTrip: 1,
} as const;

/** A prebooking with the fields that the planner needs. */
export type PlannedBooking = Pick<
  StoredBooking,
  'reference' | 'plan' | 'planLost' | 'longerTrip' | 'leadSeconds'
> &
  Pick<
    StoredBooking,
    | 'id'
    | 'status'
    | 'kind'
    | 'fleet'
    | 'openedAt'
    | 'carType'
    | 'passengers'
    | 'luggage'
    | 'needs'
    | 'tripdate'
    | 'timeZone'
    | 'bookLater'
    | 'estimateTime'
    | 'pickup'
    | 'drop'
    | 'dropAddress'
    | 'driver'
    | 'afterTrip'
  >;

/** Reads prebookings, and when drivers drove. Times are ms timestamps. */
export function plannerRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /**
     * Open prebookings by trip date, at most `limit`. Each status has its own query, for the index on status
     * and trip date.
     */
    async prebookings(
      { scope, from, to }: { scope: Record<string, unknown>; from: number; to: number },
      limit: number,
    ): Promise<{ trips: PlannedBooking[]; isCut: boolean }> {
      const byStatus = await Promise.all(
        plannedStatuses.map((status) =>
          model
            .find({ ...scope, status, bookLater: true, tripdate: { $gte: from, $lt: to } }, PLANNED)
            .sort({ tripdate: 1 })
            .limit(limit + 1)
            .lean(),
        ),
      );
      const trips = plainAll<PlannedBooking>(byStatus.flat()).toSorted((a, b) => a.tripdate - b.tripdate);
      return { trips: trips.slice(0, limit), isCut: trips.length > limit };
    },

    /** Returns the prebookings that are planned for a driver and not offered to anyone yet, by trip date. */
    async plannedFor(driver: string, limit: number): Promise<PlannedBooking[]> {
      const found = await model
        .find({ 'plan.driver': driver, status: 'NEW', 'plan.triedAt': null }, PLANNED)
        .sort({ tripdate: 1 })
        .limit(limit)
        .lean();
      return plainAll<PlannedBooking>(found);
    },

    /** Prebookings whose planned driver is to be asked now. */
    async findPlansDue(now: number, limit: number): Promise<string[]> {
      const found = await model
        .find({ planDueAt: { $lte: now }, status: 'NEW' }, { _id: 1 })
        .sort({ planDueAt: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id as string);
    },

    /**
     * When these drivers were on trips that were booked for a period, from acceptance to the end: by driver.
     */
    async drivenBetween(
      drivers: readonly string[],
      { from, to }: Shift,
      limit: number,
    ): Promise<Map<string, Shift[]>> {
      const found = await model
        .find(
          { driver: { $in: [...drivers] }, tripdate: { $gte: from, $lt: to }, endTime: { $gt: 0 } },
          { driver: 1, tripdate: 1, driver_accept_time: 1, endTime: 1 },
        )
        .limit(limit)
        .lean();
      const driven = new Map<string, Shift[]>();
      for (const { driver, tripdate, driver_accept_time: accepted, endTime } of found) {
        const trip = { from: accepted ?? (tripdate as number), to: endTime as number };
        driven.set(driver as string, [...(driven.get(driver as string) ?? []), trip]);
      }
      return driven;
    },
  };
}
