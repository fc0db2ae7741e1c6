import { exact, fromMinorUnits, toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import { ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { refundAnswer } from '../hosted/refundAnswer.js';
import type { ProviderRefunds } from '../providerRefunds.js';
import { DECIMALS } from './culqiForm.js';
import { charge, type CulqiApi } from './culqiRequest.js';

/** One of the three reasons that Culqi accepts. */
const REASON = 'solicitud_comprador';

/**
 * Refunds of Culqi's charges. It has no key for a repeated request and keeps no id from us: the sum that a
 * charge reports shows whether our refund arrived.
 */
export function culqiRefunds(api: CulqiApi): ProviderRefunds {
  const { headers } = api;
  return {
    repeatable: false,

    async send({ id, payment, amount }) {
      const units = toMinorUnits(amount, DECIMALS);
      if (units === null) return { state: 'refused', reason: 'payment_unsupported' };
      const asked = requestProvider(api, {
        method: 'POST',
        path: '/refunds',
        headers,
        body: JSON.stringify({ amount: units, charge_id: payment, reason: REASON }),
        answers: z.object({ id: z.string().min(1), charge_id: z.literal(payment) }),
      });
      return refundAnswer(asked.then(() => ({ state: 'done', reference: id }) as const));
    },

    async look({ id, payment, amount, before }) {
      const { id: found, amount_refunded: units } = await requestProvider(api, {
        method: 'GET',
        path: `/charges/${encodeURIComponent(payment)}`,
        headers,
        answers: charge,
      });
      if (found !== payment) throw new ProviderError('answered about another payment');
      const refunded = exact(fromMinorUnits(units ?? 0, DECIMALS));
      return refunded.gte(exact(before.amount).plus(amount)) ? { state: 'done', reference: id } : null;
    },
  };
}
