import { createHmac } from 'node:crypto';
import {
  type DoubleCheckout,
  type DoubleRefund,
  type ProviderProtocol,
  resignedInHeader,
  type SignedWebhook,
} from './providerDouble.js';

const SECRET_KEY = 'sk_test_double';
const WEBHOOK_SECRET = 'whsec_double';

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

/** Stripe Checkout Sessions. */
export const stripeProtocol: ProviderProtocol = {
  name: 'stripe',
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
      return { json: sessionOf(checkout, url) };
    }
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
    const session = /^\/v1\/checkout\/sessions\/([\w-]+)$/.exec(path)?.[1];
    const checkout = session === undefined ? undefined : checkouts.bySession(session);
    return checkout ? { json: sessionOf(checkout, url) } : null;
  },
  webhook: (checkout, sentAt) => signed(completed(checkout), sentAt),
  otherWebhook: (sentAt) =>
    signed({ id: 'evt_other', object: 'event', type: 'charge.refunded', data: { object: {} } }, sentAt),
  forgedWebhook: (checkout, sentAt) => signed(completed(checkout), sentAt, 'whsec_another'),
  resigned: resignedInHeader('stripe-signature'),
};
