import { fromMinorUnits, invalid, notFound } from '@wayfare/shared';
import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.js';
import type { DecidedPayment, HostedPayment } from '../hosted/hostedCheckout.js';
import type { KeptCards } from '../hosted/keptCards.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { ProviderError } from '../hosted/providerRequest.js';
import { decimalsOf, stripeAnswer, unitsOf } from './stripeRequest.js';

/** The most cards of a customer that are listed. */
const LISTED_CARDS = 20;
/** The most payments of a customer that are searched for one. */
const LISTED_PAYMENTS = 100;
/** Stripe's clock may differ from ours, in ms. */
const CLOCKS_DIFFER_MS = 10 * 60_000;
/** How long a charge that Stripe does not list may still appear after it was sent, in ms. */
const APPEARS_WITHIN_MS = 60 * 60_000;

/** Cards that Stripe keeps, and payments with them; a payment's metadata names the attempt. */
export function stripeCards(stripe: Stripe, clock: Clock): KeptCards {
  return {
    async newCustomer(user) {
      const created = stripe.customers.create({ metadata: { user } }, { idempotencyKey: `customer-${user}` });
      const { id } = await stripeAnswer(created);
      if (!id) throw new ProviderError('answered in an unknown shape');
      return id;
    },

    async list(customer) {
      const { data } = await stripeAnswer(
        stripe.customers.listPaymentMethods(customer, { type: 'card', limit: LISTED_CARDS }),
      );
      if (!Array.isArray(data)) throw new ProviderError('answered in an unknown shape');
      return data.flatMap(({ id, card }) => {
        if (!card) return [];
        const month = String(card.exp_month).padStart(2, '0');
        return { id, brand: card.brand, lastFour: card.last4, expires: `${card.exp_year}-${month}` };
      });
    },

    async remove(customer, card) {
      await theirs(stripe.customers.retrievePaymentMethod(customer, card));
      await theirs(stripe.paymentMethods.detach(card));
    },

    async forget(customer) {
      try {
        await stripeAnswer(stripe.customers.del(customer));
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== 404) throw error;
      }
    },

    async charge(attempt) {
      const { customer, card } = attempt.card?.given ?? {};
      const units = unitsOf(attempt);
      if (units === null) throw invalid('payment_unsupported');
      if (!customer || !card) throw new Error(`no card was chosen: ${attempt.id}`);
      const asked = stripe.paymentIntents.create(
        {
          amount: units,
          currency: attempt.currency.toLowerCase(),
          customer,
          payment_method: card,
          confirm: true,
          error_on_requires_action: true,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { attempt: attempt.id },
        },
        { idempotencyKey: `card-${attempt.id}` },
      );
      try {
        return resultOf(await asked);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        if (error.code === 'authentication_required' || error.decline_code === 'authentication_required')
          return { state: 'confirm' };
        // The card was refused, or is no longer there.
        if (error.statusCode === 402 || error.code === 'resource_missing') return refuse(attempt);
        return stripeAnswer(Promise.reject(error));
      }
    },

    async look(attempt): Promise<HostedPayment> {
      if (attempt.decided) {
        const { reference, state } = attempt.decided;
        if (state === 'declined') return attempt.decided;
        return resultOf(await stripeAnswer(stripe.paymentIntents.retrieve(reference)));
      }
      const { given: { customer = '' } = {}, at = 0 } = attempt.card ?? {};
      const since = Math.floor((attempt.createdAt - CLOCKS_DIFFER_MS) / 1_000);
      const { data } = await stripeAnswer(
        stripe.paymentIntents.list({ customer, created: { gte: since }, limit: LISTED_PAYMENTS }),
      );
      if (!Array.isArray(data)) throw new ProviderError('answered in an unknown shape');
      const found = data.find(({ metadata }) => metadata?.attempt === attempt.id);
      if (found) return resultOf(found);
      return { state: clock.now() - at > APPEARS_WITHIN_MS ? 'expired' : 'pending' };
    },
  };
}

const refuse = ({ id, amount, currency }: PaymentAttempt): DecidedPayment => ({
  state: 'declined',
  amount: String(amount),
  currency,
  reference: id,
});

function resultOf({
  id,
  status,
  amount,
  currency,
}: Stripe.PaymentIntent): DecidedPayment | { state: 'pending' } {
  if (typeof id !== 'string' || !Number.isSafeInteger(amount) || typeof currency !== 'string')
    throw new ProviderError('answered in an unknown shape');
  const isPaid = status === 'succeeded';
  if (!isPaid && status !== 'canceled' && status !== 'requires_payment_method') return { state: 'pending' };
  const code = currency.toUpperCase();
  return {
    state: isPaid ? 'paid' : 'declined',
    currency: code,
    reference: id,
    amount: fromMinorUnits(amount, decimalsOf(code)),
  };
}

/** @throws not_found (404) if the card is not, or no longer, the customer's */
async function theirs<T>(request: Promise<T>): Promise<T> {
  try {
    return await stripeAnswer(request);
  } catch (error) {
    if (error instanceof ProviderError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
