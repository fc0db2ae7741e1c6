import { earnedStatuses } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { bookingModel } from './booking.model.js';

/** How long before its end or cancellation a trip's date can be, in ms: the index is by trip date. */
const LONGEST_TRIP_MS = 3 * 24 * 60 * 60_000;

/** A driver's earnings on a day (yyyymmdd), from trips or from cancellations. Amounts are exact decimals. */
export interface EarnedOnDay {
  day: number;
  trips: number;
  share: string;
  raises: string;
  tips: string;
  cancelFees: string;
  convenienceFees: string;
}

type Sum = Types.Decimal128 | number;
type Amounts = 'share' | 'raises' | 'tips' | 'cancelFees' | 'convenienceFees';
type Row = { _id: string; trips: number } & Record<Amounts, Sum>;

/**
 * A driver's own earnings by day, and the trips of several drivers: by the index of the driver's trips, over
 * a limited time.
 */
export function driverDaysRepository(connection: Connection) {
  const model = bookingModel(connection);
  const dayOf = (time: string, timezone: string) => ({
    $dateToString: { date: { $toDate: time }, format: '%Y%m%d', timezone },
  });
  const settled = { status: { $in: earnedStatuses } };
  // Counts only fees that the driver has received: neither fees that wait for the rider's money nor void
  // ones.
  const compensated = { status: 'CANCELLED', cancel_fee: { $gt: 0 }, feeDueAt: null, feeVoid: null };
  return {
    /**
     * How many trips of each of these drivers ended since `from` (a ms timestamp). Drivers without one are
     * missing.
     */
    async tripsSince(drivers: readonly string[], from: number): Promise<Map<string, number>> {
      const ended = {
        driver: { $in: [...drivers] },
        tripdate: { $gte: from - LONGEST_TRIP_MS },
        endTime: { $gte: from },
      };
      const found = await model.aggregate<{ _id: string; trips: number }>([
        { $match: ended },
        { $group: { _id: '$driver', trips: { $sum: 1 } } },
      ]);
      return new Map(found.map(({ _id, trips }) => [_id, trips]));
    },

    /**
     * What each of these drivers earned with settled trips that ended since `from` (a ms timestamp): to
     * compare them, not to pay them. Drivers without earnings are missing.
     */
    async earnedSince(drivers: readonly string[], from: number): Promise<Map<string, number>> {
      const ended = {
        driver: { $in: [...drivers] },
        tripdate: { $gte: from - LONGEST_TRIP_MS },
        endTime: { $gte: from },
        ...settled,
      };
      const found = await model.aggregate<{ _id: string; share: Sum; raises: Sum }>([
        { $match: ended },
        { $group: { _id: '$driver', share: { $sum: '$driver_share' }, raises: { $sum: '$raise' } } },
      ]);
      const numberOf = (sum: Sum) => Number(sum.toString());
      return new Map(found.map(({ _id, share, raises }) => [_id, numberOf(share) + numberOf(raises)]));
    },

    /** The days with earnings of a driver since `from` (a ms timestamp), in a time zone. */
    async ofDriver(driver: string, from: number, timeZone: string): Promise<EarnedOnDay[]> {
      const recent = { driver, tripdate: { $gte: from - LONGEST_TRIP_MS } };
      const tip = { $cond: [{ $or: ['$tipDueAt', '$tipLost'] }, 0, { $ifNull: ['$tip', 0] }] };
      const [trips, cancellations] = await Promise.all([
        model.aggregate<Row>([
          { $match: { ...recent, ...settled, endTime: { $gte: from } } },
          {
            $group: {
              _id: dayOf('$endTime', timeZone),
              trips: { $sum: 1 },
              share: { $sum: '$driver_share' },
              raises: { $sum: '$raise' },
              tips: { $sum: tip },
              convenienceFees: { $sum: '$convenience_fees' },
              cancelFees: { $sum: 0 },
            },
          },
        ]),
        model.aggregate<Row>([
          { $match: { ...recent, ...compensated, cancelledAt: { $gte: from } } },
          {
            $group: {
              _id: dayOf('$cancelledAt', timeZone),
              trips: { $sum: 0 },
              share: { $sum: 0 },
              raises: { $sum: 0 },
              tips: { $sum: 0 },
              convenienceFees: { $sum: 0 },
              cancelFees: { $sum: '$cancel_fee' },
            },
          },
        ]),
      ]);
      return [...trips, ...cancellations].map(({ _id, trips: count, ...sums }) => ({
        day: Number(_id),
        trips: count,
        share: sums.share.toString(),
        raises: sums.raises.toString(),
        tips: sums.tips.toString(),
        cancelFees: sums.cancelFees.toString(),
        convenienceFees: sums.convenienceFees.toString(),
      }));
    },
  };
}
