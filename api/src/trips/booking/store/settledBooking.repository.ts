import { type BookingStatus, earnedStatuses } from '@wayfare/shared';
import { batchesOf } from '../../../platform/database/batches.js';
import { drivenBy } from '../../../platform/database/driver.js';
import { plainAll } from '../../../platform/database/plain.js';
import type { bookingModel } from './booking.model.js';
import type { StoredBooking } from './storedBooking.js';

/** A trip's pricing inputs, and its resulting price. */
const PRICED = {
  carType: 1,
  distance: 1,
  total_trip_time: 1,
  estimateDistance: 1,
  estimateTime: 1,
  parcelTypeSelected: 1,
  optionSelected: 1,
  trip_cost: 1,
  riderExtra: 1,
  convenience_fees: 1,
  driver_share: 1,
} as const;

const endedBetween = (from: number, to: number) => ({
  status: { $in: [...earnedStatuses] },
  endTime: { $gte: from, $lte: to },
});

/** Bulk reads of paid trips: their pricing inputs, and the fields in `list` for the ledger audit. */
export function settledBookingRepository(model: ReturnType<typeof bookingModel>, list: Record<string, 0>) {
  const { collection } = drivenBy(model);
  return {
    /** Counts paid trips that ended in a period, using their own index. */
    countSettledBetween: (from: number, to: number) => collection.countDocuments(endedBetween(from, to)),

    /**
     * Paid trips with a promo that ended since then (a ms timestamp), of a driver or of riders with a device:
     * who took part, and when they ended.
     */
    async findPromoTrips(
      { driver, device }: { driver: string; device: string | null | undefined },
      since: number,
    ) {
      const rows = await model
        .find(
          {
            promo_applied: true,
            status: { $in: [...earnedStatuses] },
            endTime: { $gte: since },
            $or: [{ driver }, ...(device ? [{ customer_token: device }] : [])],
          },
          { driver: 1, customer: 1, customer_token: 1, endTime: 1 },
        )
        .lean();
      return rows.map(({ _id, driver: by, customer, customer_token, endTime }) => ({
        id: _id as string,
        driver: by,
        customer,
        device: customer_token,
        endedAt: endTime ?? 0,
      }));
    },

    /** The same trips with their pricing inputs, in batches from one cursor along that index. */
    settledBetween: (from: number, to: number, size: number) =>
      batchesOf<StoredBooking>(
        collection.find(endedBetween(from, to), { projection: PRICED, batchSize: size }),
        size,
      ),

    /** Settled trips, or trips in the given statuses, in pages by id, for the ledger audit. */
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
