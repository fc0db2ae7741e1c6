import type { RefundSource } from './refundable.js';

/** The beginning of the references of all entries of refunds to cards. */
export const CARD_REFUND_PREFIX = 'refund:';

/** The references of a refund's entries. */
export const cardRefundRefs = (id: string) => ({
  given: `${CARD_REFUND_PREFIX}${id}:given`,
  sent: `${CARD_REFUND_PREFIX}${id}`,
  returned: `${CARD_REFUND_PREFIX}${id}:returned`,
});

interface RefundPosting {
  type: 'Credit' | 'Debit';
  amount: number;
  txRef: string;
}
interface OfRefund {
  id: string;
  amount: number;
  source: RefundSource;
}

/** What takes a refund out of the payer's wallet: money that the business gives comes in at the same time. */
export function cardRefundPostings({ id, amount, source }: OfRefund): RefundPosting[] {
  const { given, sent } = cardRefundRefs(id);
  const debit = { type: 'Debit', amount, txRef: sent } as const;
  return source === 'business' ? [{ type: 'Credit', amount, txRef: given }, debit] : [debit];
}

/** What brings a refund that the provider refused back to the payer's wallet. */
export const returnedRefundPosting = ({ id, amount }: Omit<OfRefund, 'source'>): RefundPosting => ({
  type: 'Credit',
  amount,
  txRef: cardRefundRefs(id).returned,
});
