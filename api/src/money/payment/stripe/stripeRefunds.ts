import type Stripe from 'stripe';
import { ProviderError } from '../hosted/providerRequest.js';
import { refundAnswer } from '../hosted/refundAnswer.js';
import type { ProviderRefunds, RefundRequest, RefundResult } from '../providerRefunds.js';
import { stripeAnswer, unitsOf } from './stripeRequest.js';

/** The most refunds of one payment that are listed. */
const LISTED = 100;
/**
 * Statuses of answers that refuse the request itself; others may pass, such as a wrong key or too many
 * requests.
 */
const REFUSALS = [400, 402, 404];

/** Refunds of Stripe's payments, which carry our id in their metadata. */
export function stripeRefunds(stripe: Stripe): ProviderRefunds {
  return {
    // The key is kept for 24 hours; later, the refund is found by its metadata first.
    repeatable: true,

    async send({ id, payment, amount, currency }) {
      const units = unitsOf({ amount, currency });
      if (units === null) return { state: 'refused', reason: 'payment_unsupported' };
      const asked = stripe.refunds.create(
        { payment_intent: payment, amount: units, metadata: { refund: id } },
        { idempotencyKey: id },
      );
      return refundAnswer(stripeAnswer(asked).then(resultOf), REFUSALS);
    },

    async look({ id, payment, reference }: RefundRequest) {
      if (reference !== null) return resultOf(await stripeAnswer(stripe.refunds.retrieve(reference)));
      const { data } = await stripeAnswer(stripe.refunds.list({ payment_intent: payment, limit: LISTED }));
      if (!Array.isArray(data)) throw new ProviderError('answered in an unknown shape');
      const found = data.find(({ metadata }) => metadata?.refund === id);
      return found ? resultOf(found) : null;
    },
  };
}

function resultOf({ id, status, failure_reason: reason }: Stripe.Refund): RefundResult {
  if (typeof id !== 'string' || typeof status !== 'string')
    throw new ProviderError('answered in an unknown shape');
  if (status === 'failed' || status === 'canceled') return { state: 'refused', reason: reason ?? status };
  return { state: status === 'succeeded' ? 'done' : 'pending', reference: id };
}
