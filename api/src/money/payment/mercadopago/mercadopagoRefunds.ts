import { exact } from '@wayfare/shared';
import { z } from 'zod';
import { type ProviderApi, requestProvider } from '../hosted/providerRequest.js';
import { refundAnswer, refundIn } from '../hosted/refundAnswer.js';
import type { ProviderRefunds } from '../providerRefunds.js';

const refund = z.object({
  id: z.union([z.number().int(), z.string().min(1)]).transform(String),
  status: z.string(),
  amount: z.number().finite(),
});
const STATES = { done: ['approved'], refused: ['rejected', 'cancelled'] };
const resultOf = ({ id, status }: z.output<typeof refund>) =>
  refundIn({ state: status, reference: id }, STATES);

/** Refunds of Mercado Pago's payments. */
export function mercadopagoRefunds(api: ProviderApi, authorized: Record<string, string>): ProviderRefunds {
  // Without this header, Mercado Pago answers a refund that takes longer like a refused one.
  const headers = { ...authorized, 'x-render-in-process-refunds': 'true' };
  const path = (payment: string) => `/v1/payments/${encodeURIComponent(payment)}/refunds`;
  return {
    repeatable: true,

    send({ id, payment, amount }) {
      const asked = requestProvider(api, {
        method: 'POST',
        path: path(payment),
        headers: { ...headers, 'x-idempotency-key': id },
        body: JSON.stringify({ amount }),
        answers: refund,
      });
      return refundAnswer(asked.then(resultOf));
    },

    async look({ payment, amount, reference, before }) {
      const refunds = await requestProvider(api, {
        method: 'GET',
        path: path(payment),
        headers,
        answers: z.array(refund),
      });
      // One refund of a payment is under way at a time: an unknown one of the same amount is ours.
      const found = refunds.find((one) =>
        reference === null
          ? !before.references.includes(one.id) && exact(one.amount).eq(amount)
          : one.id === reference,
      );
      return found ? resultOf(found) : null;
    },
  };
}
