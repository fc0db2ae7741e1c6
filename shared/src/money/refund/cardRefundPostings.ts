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

/**
 * Returns the postings that take a refund out of the payer's wallet. A refund that the business gives is
 * credited to the wallet first, in the same step.
 */
export function cardRefundPostings({ id, amount, source }: OfRefund): RefundPosting[] {
  const { given, sent } = cardRefundRefs(id);
  const debit = { type: 'Debit', amount, txRef: sent } as const;
  return source === 'business' ? [{ type: 'Credit', amount, txRef: given }, debit] : [debit];
}

/** Returns the posting that returns a refused refund to the payer's wallet. */
export const returnedRefundPosting = ({ id, amount }: Omit<OfRefund, 'source'>): RefundPosting => ({
  type: 'Credit',
  amount,
  txRef: cardRefundRefs(id).returned,
});
