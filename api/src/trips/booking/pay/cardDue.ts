import { leftToPay } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * Returns the amount that must be paid by card for a booking now: for a delivery before it starts, and for a
 * trip or delivery that awaits payment. For a trip that starts with a hold on the card, the amount to hold.
 * Null when nothing is due, or while a payment is in progress.
 */
export function cardDue({
  status,
  paymentClaim,
  customer_paid,
  cardHold,
}: Pick<StoredBooking, 'status' | 'paymentClaim' | 'customer_paid' | 'cardHold'>): number | null {
  if (status !== 'PAYMENT_PENDING' && status !== 'PENDING') return null;
  const amount =
    cardHold && status === 'PAYMENT_PENDING' ? cardHold.amount : leftToPay({ customer_paid, cardHold });
  return paymentClaim || amount <= 0 ? null : amount;
}

/** Whether a booking waits for a hold on the rider's card, and not for a payment. */
export const waitsForCardHold = ({ status, cardHold }: Pick<StoredBooking, 'status' | 'cardHold'>): boolean =>
  status === 'PAYMENT_PENDING' && cardHold?.state === 'wanted';
