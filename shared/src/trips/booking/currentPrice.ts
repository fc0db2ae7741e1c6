import type { Booking } from './booking.schema.js';
import { isPriceOpen, type OfKind } from './tripKind.js';

/**
 * The price of an open trip, in the currency of the settings: the fare once the ride is over, the estimate
 * before; null while it is unknown, or open because a meter counts it.
 */
export function currentPrice({
  status,
  kind,
  trip_cost,
  estimate,
}: Pick<Booking, 'status'> & OfKind & Partial<Pick<Booking, 'trip_cost' | 'estimate'>>): {
  amount: number;
  isFare: boolean;
} | null {
  if (isPriceOpen({ status, kind })) return null;
  const isFare = status === 'REACHED' || status === 'PENDING';
  const amount = isFare ? trip_cost : estimate;
  return amount === undefined ? null : { amount, isFare };
}
