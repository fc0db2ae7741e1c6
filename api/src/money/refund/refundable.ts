import {
  exact,
  type ErrorKey,
  type Refundable,
  type RefundableParts,
  refundableParts,
  toWire,
} from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { PaymentOrder } from '../payment/paymentOrder.js';
import type { MoneyServices } from '../services.js';

/** The most refunds of one payment, so that its record stays small. */
const MOST_REFUNDS = 20;

/**
 * What can be refunded of a payment to the card now, from whose money, and why nothing can. Money returned to
 * the wallet can be sent on at any time. Money in addition is given back only for a trip that is over,
 * because a trip under way can still be canceled, and a fare under review may still change.
 */
export async function refundableOf(order: PaymentOrder, services: MoneyServices): Promise<Refundable> {
  const { db, payments } = services;
  const provider = payments.find(({ name }) => name === order.provider);
  if (!provider || order.status !== 'SETTLED' || !order.reference) return blockedBy('refund_unsupported');
  const claims = order.refunds ?? [];
  if (claims.some(({ state }) => state === 'open')) return blockedBy('refund_in_progress');
  const booking = order.booking ? await db.bookings.findById(order.booking) : null;
  const parts = partsOf(order, booking);
  if (parts.wallet === 0 && parts.business === 0) return blockedBy('refund_too_much');
  if (claims.length >= MOST_REFUNDS) return blockedBy('refund_too_much');
  if (parts.wallet > 0) return { ...parts, blocked: null, business: openTo(booking) ? 0 : parts.business };
  const open = order.settledAs === 'booking' ? openTo(booking) : null;
  return open ? blockedBy(open) : { ...parts, blocked: null };
}

/** What is left of a payment, whatever state its trip is in. */
export const partsOf = (order: PaymentOrder, booking: StoredBooking | null): RefundableParts =>
  refundableParts({ amount: order.amount, inWallet: inWalletOf(order, booking) }, order.refunds ?? []);

const blockedBy = (blocked: ErrorKey): Refundable => ({ wallet: 0, business: 0, blocked });

/** Why the business cannot give money back for a trip yet; null if it can. */
function openTo(booking: StoredBooking | null): ErrorKey | null {
  if (!booking || booking.status === 'CANCELLED') return null;
  if (booking.status !== 'PAID' && booking.status !== 'COMPLETE') return 'refund_trip_open';
  return booking.fareReview?.isOpen ? 'refund_review_open' : null;
}

/** How much of a payment the product returned to the payer's wallet. */
function inWalletOf({ amount, settledAs }: PaymentOrder, booking: StoredBooking | null): number {
  if (settledAs === 'wallet') return amount;
  if (!booking) return 0;
  if (booking.status === 'CANCELLED') return booking.prepaid ? amount : 0;
  const moved = exact(booking.fareReview?.moved?.rider ?? 0);
  return moved.lt(0) ? toWire(moved.times(-1)) : 0;
}
