import { type EarnedQuery, type EarnedRow, earnedStatuses, zonedDay } from '@wayfare/shared';
import { listAddress } from '../../frame/attention/listAddress.js';

/** The list of exactly the trips behind a row of the report. */
export function tripsOf({ from, until, value }: EarnedRow, by: EarnedQuery['by'], timeZone: string): string {
  const field = by === 'carType' ? 'carType' : 'payment_mode';
  return listAddress(
    'bookings',
    {
      status: [...earnedStatuses],
      endTime_gte: zonedDay(from, timeZone).start,
      endTime_lte: zonedDay(until, timeZone).end - 1,
      ...(value && { [field]: value }),
    },
    'tripdate',
  );
}
