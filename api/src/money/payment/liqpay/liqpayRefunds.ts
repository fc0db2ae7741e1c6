import { exact } from '@wayfare/shared';
import { z } from 'zod';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import type { ProviderRefunds } from '../providerRefunds.js';

const answer = z.object({
  status: z.string(),
  err_code: z.string().optional(),
  order_id: z.string().optional(),
  /** How much of the payment was refunded, of all refunds together. */
  refund_amount: z.number().finite().optional(),
  /** Whether a refund waits until the account has enough money. */
  wait_amount: z.union([z.boolean(), z.string()]).optional(),
});
/** Codes of refusals that may pass: limits, signatures and trouble of the service. */
const MAY_PASS = ['limit', 'err_access', 'err_missing', 'invalid_signature', 'public_key_not_found'];

/**
 * Refunds of LiqPay's payments, by the order's id. It has no key for a repeated request and no list of
 * refunds: the sum that a payment reports shows whether our refund arrived. `signed` writes a signed request.
 */
export function liqpayRefunds(api: ProviderApi, sign: (contents: object) => string): ProviderRefunds {
  const post = (contents: object) =>
    requestProvider(api, {
      method: 'POST',
      path: '/api/request',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: sign(contents),
      answers: answer,
    });

  return {
    repeatable: false,

    async send({ id, attempt, amount }) {
      const {
        status,
        err_code: code,
        wait_amount: waits,
      } = await post({
        action: 'refund',
        order_id: attempt,
        amount,
      });
      if (status === 'error' || status === 'failure') {
        if (!code || MAY_PASS.includes(code)) throw new ProviderError(`answered ${code ?? status}`);
        return { state: 'refused', reason: code };
      }
      const isPending =
        (waits !== undefined && String(waits) !== 'false') || !['reversed', 'success'].includes(status);
      return { state: isPending ? 'pending' : 'done', reference: id };
    },

    async look({ id, attempt, amount, paid, before }) {
      const payment = await post({ action: 'status', order_id: attempt });
      if (payment.order_id !== attempt) throw new ProviderError('answered about another attempt');
      const refunded = payment.refund_amount ?? (payment.status === 'reversed' ? paid : 0);
      return exact(refunded).gte(exact(before.amount).plus(amount)) ? { state: 'done', reference: id } : null;
    },
  };
}
