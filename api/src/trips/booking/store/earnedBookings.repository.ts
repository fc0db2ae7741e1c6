import { exact } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { plain } from '../../../platform/database/plain.js';
import { EARNINGS_EFFECT, type EarnedTrips, REVIEW_EARNINGS_EFFECT, SETTLED } from './earningRows.js';
import { bookingModel } from './booking.model.js';
import type { StoredBooking } from './storedBooking.js';

/** The settled trips that the earnings add up. */
export function earnedBookingsRepository(connection: Connection) {
  const model = bookingModel(connection);
  return {
    /** When the first settled trip at or after a time ended; null if there is none. */
    async nextSettled(since: number): Promise<number | null> {
      const found = await model
        .findOne({ status: SETTLED, endTime: { $gte: since } }, { endTime: 1 })
        .sort({ endTime: 1 })
        .lean();
      return found?.endTime ?? null;
    },

    /**
     * Those of these bookings that still have the effect of counting or correcting them, with the keys of
     * their effects.
     */
    async findStillCounting(ids: readonly string[]): Promise<{ id: string; effects: { key: string }[] }[]> {
      const found = await model
        .find(
          {
            _id: { $in: ids },
            'effects.key': { $in: [EARNINGS_EFFECT, REVIEW_EARNINGS_EFFECT] },
          },
          { 'effects.key': 1 },
        )
        .lean<{ _id: string; effects: { key: string }[] }[]>();
      return found.map(({ _id, effects }) => ({ id: _id, effects }));
    },

    /**
     * A day's settled trips, added up by driver and fleet. Leaves out trips in `except` and those not counted
     * yet.
     */
    async addUpDay(from: number, until: number, except: readonly string[]): Promise<EarnedTrips[]> {
      const groups = await model.aggregate<Group>([
        {
          $match: {
            status: SETTLED,
            endTime: { $gte: from, $lt: until },
            driver: { $nin: [null, ''] },
            'effects.key': { $ne: EARNINGS_EFFECT },
            ...(except.length > 0 && { _id: { $nin: except } }),
          },
        },
        { $sort: { endTime: 1 } },
        {
          $group: {
            _id: { driver: '$driver', fleetadmin: { $ifNull: ['$fleetadmin', ''] } },
            rides: { $sum: 1 },
            tripCost: { $sum: '$trip_cost' },
            convenienceFee: { $sum: '$convenience_fees' },
            shownFee: { $sum: { $max: ['$convenience_fees', 0] } },
            discountAmount: { $sum: '$discount_amount' },
            driverShare: { $sum: '$driver_share' },
            // A sum over Decimal128 values and missing ones is a number if all are missing.
            raises: { $sum: '$raise' },
            driverName: { $last: '$driver_name' },
            vehicle: { $last: '$vehicle_number' },
          },
        },
      ]);
      return groups.map(({ _id, rides, driverName, vehicle, ...sums }) => ({
        driver: _id.driver,
        fleetadmin: _id.fleetadmin,
        driverName: driverName ?? '',
        vehicle: vehicle ?? '',
        rides,
        tripCost: exact(sums.tripCost.toString()),
        convenienceFee: exact(sums.convenienceFee.toString()),
        shownFee: exact(sums.shownFee.toString()),
        discountAmount: exact(sums.discountAmount.toString()),
        driverShare: exact(sums.driverShare.toString()),
        raises: exact(sums.raises.toString()),
      }));
    },

    /** Settled trips that are being counted right now, or that a crashed process left uncounted. */
    async findCounting() {
      const found = await model
        .find({ 'effects.key': EARNINGS_EFFECT, effectsDue: { $gte: 0 }, status: SETTLED })
        .lean();
      return found.map((booking) => plain<StoredBooking>(booking));
    },

    /** Settled trips whose correction is being counted: their amounts are already corrected. */
    async findCorrecting() {
      const found = await model
        .find({ 'effects.key': REVIEW_EARNINGS_EFFECT, effectsDue: { $gte: 0 }, status: SETTLED })
        .sort({ _id: 1 })
        .lean();
      return found.map((booking) => plain<StoredBooking>(booking));
    },
  };
}

interface Group {
  _id: { driver: string; fleetadmin: string };
  rides: number;
  tripCost: Types.Decimal128;
  convenienceFee: Types.Decimal128;
  shownFee: Types.Decimal128;
  discountAmount: Types.Decimal128;
  driverShare: Types.Decimal128;
  raises: Types.Decimal128 | number;
  driverName?: string | null;
  vehicle?: string | null;
}

export type EarnedBookings = ReturnType<typeof earnedBookingsRepository>;
