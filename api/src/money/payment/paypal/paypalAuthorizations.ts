import { withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import { oneAuthorization } from '../hosted/oneAuthorization.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import type { Authorization, ProviderAuthorizations } from '../providerAuthorizations.js';
import { PAYPAL_WHOLE } from './paypalCurrencies.js';

const part = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.object({ value: z.string().regex(/^\d{1,15}(\.\d{1,3})?$/), currency_code: z.string() }),
});
type Part = z.output<typeof part>;
const authorizedOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ authorizations: z.array(part).default([]), captures: z.array(part).default([]) })
          .optional(),
      }),
    )
    .default([]),
});
type AuthorizedOrder = z.output<typeof authorizedOrder>;

/** A capture was made even if a part of it went back to the card. */
const CAPTURED = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
/** In these states, an authorization holds nothing and never will. */
const GONE = ['DENIED', 'EXPIRED', 'VOIDED'];

/**
 * Orders of PayPal with the intent to authorize: the payer approves at PayPal, and looking an approved order
 * up authorizes it, once. `headers` authorize a request, with an id for a repeatable one.
 */
export function paypalAuthorizations(
  api: ProviderApi,
  headers: (requestId?: string) => Promise<Record<string, string>>,
): ProviderAuthorizations {
  /** Null once PayPal has forgotten an order that was never approved. */
  async function orderOf(session: string): Promise<AuthorizedOrder | null> {
    return requestProvider(api, {
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(session)}`,
      headers: await headers(),
      answers: authorizedOrder,
    }).catch((error: unknown) => {
      if (error instanceof ProviderError && error.status === 404) return null;
      throw error;
    });
  }

  async function authorizeOrder({ id }: PaymentAttempt, session: string): Promise<AuthorizedOrder> {
    return requestProvider(api, {
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(session)}/authorize`,
      headers: { ...(await headers(`${id}-authorize`)), prefer: 'return=representation' },
      body: '{}',
      answers: authorizedOrder,
    });
  }

  return oneAuthorization({
    async look(attempt) {
      // Without an answer to `open` the payer never had a page to pay on.
      if (attempt.session === undefined) return { state: 'gone' };
      const order = await orderOf(attempt.session);
      if (order === null || order.status === 'VOIDED') return { state: 'gone' };
      if (order.purchase_units[0]?.custom_id !== attempt.id)
        throw new ProviderError('answered about another attempt');
      return heldBy(order.status === 'APPROVED' ? await authorizeOrder(attempt, order.id) : order);
    },

    capture({ id, currency }, authorization, amount) {
      const value = withDecimals(amount, PAYPAL_WHOLE.includes(currency) ? 0 : 2);
      if (value === null) return null;
      return capture(id, authorization, { value, currency_code: currency });
    },

    async release({ id }, authorization) {
      await requestProvider(api, {
        method: 'POST',
        path: `/v2/payments/authorizations/${encodeURIComponent(authorization)}/void`,
        headers: await headers(`${id}-void`),
        // The answer is empty.
        reads: 'text',
        answers: z.literal(''),
      });
    },
  });

  async function capture(id: string, authorization: string, amount: Part['amount']): Promise<Authorization> {
    const made = await requestProvider(api, {
      method: 'POST',
      path: `/v2/payments/authorizations/${encodeURIComponent(authorization)}/capture`,
      headers: { ...(await headers(`${id}-capture`)), prefer: 'return=representation' },
      // The rest of the amount is released.
      body: JSON.stringify({ amount, final_capture: true }),
      answers: part,
    });
    if (CAPTURED.includes(made.status)) return as('captured', made);
    if (made.status === 'PENDING') return { state: 'pending' };
    throw new ProviderError(`answered ${made.status}`, 422);
  }
}

const as = (
  state: 'authorized' | 'captured',
  { id: reference, amount: { value: amount, currency_code: currency } }: Part,
): Authorization => ({ state, amount, currency, reference });

function heldBy({ purchase_units: [unit] }: AuthorizedOrder): Authorization {
  const { authorizations: [authorization] = [], captures = [] } = unit?.payments ?? {};
  const captured = captures.find(({ status }) => CAPTURED.includes(status));
  if (captured) return as('captured', captured);
  if (!authorization || captures.some(({ status }) => status === 'PENDING')) return { state: 'pending' };
  if (authorization.status === 'CREATED') return as('authorized', authorization);
  return { state: GONE.includes(authorization.status) ? 'gone' : 'pending' };
}
