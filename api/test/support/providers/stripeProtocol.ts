import { createHmac } from 'node:crypto';
import {
  type CardVault,
  type Checkouts,
  type DoubleCheckout,
  type DoubleRefund,
  type KeptCard,
  type ProviderProtocol,
  resignedInHeader,
  type SignedWebhook,
} from './providerDouble.js';

const SECRET_KEY = 'sk_test_double';
const WEBHOOK_SECRET = 'whsec_double';

/** The payment of a checkout whose amount is held first. */
const heldPaymentOf = ({ reference, amount, currency, held }: DoubleCheckout) => ({
  id: `pi_${reference}`,
  object: 'payment_intent',
  currency: currency.toLowerCase(),
  status: {
    authorized: 'requires_capture',
    captured: 'succeeded',
    voided: 'canceled',
    expired: 'canceled',
  }[held?.state ?? 'authorized'],
  amount: Math.round(Number(amount) * 100),
  amount_received: held?.state === 'captured' ? Math.round(Number(held.amount) * 100) : 0,
});

/** A held payment is captured or released; null for other requests. */
function settleHeld(path: string, text: string, checkouts: Checkouts) {
  const [, reference, action] = /^\/v1\/payment_intents\/pi_(\d+)\/(capture|cancel)$/.exec(path) ?? [];
  if (reference === undefined) return null;
  const checkout = checkouts.byReference(reference);
  const cents = Number(new URLSearchParams(text).get('amount_to_capture'));
  const isDone =
    action === 'capture' ? checkouts.capture(checkout, (cents / 100).toFixed(2)) : checkouts.void(checkout);
  const code = 'payment_intent_unexpected_state';
  return checkout && isDone
    ? { json: heldPaymentOf(checkout) }
    : { status: 400, json: { error: { type: 'invalid_request_error', code } } };
}

const sessionOf = (checkout: DoubleCheckout, url: string) => ({
  id: checkout.session,
  object: 'checkout.session',
  url: checkout.state === 'open' ? `${url}/pay/${checkout.session}` : null,
  client_reference_id: checkout.id,
  status: { open: 'open', declined: 'open', expired: 'expired', paid: 'complete' }[checkout.state],
  payment_status: checkout.state === 'paid' ? 'paid' : 'unpaid',
  amount_total: Math.round(Number(checkout.amount) * 100),
  currency: checkout.currency.toLowerCase(),
  payment_intent: checkout.state === 'paid' ? `pi_${checkout.reference}` : null,
});

const refundOf = ({ id, key, cents, state }: DoubleRefund) => ({
  id,
  object: 'refund',
  amount: cents,
  metadata: { refund: key },
  status: { done: 'succeeded', pending: 'pending', refused: 'failed' }[state],
  ...(state === 'refused' && { failure_reason: 'lost_or_stolen_card' }),
});

function signed(event: object, sentAt: number, secret = WEBHOOK_SECRET): SignedWebhook {
  const body = JSON.stringify(event, null, 2);
  const at = Math.floor(sentAt / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
}

const completed = (checkout: DoubleCheckout) => ({
  id: `evt_${checkout.reference}`,
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: sessionOf(checkout, '') },
});

/** The cards of all customers, and the payments with them by attempt. */
export const stripeVault: CardVault & { payments: Map<string, object> } = {
  cards: [],
  payments: new Map(),
  made: 0,
  isCharge: ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
};

const methodOf = ({ id, customer }: KeptCard) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  card: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2030 },
});
const missing = { status: 404, json: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };

/** A payment with a kept card. The same key is the same payment. */
function payWithCard(form: URLSearchParams) {
  const attempt = form.get('metadata[attempt]') ?? '';
  const card = stripeVault.cards.find(({ id }) => id === form.get('payment_method'));
  if (!card || card.customer !== form.get('customer') || form.get('confirm') !== 'true') return missing;
  const status = { works: 'succeeded', asks: 'requires_payment_method', empty: 'requires_payment_method' }[
    card.kind
  ];
  if (!stripeVault.payments.has(attempt)) stripeVault.made += 1;
  const payment = {
    id: `pi_card_${attempt}`,
    object: 'payment_intent',
    status,
    metadata: { attempt },
    amount: Number(form.get('amount')),
    currency: form.get('currency'),
    customer: card.customer,
  };
  stripeVault.payments.set(attempt, payment);
  if (card.kind === 'works') return { json: payment };
  const code = card.kind === 'asks' ? 'authentication_required' : 'card_declined';
  return { status: 402, json: { error: { type: 'card_error', code, message: 'refused' } } };
}

/** Stripe's customers and the cards that it keeps for them. */
function keptCards(method: string, path: string, text: string) {
  const form = new URLSearchParams(text);
  const { cards, payments } = stripeVault;
  if (method === 'POST' && path === '/v1/customers')
    return { json: { id: `cus_${form.get('metadata[user]')}`, object: 'customer' } };
  if (method === 'POST' && path === '/v1/payment_intents') return payWithCard(form);
  if (path === '/v1/payment_intents') return { json: { object: 'list', data: [...payments.values()] } };
  const [, payment] = /^\/v1\/payment_intents\/pi_card_(\w+)$/.exec(path) ?? [];
  if (payment) return payments.has(payment) ? { json: payments.get(payment) } : missing;
  const [, detached] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path) ?? [];
  if (detached) {
    const card = cards.find(({ id }) => id === detached);
    if (!card) return missing;
    cards.splice(cards.indexOf(card), 1);
    return { json: { ...methodOf(card), customer: null } };
  }
  const [, customer, , id] = /^\/v1\/customers\/([\w-]+)(\/payment_methods(?:\/(\w+))?)?$/.exec(path) ?? [];
  if (!customer) return null;
  if (method === 'DELETE') {
    stripeVault.cards = cards.filter((card) => card.customer !== customer);
    return { json: { id: customer, object: 'customer', deleted: true } };
  }
  const theirs = cards.filter((card) => card.customer === customer);
  if (id === undefined) return { json: { object: 'list', data: theirs.map(methodOf) } };
  const card = theirs.find((known) => known.id === id);
  return card ? { json: methodOf(card) } : missing;
}

/** Stripe Checkout Sessions, and cards that Stripe keeps. */
export const stripeProtocol: ProviderProtocol = {
  name: 'stripe',
  vault: stripeVault,
  secrets: [SECRET_KEY, WEBHOOK_SECRET],
  signsBody: true,
  reportsDeclines: false,
  environment: (url) => ({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_URL: url,
  }),
  handle({ method, path, query, headers, text }, checkouts, url) {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return { status: 401, json: { error: {} } };
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const form = new URLSearchParams(text);
      const price = 'line_items[0][price_data]';
      if (form.get('mode') !== 'payment' || headers['idempotency-key'] !== form.get('client_reference_id'))
        return { status: 400, json: { error: { type: 'invalid_request_error' } } };
      const checkout = checkouts.open({
        id: form.get('client_reference_id') ?? '',
        amount: (Number(form.get(`${price}[unit_amount]`)) / 100).toFixed(2),
        currency: (form.get(`${price}[currency]`) ?? '').toUpperCase(),
        returnUrl: form.get('success_url') ?? '',
      });
      if (form.get('payment_intent_data[capture_method]') === 'manual')
        checkout.held ??= { state: 'authorized', amount: checkout.amount, captures: 0 };
      // The payer's card is kept once the payment is made.
      const customer = form.get('customer');
      if (customer && form.get('payment_intent_data[setup_future_usage]') === 'on_session')
        stripeVault.cards.push({ id: `pm_${checkout.reference}`, customer, kind: 'works' });
      return { json: sessionOf(checkout, url) };
    }
    const settled = method === 'POST' ? settleHeld(path, text, checkouts) : null;
    if (settled) return settled;
    const paidBy = (intent: string | null) => checkouts.byReference((intent ?? '').replace(/^pi_/, ''));
    if (method === 'POST' && path === '/v1/refunds') {
      const form = new URLSearchParams(text);
      const key = form.get('metadata[refund]') ?? '';
      if (headers['idempotency-key'] !== key) return { status: 400, json: { error: { type: 'invalid' } } };
      const cents = Number(form.get('amount'));
      const refund = checkouts.refund(paidBy(form.get('payment_intent')), { key, cents, isRepeatable: true });
      return refund
        ? { json: refundOf(refund) }
        : {
            status: 400,
            json: { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } },
          };
    }
    if (path === '/v1/refunds')
      return { json: { data: paidBy(query.get('payment_intent'))?.refunds.map(refundOf) ?? [] } };
    const known = checkouts.refundById(/^\/v1\/refunds\/(\w+)$/.exec(path)?.[1] ?? '');
    if (known) return { json: refundOf(known) };
    if (path === '/v1/balance') return { json: { object: 'balance', available: [], pending: [] } };
    const kept = keptCards(method, path, text);
    if (kept) return kept;
    const session = /^\/v1\/checkout\/sessions\/([\w-]+)$/.exec(path)?.[1];
    const checkout = session === undefined ? undefined : checkouts.bySession(session);
    if (!checkout) return null;
    if (!checkout.held || checkout.state !== 'paid') return { json: sessionOf(checkout, url) };
    const isExpanded = query.get('expand[0]') === 'payment_intent';
    const payment = isExpanded ? heldPaymentOf(checkout) : `pi_${checkout.reference}`;
    const status = checkout.held.state === 'captured' ? 'paid' : 'unpaid';
    return { json: { ...sessionOf(checkout, url), payment_status: status, payment_intent: payment } };
  },
  webhook: (checkout, sentAt) => signed(completed(checkout), sentAt),
  otherWebhook: (sentAt) =>
    signed({ id: 'evt_other', object: 'event', type: 'charge.refunded', data: { object: {} } }, sentAt),
  forgedWebhook: (checkout, sentAt) => signed(completed(checkout), sentAt, 'whsec_another'),
  resigned: resignedInHeader('stripe-signature'),
};
