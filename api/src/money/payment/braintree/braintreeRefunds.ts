import { exact, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import { ProviderError } from '../hosted/providerRequest.js';
import { refundAnswer, refundIn } from '../hosted/refundAnswer.js';
import type { ProviderRefunds, RefundResult } from '../providerRefunds.js';
import type { BraintreeRequest } from './braintreeRequest.js';
import {
  type BraintreeTransaction,
  found,
  REFUSED,
  transaction,
  TRANSACTION_FIELDS,
} from './braintreeTransaction.js';
import { decimalsOf } from './currencyDecimals.js';

/** Transactions in these states have been sent to the bank: from then on they can be refunded. */
const REFUNDABLE = ['SETTLED', 'SETTLING'];
const STATES = { done: ['SETTLED'], refused: REFUSED };

/**
 * Refunds of Braintree's transactions, with our id as their order id. Until a transaction is settled, which
 * takes up to a day, it can only be voided as a whole: a part of it waits.
 */
export function braintreeRefunds(request: BraintreeRequest): ProviderRefunds {
  async function transactionOf(payment: string): Promise<BraintreeTransaction> {
    const { node } = await request(
      `query Payment($id: ID!) { node(id: $id) { ... on Transaction { ${TRANSACTION_FIELDS} } } }`,
      { id: payment },
      z.object({ node: transaction }),
    );
    if (node.id !== payment) throw new ProviderError('answered about another payment');
    return node;
  }

  return {
    // Within 30 days, a repeated key returns the first refund.
    repeatable: true,

    async send({ id, payment, amount, currency, paid, before }) {
      const value = withDecimals(amount, decimalsOf(currency));
      if (value === null) return { state: 'refused', reason: 'payment_unsupported' };
      const { status } = await transactionOf(payment);
      if (status === 'VOIDED') return { state: 'refused', reason: status };
      if (REFUNDABLE.includes(status)) {
        const asked = request(
          `mutation Refund($input: RefundTransactionInput!) { refundTransaction(input: $input) { refund { ${TRANSACTION_FIELDS} } } }`,
          { input: { transactionId: payment, apiRequestKey: id, refund: { amount: value, orderId: id } } },
          z.object({ refundTransaction: z.object({ refund: transaction }) }),
        );
        return refundAnswer(asked.then(({ refundTransaction }) => resultOf(refundTransaction.refund)));
      }
      const isWhole = exact(amount).eq(paid) && exact(before.amount).eq(0);
      if (!isWhole) throw new ProviderError('cannot refund a part of the payment before it is settled');
      const asked = request(
        `mutation Void($input: ReverseTransactionInput!) { reverseTransaction(input: $input) { reversal { ... on Transaction { id status } ... on Refund { id status } } } }`,
        { input: { transactionId: payment } },
        z.object({
          reverseTransaction: z.object({ reversal: z.object({ id: z.string(), status: z.string() }) }),
        }),
      );
      return refundAnswer(asked.then(({ reverseTransaction }) => reversalOf(reverseTransaction.reversal)));
    },

    async look({ id, payment, amount, paid, before }) {
      const { search } = await request(
        `query Refunds($input: RefundSearchInput!) { search { refunds(input: $input) { edges { node { ${TRANSACTION_FIELDS} } } } } }`,
        { input: { orderId: { is: id } } },
        z.object({ search: z.object({ refunds: found }) }),
      );
      const refund = search.refunds.edges.map(({ node }) => node).find(({ orderId }) => orderId === id);
      if (refund) return resultOf(refund);
      const isWhole = exact(amount).eq(paid) && exact(before.amount).eq(0);
      const { status } = await transactionOf(payment);
      return isWhole && status === 'VOIDED' ? { state: 'done', reference: payment } : null;
    },
  };
}

const resultOf = ({ id, status }: { id: string; status: string }): RefundResult =>
  refundIn({ state: status, reference: id }, STATES);

/**
 * A voided transaction never appears on the card's statement. A transaction that had settled before was
 * refunded instead.
 */
const reversalOf = ({ id, status }: { id: string; status: string }): RefundResult =>
  status === 'VOIDED' ? { state: 'done', reference: id } : resultOf({ id, status });
