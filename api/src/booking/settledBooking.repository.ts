import { type BookingStatus, earnedStatuses } from '@wayfare/shared';
import { batchesOf } from '../database/batches.js';
import { drivenBy } from '../database/driver.js';
import { plainAll } from '../database/plain.js';
import type { bookingModel } from './booking.model.js';
import type { StoredBooking } from './booking.repository.js';

/** What a trip's price comes from, and what it was. */
const PRICED = {
  carType: 1,
  distance: 1,
  total_trip_time: 1,
  estimateDistance: 1,
  estimateTime: 1,
  parcelTypeSelected: 1,
  optionSelected: 1,
  trip_cost: 1,
  convenience_fees: 1,
  driver_share: 1,
} as const;

const endedBetween = (from: number, to: number) => ({
  status: { $in: [...earnedStatuses] },
  endTime: { $gte: from, $lte: to },
});

/** Trips that were paid, read as a whole: what they are priced from, and what the audit looks at, as `list` shows it. */
export function settledBookingRepository(model: ReturnType<typeof bookingModel>, list: Record<string, 0>) {
  const { collection } = drivenBy(model);
  return {
    /** Trips that were paid and ended in a period, counted on their own index. */
    countSettledBetween: (from: number, to: number) => collection.countDocuments(endedBetween(from, to)),

    /** The same trips with what they are priced from, batch by batch by one cursor along that index. */
    settledBetween: (from: number, to: number, size: number) =>
      batchesOf<StoredBooking>(
        collection.find(endedBetween(from, to), { projection: PRICED, batchSize: size }),
        size,
      ),

    /** Settled trips, or those in some statuses, in pages by id, for the audit of the books. */
    async findSettledAfter(
      id: string | null,
      limit: number,
      statuses: readonly BookingStatus[] = earnedStatuses,
    ) {
      const found = await model
        .find({ status: { $in: statuses }, ...(id !== null && { _id: { $gt: id } }) }, list)
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredBooking>(found);
    },
  };
}
