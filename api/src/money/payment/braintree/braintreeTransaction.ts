import { exact } from '@wayfare/shared';
import { z } from 'zod';
import type { DecidedPayment } from '../hosted/hostedCheckout.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { BraintreeRequest } from './braintreeRequest.js';

/** A transaction or a refund, as far as it is used here, and the fields that a query asks for. */
export const TRANSACTION_FIELDS = 'id status orderId amount { value currencyCode }';
export const transaction = z.object({
  id: z.string().min(1),
  status: z.string(),
  orderId: z.string().nullish(),
  amount: z.object({ value: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/), currencyCode: z.string() }),
});
export type BraintreeTransaction = z.output<typeof transaction>;

/** The result of a search. */
export const found = z.object({ edges: z.array(z.object({ node: transaction })) });

/** How long a charge that Braintree does not find may still appear after the card was submitted, in ms. */
export const APPEARS_WITHIN_MS = 60 * 60_000;

/** Returns the transaction whose order id is the attempt's id, or null if Braintree finds none. */
export async function searchTransactions(
  request: BraintreeRequest,
  id: string,
): Promise<BraintreeTransaction | null> {
  const { search } = await request(
    `query Payments($input: TransactionSearchInput!) { search { transactions(input: $input) { edges { node { ${TRANSACTION_FIELDS} } } } } }`,
    { input: { orderId: { is: id } } },
    z.object({ search: z.object({ transactions: found }) }),
  );
  const nodes = search.transactions.edges.map(({ node }) => node);
  if (nodes.some(({ orderId }) => orderId !== id)) throw new ProviderError('answered about another attempt');
  return nodes[0] ?? null;
}

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
