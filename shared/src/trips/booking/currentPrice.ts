import type { Booking } from './booking.schema.js';

/**
 * The price of an open trip, in the currency of the settings: the fare once the ride is over, the estimate
 * before; null while it is unknown.
 */
export function currentPrice({
  status,
  trip_cost,
  estimate,
}: Pick<Booking, 'status'> & Partial<Pick<Booking, 'trip_cost' | 'estimate'>>): {
  amount: number;
  isFare: boolean;
} | null {
  const isFare = status === 'REACHED' || status === 'PENDING';
  const amount = isFare ? trip_cost : estimate;
  return amount === undefined ? null : { amount, isFare };
}
