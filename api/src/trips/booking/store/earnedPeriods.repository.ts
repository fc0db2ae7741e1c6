import type { EarnedQuery, EarnedSource } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { bookingModel } from './booking.model.js';
import { SETTLED } from './earningRows.js';

/** How long before its end a fleet's trip can have been booked for, in ms: their index is by trip date. */
const LONGEST_TRIP_MS = 3 * 24 * 60 * 60_000;

/**
 * The trips to add up: those that ended from `start` until before `end` (ms timestamps), of one fleet or all.
 */
export interface EarnedTripsQuery {
  start: number;
  end: number;
  by: EarnedQuery['by'];
  timeZone: string;
  fleetadmin: string | undefined;
}

type Sum = Types.Decimal128 | number;
type Group = { _id: string | null; trips: number } & Record<
  Exclude<keyof EarnedSource, 'key' | 'trips'>,
  Sum
>;

/** Settled trips added up over a bounded period, by the index of their ends or of a fleet's trips. */
export function earnedPeriodsRepository(connection: Connection) {
  const model = bookingModel(connection);
  return {
    /** Adds up settled trips by day, car type or payment method. Groups without trips are missing. */
    async addUp({ start, end, by, timeZone, fleetadmin }: EarnedTripsQuery): Promise<EarnedSource[]> {
      const groups = await model.aggregate<Group>([
        {
          $match: {
            status: SETTLED,
            endTime: { $gte: start, $lt: end },
            ...(fleetadmin !== undefined && { fleetadmin, tripdate: { $gte: start - LONGEST_TRIP_MS } }),
          },
        },
        {
          $group: {
            _id: keyOf(by, timeZone),
            trips: { $sum: 1 },
            tripCost: { $sum: '$trip_cost' },
            driverShare: { $sum: '$driver_share' },
            raises: { $sum: '$raise' },
            cash: { $sum: '$cashPaymentAmount' },
            card: { $sum: '$cardPaymentAmount' },
            wallet: { $sum: '$usedWalletMoney' },
            convenienceFee: { $sum: '$convenience_fees' },
            discount: { $sum: '$discount_amount' },
          },
        },
      ]);
      return groups.map(({ _id, trips, ...sums }) => {
        const texts = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum.toString()]));
        return { key: _id ?? '', trips, ...(texts as Omit<EarnedSource, 'key' | 'trips'>) };
      });
    },
  };
}

/** What trips are grouped by: weeks and months are added up from days. */
function keyOf(by: EarnedQuery['by'], timezone: string) {
  if (by === 'carType') return '$carType';
  if (by === 'payment') return '$payment_mode';
  return { $dateToString: { date: { $toDate: '$endTime' }, format: '%Y%m%d', timezone } };
}
