import type { FarePayment } from '@wayfare/shared';

/**
 * Returns the fields in which a booking stores its fare: each amount, for searches and reports (rule 3.12),
 * and all of them together as `paymentPacket` (rule 3.13).
 */
export function fareFields(payment: FarePayment) {
  const { appcat: _category, ...amounts } = payment;
  return { ...amounts, discount: payment.discount_amount, paymentPacket: payment };
}
