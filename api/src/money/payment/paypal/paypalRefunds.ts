import { withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import { type ProviderApi, requestProvider } from '../hosted/providerRequest.js';
import { refundAnswer, refundIn } from '../hosted/refundAnswer.js';
import type { ProviderRefunds } from '../providerRefunds.js';
import { PAYPAL_WHOLE } from './paypalCurrencies.js';

const refund = z.object({ id: z.string().min(1), status: z.string(), custom_id: z.string().nullish() });
const withRefunds = z.object({
  purchase_units: z.array(
    z.object({ payments: z.object({ refunds: z.array(refund).default([]) }).optional() }),
  ),
});
const STATES = { done: ['COMPLETED'], refused: ['FAILED', 'CANCELLED'] };
const resultOf = ({ id, status }: z.output<typeof refund>) =>
  refundIn({ state: status, reference: id }, STATES);

/**
 * Refunds of PayPal's captures, which carry our id as custom_id. `headers` authorize a request, with an id
 * for a repeatable one.
 */
export function paypalRefunds(
  api: ProviderApi,
  headers: (requestId?: string) => Promise<Record<string, string>>,
): ProviderRefunds {
  return {
    repeatable: true,

    async send({ id, payment, amount, currency }) {
      const value = withDecimals(amount, PAYPAL_WHOLE.includes(currency) ? 0 : 2);
      if (value === null) return { state: 'refused', reason: 'payment_unsupported' };
      const asked = requestProvider(api, {
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(payment)}/refund`,
        headers: { ...(await headers(id)), prefer: 'return=representation' },
        body: JSON.stringify({ amount: { value, currency_code: currency }, custom_id: id }),
        answers: refund,
      });
      return refundAnswer(asked.then(resultOf));
    },

    async look({ id, session, reference }) {
      if (reference !== null)
        return resultOf(
          await requestProvider(api, {
            method: 'GET',
            path: `/v2/payments/refunds/${encodeURIComponent(reference)}`,
            headers: await headers(),
            answers: refund,
          }),
        );
      const order = await requestProvider(api, {
        method: 'GET',
        path: `/v2/checkout/orders/${encodeURIComponent(session)}`,
        headers: await headers(),
        answers: withRefunds,
      });
      const refunds = order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
      const found = refunds.find(({ custom_id }) => custom_id === id);
      return found ? resultOf(found) : null;
    },
  };
}
