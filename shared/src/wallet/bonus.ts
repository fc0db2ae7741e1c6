import { type Amount, exact, toWire } from '../money/money.js';

/**
 * How much of a trip bonus money pays: at most the convenience fee, less what a promo takes off already. The rest, which
 * is at least the driver's share unless a promo pays for that, is real money. So bonus money can never become money that
 * a driver withdraws, whoever rides with whom.
 */
export function bonusPart(trip: {
  /** The payer's bonus money. */
  bonusBalance: Amount;
  convenienceFee: Amount;
  /** What the payer owes, after the discount. */
  payable: Amount;
  discount?: Amount;
}): number {
  const feeLeft = exact(trip.convenienceFee).minus(trip.discount ?? 0);
  const limits = [exact(trip.bonusBalance), feeLeft, exact(trip.payable)];
  const least = limits.reduce((lowest, limit) => (limit.lt(lowest) ? limit : lowest));
  return least.gt(0) ? toWire(least) : 0;
}
