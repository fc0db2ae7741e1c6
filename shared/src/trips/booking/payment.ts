import Big from 'big.js';
import { type Amount, exact, roundAmount, toWire } from '../../basics/decimals/money.js';
import type { Promo, PromoTerms } from '../promo/promo.schema.js';
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { PaymentMode, FarePayment } from './farePayment.schema.js';

/** The discount of a promo on a trip, or why it cannot be used. */
export type PromoOutcome =
  | { discount: number }
  | { refused: 'expired' | 'min_order' | 'used_up' | 'used_before' | 'phone_unproved' };

/**
 * The discount of a promo on a trip cost: flat or a percentage, never above its cap or the cost. It is
 * valid until its last moment, from its minimum order, within its usage limit and once per user. Only someone
 * with a phone number of their own, which they proved, uses one: an account alone costs nothing. Whether they
 * did is null for people who are not signed in yet.
 */
export function promoDiscount(
  promo: Promo,
  trip: {
    cost: number;
    decimal: number;
    now: number;
    usedBefore: boolean;
    isPhoneProved: boolean | null;
  },
): PromoOutcome {
  if (trip.now > promo.promo_validity) return { refused: 'expired' };
  if (trip.cost < promo.min_order) return { refused: 'min_order' };
  if (promo.user_avail >= promo.promo_usage_limit) return { refused: 'used_up' };
  if (trip.usedBefore) return { refused: 'used_before' };
  if (trip.isPhoneProved === false) return { refused: 'phone_unproved' };
  return { discount: discountOn(promo, trip) };
}

/** The discount of a promo's terms on a cost, regardless of the user: exact, at most the cap and the cost. */
export function discountOn(terms: PromoTerms, { cost, decimal }: { cost: number; decimal: number }): number {
  const value = exact(terms.promo_discount_value);
  const asked = terms.promo_discount_type === 'flat' ? value : value.times(cost).div(100);
  // A limit with more decimals than the settings is rounded down: rounding half up would exceed it.
  const atMost = (limit: Amount) => exact(limit).round(decimal, Big.roundDown);
  const limits = [
    atMost(cost),
    ...(terms.max_promo_discount_value > 0 ? [atMost(terms.max_promo_discount_value)] : []),
  ];
  const discount = limits.reduce(
    (least, limit) => (limit.lt(least) ? limit : least),
    roundAmount(asked, decimal),
  );
  return toWire(discount);
}

/**
 * How a trip is paid, every amount exact: customer paid + discount = trip cost, and the amount paid is
 * split into cash, card and wallet (rule 3.13). Deliveries pay the whole fare by card, without discount
 * or wallet (rule 9.10).
 */
export function farePayment(input: {
  category: AppCategory;
  tripCost: number;
  mode: PaymentMode;
  promo?: { id: string; name: string; discount: number } | null;
  /** The amount that a hold on the card has already paid. `mode` pays the rest. */
  captured?: number;
}): FarePayment {
  const mode = input.category === 'delivery' ? 'card' : input.mode;
  const promo = input.category === 'delivery' ? null : (input.promo ?? null);
  const payable = toWire(exact(input.tripCost).minus(promo?.discount ?? 0));
  const captured = input.captured ?? 0;
  const rest = toWire(exact(payable).minus(captured));
  return {
    appcat: input.category,
    payment_mode: mode,
    customer_paid: payable,
    discount_amount: promo?.discount ?? 0,
    usedWalletMoney: mode === 'wallet' ? rest : 0,
    cardPaymentAmount: mode === 'card' ? payable : captured,
    cashPaymentAmount: mode === 'cash' ? rest : 0,
    payableAmount: mode === 'wallet' ? 0 : rest,
    promo_applied: promo !== null,
    promo_details: promo ? { promo_key: promo.id, promo_name: promo.name } : null,
  };
}

/**
 * The payment of a trip whose rest the business pays: a discount on the fare besides what a hold on the card
 * has paid already (`captured`). Every amount stays exact: customer paid + discount = trip cost.
 */
export function writtenOffPayment(payment: FarePayment, captured: number): FarePayment {
  const cost = exact(payment.customer_paid).plus(payment.discount_amount);
  return {
    ...payment,
    customer_paid: captured,
    discount_amount: toWire(cost.minus(captured)),
    usedWalletMoney: 0,
    cardPaymentAmount: captured,
    cashPaymentAmount: 0,
    payableAmount: 0,
  };
}

/**
 * The effect of a settled trip on the driver's wallet: the share is credited, the cash the driver kept
 * is debited (rule 4.19).
 */
export function driverPostings(booking: { id: string; driver_share: number; cashPaymentAmount: number }) {
  const credit = {
    type: 'Credit' as const,
    amount: booking.driver_share,
    txRef: `booking:${booking.id}:share`,
  };
  const debit = {
    type: 'Debit' as const,
    amount: booking.cashPaymentAmount,
    txRef: `booking:${booking.id}:cash`,
  };
  return [credit, debit].filter((posting) => posting.amount > 0);
}

/**
 * The effect of a rider's cancellation on the wallets: the fee moves from the rider to the driver (rule
 * 3.27).
 */
export function cancelFeePostings(booking: {
  id: string;
  customer: string;
  driver?: string | null;
  cancel_fee?: number | null;
  /** What staff gave back of a no-show's fee has postings of its own (`noShowBackPostings`). */
  noShow?: { fee: number } | null | undefined;
}) {
  const { id, customer, driver } = booking;
  const amount = booking.noShow?.fee ?? booking.cancel_fee;
  if (!driver || !amount) return [];
  const txRef = `booking:${id}:cancel-fee`;
  return [
    { uid: customer, posting: { type: 'Debit', amount, txRef: `${txRef}:rider` } },
    { uid: driver, posting: { type: 'Credit', amount, txRef: `${txRef}:driver` } },
  ] as const;
}

/**
 * The refund for canceling a booking: the full amount of a prepaid one, or what a hold on the card had paid
 * of the fare, goes to the rider's wallet.
 */
export function refundPostings(booking: {
  id: string;
  customer: string;
  prepaid: boolean;
  customer_paid: number;
  captureRefund?: number | null | undefined;
}) {
  const { id, customer } = booking;
  const amount = booking.prepaid ? booking.customer_paid : (booking.captureRefund ?? 0);
  if (amount <= 0) return [];
  return [{ uid: customer, posting: { type: 'Credit', amount, txRef: `booking:${id}:refund` } }] as const;
}
