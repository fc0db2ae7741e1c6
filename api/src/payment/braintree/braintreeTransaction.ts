import { exact } from '@wayfare/shared';
import { z } from 'zod';
import type { DecidedPayment } from '../hosted/hostedCheckout.js';

/** A transaction or a refund, as far as it is used here, and the fields that a query asks for. */
export const TRANSACTION_FIELDS = 'id status orderId amount { value currencyCode }';
export const transaction = z.object({
  id: z.string().min(1),
  status: z.string(),
  orderId: z.string().nullish(),
  amount: z.object({ value: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/), currencyCode: z.string() }),
});
export type BraintreeTransaction = z.output<typeof transaction>;

/** What a search returns. */
export const found = z.object({ edges: z.array(z.object({ node: transaction })) });

/** The payment is made, though it reaches the account days later. */
const PAID = [
  'SUBMITTED_FOR_SETTLEMENT',
  'SETTLING',
  'SETTLED',
  'SETTLEMENT_PENDING',
  'SETTLEMENT_CONFIRMED',
];
export const REFUSED = [
  'PROCESSOR_DECLINED',
  'GATEWAY_REJECTED',
  'FAILED',
  'SETTLEMENT_DECLINED',
  'AUTHORIZATION_EXPIRED',
  'VOIDED',
];

/** A transaction as a payment. Other states, such as `AUTHORIZING`, may still become any of these. */
export function paymentOf({
  id,
  status,
  amount,
}: BraintreeTransaction): DecidedPayment | { state: 'pending' } {
  const isPaid = PAID.includes(status);
  if (!isPaid && !REFUSED.includes(status)) return { state: 'pending' };
  return {
    state: isPaid ? 'paid' : 'declined',
    amount: exact(amount.value).toFixed(),
    currency: amount.currencyCode,
    reference: id,
  };
}
