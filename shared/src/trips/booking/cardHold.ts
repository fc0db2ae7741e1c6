import type { Tariff } from '../carType/carType.schema.js';
import { exact, toWire } from '../../basics/decimals/money.js';
import type { PromoTerms } from '../promo/promo.schema.js';
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { PaymentMode } from './farePayment.schema.js';
import type { CardHold } from './holds.schema.js';
import { fareBounds, type FareTolerance, nothingProven } from './fareBound.js';
import { discountOn } from './payment.js';
import { costWithExtra, costWithoutExtra, type OfRiderExtra } from './riderExtra.js';

/** Providers guarantee a held amount for about three days: a trip on a later day is charged after it. */
export const HOLD_AHEAD_MS = 2 * 24 * 60 * 60_000;

/**
 * Whether a new trip holds its amount on the rider's card before it starts. Only riders who book for
 * themselves can enter a card. Deliveries are paid before they start (rule 9.10).
 */
export function isHeldOnCard(
  trip: { category: AppCategory; mode: PaymentMode; tripdate: number; payable: number },
  { isForSelf, isOffered, now }: { isForSelf: boolean; isOffered: boolean; now: number },
): boolean {
  const isPaidLater = trip.category === 'taxi' && trip.mode === 'card' && trip.payable > 0;
  return isOffered && isForSelf && isPaidLater && trip.tripdate - now <= HOLD_AHEAD_MS;
}

/**
 * Returns the amount to hold for a trip: the rider's price at the highest fare that is possible without
 * proven waiting or detours.
 */
export function cardHoldAmount(
  trip: { estimate: number; tariff: Tariff; promo: PromoTerms | null } & OfRiderExtra,
  tolerance: FareTolerance,
): number {
  const estimate = costWithoutExtra(trip.estimate, trip);
  const { upper } = fareBounds({ estimate, tariff: trip.tariff }, nothingProven, tolerance);
  const { decimal } = tolerance;
  const payableAt = (cost: number) =>
    exact(cost).minus(trip.promo ? discountOn(trip.promo, { cost, decimal }) : 0);
  const [expected, highest] = [payableAt(estimate), payableAt(upper)];
  return costWithExtra(toWire(highest.gt(expected) ? highest : expected), trip);
}

/** Returns the amount to charge to a hold for a due amount: the due amount, but at most the hold. */
export const cardCapture = ({ amount }: Pick<CardHold, 'amount'>, due: number): number =>
  exact(due).gt(amount) ? amount : due;

/** Returns the part of the fare that a trip's hold has paid. */
export const paidByCardHold = ({ cardHold }: { cardHold?: CardHold | null | undefined }): number =>
  cardHold?.captured ?? 0;

/** Returns the amount that the rider still has to pay, after the part paid by the hold on the card. */
export const leftToPay = (trip: { customer_paid: number; cardHold?: CardHold | null | undefined }): number =>
  toWire(exact(trip.customer_paid).minus(paidByCardHold(trip)));

/**
 * Returns the id of the payment order for the captured part of a held amount, by the id of the authorization.
 */
export const captureOrderId = (authorization: string): string => `capture-${authorization}`;

/**
 * Our own words for why a hold failed: it ended at the provider, another amount than the one decided was
 * charged, or staff found that nothing was charged.
 */
export const cardHoldFailures = ['hold_gone', 'hold_other_amount', 'hold_not_charged'] as const;
