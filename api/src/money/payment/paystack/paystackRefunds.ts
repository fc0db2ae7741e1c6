import { toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import { type ProviderApi, requestProvider } from '../hosted/providerRequest.js';
import { refundAnswer, refundIn } from '../hosted/refundAnswer.js';
import type { ProviderRefunds } from '../providerRefunds.js';

/** The most refunds of one transaction that are listed. */
const LISTED = 100;

const number = z.union([z.number().int(), z.string().min(1)]).transform(String);
const refund = z.object({
  id: number,
  status: z.string(),
  merchant_note: z.string().nullish(),
});
// A refund that needs attention waits for the customer's bank details.
const STATES = { done: ['processed'], refused: ['failed'] };
const resultOf = ({ id, status }: z.output<typeof refund>) =>
  refundIn({ state: status, reference: id }, STATES);

/** Refunds of Paystack's transactions, which carry our id as a note. It has no key for a repeated request. */
export function paystackRefunds(api: ProviderApi, headers: Record<string, string>): ProviderRefunds {
  return {
    repeatable: false,

    async send({ id, payment, amount, currency }) {
      const units = toMinorUnits(amount, 2);
      if (units === null) return { state: 'refused', reason: 'payment_unsupported' };
      const asked = requestProvider(api, {
        method: 'POST',
        path: '/refund',
        headers,
        body: JSON.stringify({ transaction: payment, amount: units, currency, merchant_note: id }),
        answers: z.object({ status: z.literal(true), data: refund }),
      });
      return refundAnswer(asked.then(({ data }) => resultOf(data)));
    },

    async look({ id, payment, reference }) {
      if (reference !== null) {
        const { data } = await requestProvider(api, {
          method: 'GET',
          path: `/refund/${encodeURIComponent(reference)}`,
          headers,
          answers: z.object({ data: refund }),
        });
        return resultOf(data);
      }
      const { data } = await requestProvider(api, {
        method: 'GET',
        path: `/refund?transaction=${encodeURIComponent(payment)}&perPage=${LISTED}`,
        headers,
        answers: z.object({ data: z.array(refund) }),
      });
      const found = data.find(({ merchant_note: note }) => note === id);
      return found ? resultOf(found) : null;
    },
  };
}
