import { fromMinorUnits, invalid } from '@wayfare/shared';
import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import { type ProviderApi, ProviderError } from '../hosted/providerRequest.js';
import { stripeAuthorizations } from './stripeAuthorizations.js';
import { stripeCards } from './stripeCards.js';
import { stripeRefunds } from './stripeRefunds.js';
import { decimalsOf, stripeAnswer, unitsOf } from './stripeRequest.js';

/** How long a checkout is open, in ms; Stripe takes 30 minutes to 24 hours. */
const OPEN_MS = 60 * 60_000;
/** The events that change whether a checkout is paid. */
const CHECKOUT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

/** Stripe Checkout: a page per attempt, with Stripe's own client library. */
export function stripeCheckout(
  api: ProviderApi & { secretKey: string; webhookSecret: string; clock: Clock },
): HostedCheckout {
  const { protocol, hostname, port } = new URL(api.url);
  const stripe = new Stripe(api.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: api.timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
  });

  return {
    name: 'stripe',
    title: 'Stripe',
    refunds: stripeRefunds(stripe),

    authorizations: stripeAuthorizations(stripe),

    cards: stripeCards(stripe, api.clock),

    async open(attempt, { product, email, returnUrl, customer }) {
      const units = unitsOf(attempt);
      if (units === null) throw invalid('payment_unsupported');
      const session = await stripeAnswer(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            ui_mode: 'hosted_page',
            // Methods that decide days later would leave the trip unpaid until then.
            allowed_payment_method_types: ['card'],
            client_reference_id: attempt.id,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: attempt.currency.toLowerCase(),
                  unit_amount: units,
                  product_data: { name: product },
                },
              },
            ],
            // Kept for payments in the payer's presence: the bank may still ask for more.
            ...(customer ? { customer } : { customer_email: email }),
            payment_intent_data: {
              ...(customer && { setup_future_usage: 'on_session' }),
              ...(attempt.authorizes && { capture_method: 'manual' }),
            },
            adaptive_pricing: { enabled: false },
            expires_at: Math.floor((attempt.createdAt + OPEN_MS) / 1_000),
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: attempt.id },
        ),
      );
      if (!session.id || !session.url) throw new ProviderError('answered in an unknown shape');
      return { session: session.id, page: session.url };
    },

    async look(attempt): Promise<HostedPayment> {
      // Without an answer to `open` the payer never had a page to pay on.
      if (attempt.session === undefined) return { state: 'expired' };
      const session = await stripeAnswer(stripe.checkout.sessions.retrieve(attempt.session));
      if (session.client_reference_id !== attempt.id)
        throw new ProviderError('answered about another attempt');
      if (session.status === 'expired') return { state: 'expired' };
      const { amount_total: units, currency, payment_intent: payment } = session;
      if (session.status !== 'complete' || session.payment_status !== 'paid') return { state: 'pending' };
      if (!Number.isSafeInteger(units) || !currency || !payment)
        throw new ProviderError('answered in an unknown shape');
      const code = currency.toUpperCase();
      return {
        state: 'paid',
        amount: fromMinorUnits(units as number, decimalsOf(code)),
        currency: code,
        reference: typeof payment === 'string' ? payment : payment.id,
      };
    },

    async probe() {
      const { object } = await stripeAnswer(stripe.balance.retrieve());
      if (object !== 'balance') throw new ProviderError('answered in an unknown shape');
    },

    async reportedAttempt({ body, header }) {
      const event = await genuineEvent(body, header('stripe-signature') ?? '');
      if (!CHECKOUT_EVENTS.includes(event.type)) return null;
      return (event.data.object as Stripe.Checkout.Session).client_reference_id ?? null;
    },
  };

  async function genuineEvent(body: Buffer, signature: string): Promise<Stripe.Event> {
    try {
      const now = api.clock.now();
      return stripe.webhooks.constructEvent(body, signature, api.webhookSecret, undefined, undefined, now);
    } catch {
      // A message with any error cannot be trusted.
      throw invalid('payment_not_verified');
    }
  }
}
