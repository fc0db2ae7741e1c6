import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';
import type { Booking } from './booking.schema.js';
import { extraWithin } from './riderExtra.js';

/**
 * The amounts of a receipt: `fare` + `extras` + `riderExtra` - `discount` = `paid`, and `paid` + `tip` =
 * `total`, exactly.
 */
export interface ReceiptAmounts {
  fare: number;
  /** The parcel type and the option that cost extra. */
  extras: { description: string; amount: number }[];
  /** What the rider added for the driver. */
  riderExtra: number;
  discount: number;
  paid: number;
  tip: number;
  total: number;
}

type Paid = Pick<
  Booking,
  | 'trip_cost'
  | 'riderExtra'
  | 'discount_amount'
  | 'customer_paid'
  | 'tip'
  | 'parcelTypeSelected'
  | 'optionSelected'
>;

/** The parts of what a trip has cost its rider. Extras that a lower price no longer covers are not listed. */
export function receiptAmounts(booking: Paid): ReceiptAmounts {
  const sold = [booking.parcelTypeSelected, booking.optionSelected].flatMap((extra) =>
    extra && extra.amount > 0 ? [{ description: extra.description, amount: extra.amount }] : [],
  );
  const extrasCost = sumAmounts(sold.map(({ amount }) => amount));
  const riderExtra = extraWithin(booking.trip_cost, booking);
  const cost = exact(booking.trip_cost).minus(riderExtra);
  const extras = extrasCost.lte(cost) ? sold : [];
  const fare = cost.minus(sumAmounts(extras.map(({ amount }) => amount)));
  const tip = booking.tip ?? 0;
  return {
    fare: toWire(fare),
    extras,
    riderExtra,
    discount: booking.discount_amount,
    paid: booking.customer_paid,
    tip,
    total: toWire(sumAmounts([booking.customer_paid, tip])),
  };
}
