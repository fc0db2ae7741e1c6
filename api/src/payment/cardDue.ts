import type { StoredBooking } from '../booking/storedBooking.js';

/**
 * The amount a booking must be paid by card now: a delivery before it starts, and a trip or delivery that awaits
 * payment. Null when nothing is due, or while a wallet payment is in progress.
 */
export function cardDue({
  status,
  paymentClaim,
  customer_paid: amount,
}: Pick<StoredBooking, 'status' | 'paymentClaim' | 'customer_paid'>): number | null {
  if (status !== 'PAYMENT_PENDING' && status !== 'PENDING') return null;
  return paymentClaim || amount <= 0 ? null : amount;
}
