import { type Amount, exact, toWire } from '../../basics/decimals/money.js';

/**
 * How much of a trip bonus money pays: at most the convenience fee, minus the promo discount. The rest,
 * which is at least the driver's share unless a promo covers it, is real money. So bonus money can never
 * become money that a driver withdraws, whichever accounts are involved.
 */
export function bonusPart(trip: {
  /** The payer's bonus money. */
  bonusBalance: Amount;
  convenienceFee: Amount;
  /** The amount the payer owes, after the discount. */
  payable: Amount;
  discount?: Amount;
}): number {
  const feeLeft = exact(trip.convenienceFee).minus(trip.discount ?? 0);
  const limits = [exact(trip.bonusBalance), feeLeft, exact(trip.payable)];
  const least = limits.reduce((lowest, limit) => (limit.lt(lowest) ? limit : lowest));
  return least.gt(0) ? toWire(least) : 0;
}
