import type { StoredBooking } from '../booking/booking.repository.js';

/**
 * What a booking has to be paid by card now: a delivery before it begins, and a trip or delivery that awaits payment.
 * Null for one that nothing is to be paid for, or that is just being paid from the wallet.
 */
export function cardDue({
  status,
  paymentClaim,
  customer_paid: amount,
}: Pick<StoredBooking, 'status' | 'paymentClaim' | 'customer_paid'>): number | null {
  if (status !== 'PAYMENT_PENDING' && status !== 'PENDING') return null;
  return paymentClaim || amount <= 0 ? null : amount;
}
