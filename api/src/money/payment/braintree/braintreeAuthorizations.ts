import { exact, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { oneAuthorization } from '../hosted/oneAuthorization.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { Authorization, ProviderAuthorizations } from '../providerAuthorizations.js';
import type { BraintreeRequest } from './braintreeRequest.js';
import {
  APPEARS_WITHIN_MS,
  type BraintreeTransaction,
  paymentOf,
  searchTransactions,
  transaction,
  TRANSACTION_FIELDS,
} from './braintreeTransaction.js';
import { decimalsOf } from './currencyDecimals.js';

/** Braintree's transactions that are authorized first. Capturing a part of one releases the rest. */
export function braintreeAuthorizations(request: BraintreeRequest, clock: Clock): ProviderAuthorizations {
  return oneAuthorization({
    async look({ id, card }) {
      // Only a card that was submitted can have been authorized.
      if (!card) return { state: 'pending' };
      const found = await searchTransactions(request, id);
      if (found) return authorizationOf(found);
      return { state: clock.now() - card.at > APPEARS_WITHIN_MS ? 'gone' : 'pending' };
    },

    capture({ id, currency }, transactionId, amount) {
      const value = withDecimals(amount, decimalsOf(currency));
      if (value === null) return null;
      const asked = request(
        `mutation Capture($input: CaptureTransactionInput!) { captureTransaction(input: $input) { transaction { ${TRANSACTION_FIELDS} } } }`,
        { input: { transactionId, apiRequestKey: `${id}-capture`, transaction: { amount: value } } },
        z.object({ captureTransaction: z.object({ transaction }) }),
      );
      return asked.then(({ captureTransaction }) => authorizationOf(captureTransaction.transaction));
    },

    async release(_attempt, transactionId) {
      const { reverseTransaction } = await request(
        'mutation Void($input: ReverseTransactionInput!) { reverseTransaction(input: $input) { reversal { ... on Transaction { id status } ... on Refund { id status } } } }',
        { input: { transactionId } },
        z.object({
          reverseTransaction: z.object({ reversal: z.object({ id: z.string(), status: z.string() }) }),
        }),
      );
      if (reverseTransaction.reversal.status !== 'VOIDED')
        throw new ProviderError('answered in an unknown shape');
    },
  });
}

function authorizationOf(found: BraintreeTransaction): Authorization {
  const { id: reference, status, amount } = found;
  const reported = { amount: exact(amount.value).toFixed(), currency: amount.currencyCode, reference };
  if (status === 'AUTHORIZED') return { state: 'authorized', ...reported };
  const { state } = paymentOf(found);
  if (state === 'pending') return { state };
  return state === 'paid' ? { state: 'captured', ...reported } : { state: 'gone' };
}
