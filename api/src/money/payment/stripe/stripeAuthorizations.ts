import { fromMinorUnits } from '@wayfare/shared';
import type Stripe from 'stripe';
import { oneAuthorization } from '../hosted/oneAuthorization.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { Authorization, ProviderAuthorizations } from '../providerAuthorizations.js';
import { decimalsOf, stripeAnswer, unitsOf } from './stripeRequest.js';

/**
 * Payments of Stripe's checkouts with manual capture. Requests have no key: a payment can be captured once,
 * and with a key a failure of Stripe would be repeated for a day.
 */
export function stripeAuthorizations(stripe: Stripe): ProviderAuthorizations {
  return oneAuthorization({
    async look(attempt) {
      // Without an answer to `open` the payer never had a page to pay on.
      if (attempt.session === undefined) return { state: 'gone' };
      const session = await stripeAnswer(
        stripe.checkout.sessions.retrieve(attempt.session, { expand: ['payment_intent'] }),
      );
      if (session.client_reference_id !== attempt.id)
        throw new ProviderError('answered about another attempt');
      if (session.status === 'expired') return { state: 'gone' };
      const { payment_intent: payment } = session;
      if (session.status !== 'complete') return { state: 'pending' };
      if (!payment || typeof payment === 'string') throw new ProviderError('answered in an unknown shape');
      return authorizationOf(payment);
    },

    capture({ currency }, payment, amount) {
      const units = unitsOf({ amount, currency });
      if (units === null) return null;
      const asked = stripe.paymentIntents.capture(payment, { amount_to_capture: units });
      return stripeAnswer(asked).then(authorizationOf);
    },

    async release(_attempt, payment) {
      const { status } = await stripeAnswer(stripe.paymentIntents.cancel(payment));
      if (status !== 'canceled') throw new ProviderError('answered in an unknown shape');
    },
  });
}

function authorizationOf({
  id,
  status,
  amount,
  amount_received: received,
  currency,
}: Stripe.PaymentIntent): Authorization {
  if (status === 'canceled') return { state: 'gone' };
  const isCaptured = status === 'succeeded';
  const units = isCaptured ? received : amount;
  if (typeof id !== 'string' || !Number.isSafeInteger(units) || typeof currency !== 'string')
    throw new ProviderError('answered in an unknown shape');
  if (!isCaptured && status !== 'requires_capture') return { state: 'pending' };
  const code = currency.toUpperCase();
  return {
    state: isCaptured ? 'captured' : 'authorized',
    amount: fromMinorUnits(units, decimalsOf(code)),
    currency: code,
    reference: id,
  };
}
