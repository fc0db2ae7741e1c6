import { z } from 'zod';
import { type ProviderApi, requestProvider } from '../hosted/providerRequest.js';
import { refundAnswer, refundIn } from '../hosted/refundAnswer.js';
import type { ProviderRefunds } from '../providerRefunds.js';

const number = z.union([z.number().int(), z.string().min(1)]).transform(String);
const refund = z.object({
  id: number,
  status: z.string(),
  /** Named differently where a refund is made and where it is read. */
  tx_id: number.nullish(),
  transaction_id: number.nullish(),
  comment: z.string().nullish(),
});
type Refund = z.output<typeof refund>;
const STATES = {
  done: [
    'completed',
    'successful',
    'completed-mpgs',
    'completed-momo',
    'completed-bank-transfer',
    'completed-offline',
  ],
  refused: ['failed', 'cancelled'],
};
const resultOf = ({ id, status }: Refund) => refundIn({ state: status, reference: id }, STATES);

/**
 * Refunds of Flutterwave's transactions. It has no key for a repeated request; refunds carry our id as a
 * comment, and the list of a transaction's refunds shows which one is ours.
 */
export function flutterwaveRefunds(api: ProviderApi, headers: Record<string, string>): ProviderRefunds {
  return {
    repeatable: false,

    send({ id, payment, amount }) {
      const asked = requestProvider(api, {
        method: 'POST',
        path: `/v3/transactions/${encodeURIComponent(payment)}/refund`,
        headers,
        body: JSON.stringify({ amount, comments: id }),
        answers: z.object({ status: z.literal('success'), data: refund }),
      });
      return refundAnswer(asked.then(({ data }) => resultOf(data)));
    },

    async look({ id, payment, reference, before }) {
      if (reference !== null) {
        const { data } = await requestProvider(api, {
          method: 'GET',
          path: `/v3/refunds/${encodeURIComponent(reference)}`,
          headers,
          answers: z.object({ data: refund }),
        });
        return resultOf(data);
      }
      const { data } = await requestProvider(api, {
        method: 'GET',
        path: `/v3/refunds?id=${encodeURIComponent(payment)}`,
        headers,
        answers: z.object({ data: z.array(refund) }),
      });
      const unknown = data.filter(
        (one) => (one.tx_id ?? one.transaction_id) === payment && !before.references.includes(one.id),
      );
      // One refund of a payment is under way at a time: an unknown one is ours, even if its comment is not
      // reported.
      const found = unknown.find(({ comment }) => comment === id) ?? unknown.find(({ comment }) => !comment);
      return found ? resultOf(found) : null;
    },
  };
}
