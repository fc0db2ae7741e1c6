import { fromMinorUnits, exact, toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { refundAnswer } from '../hosted/refundAnswer.js';
import type { ProviderRefunds } from '../providerRefunds.js';
import { requestSignature } from './payfastSignature.js';

/** Amounts are cents. */
const cents = z
  .union([z.number(), z.string().regex(/^\d+$/)])
  .transform(Number)
  .pipe(z.number().int());
const method = z.object({ method: z.string() });
const refundable = z.object({
  status: z.string(),
  amount_original: cents,
  amount_available_for_refund: cents,
  refund_full: method,
  refund_partial: method,
});
const query = z.union([
  z.object({ data: z.object({ response: refundable }) }).transform(({ data }) => data.response),
  refundable,
]);
const created = z.object({ status: z.literal('success') });

/**
 * Refunds of PayFast's payments; its sandbox has none. It has no key for a repeated request and no list of
 * refunds: the amount that is left to refund shows whether our refund arrived.
 */
export function payfastRefunds(
  api: ProviderApi,
  { merchantId, passphrase, clock }: { merchantId: string; passphrase: string; clock: Clock },
): ProviderRefunds {
  function signHeaders(body: Readonly<Record<string, string>> = {}) {
    const headers = {
      'merchant-id': merchantId,
      version: 'v1',
      timestamp: `${new Date(clock.now()).toISOString().slice(0, 19)}+00:00`,
    };
    return { ...headers, signature: requestSignature({ ...headers, ...body }, passphrase) };
  }

  const stateOf = (payment: string) =>
    requestProvider(api, {
      method: 'GET',
      path: `/refunds/query/${encodeURIComponent(payment)}`,
      headers: signHeaders(),
      answers: query,
    });

  return {
    repeatable: false,

    async send({ id, payment, amount, paid }) {
      const units = toMinorUnits(amount, 2);
      if (units === null) return { state: 'refused', reason: 'payment_unsupported' };
      const { status, refund_full: full, refund_partial: partial } = await stateOf(payment);
      const way = exact(amount).eq(paid) ? full : partial;
      // Some payment methods can only be refunded to a bank account, whose details only the payer knows.
      if (status !== 'REFUNDABLE' || way.method !== 'PAYMENT_SOURCE')
        return { state: 'refused', reason: status === 'REFUNDABLE' ? way.method : status };
      const body = { amount: String(units), reason: id };
      const asked = requestProvider(api, {
        method: 'POST',
        path: `/refunds/${encodeURIComponent(payment)}`,
        headers: { ...signHeaders(body), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(body).toString(),
        answers: created,
      });
      return refundAnswer(asked.then(() => ({ state: 'done', reference: id }) as const));
    },

    async look({ id, payment, amount, paid, before }) {
      const { amount_original: original, amount_available_for_refund: left } = await stateOf(payment);
      if (!exact(fromMinorUnits(original, 2)).eq(paid))
        throw new ProviderError('answered about another payment');
      const refunded = exact(fromMinorUnits(original - left, 2));
      return refunded.gte(exact(before.amount).plus(amount)) ? { state: 'done', reference: id } : null;
    },
  };
}
