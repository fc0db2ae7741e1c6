import type { FarePayment } from '@wayfare/shared';

/**
 * What a booking stores of how its fare is paid: the amounts themselves, for searches and reports (rule
 * 3.12), and all of it together as `paymentPacket` (rule 3.13).
 */
export function fareFields(payment: FarePayment) {
  const { appcat: _category, ...amounts } = payment;
  return { ...amounts, discount: payment.discount_amount, paymentPacket: payment };
}
