import { createHmac } from 'node:crypto';
import {
  type Checkouts,
  type DoubleCheckout,
  type DoubleRefund,
  type ProviderProtocol,
  type ReceivedRequest,
  resignedInHeader,
  type SignedWebhook,
} from './providerDouble.js';

const CLIENT_ID = 'paypal-client';
const CLIENT_SECRET = 'paypal-client-secret';
const WEBHOOK_ID = 'WH-1';
const TOKEN = 'A21AA-paypal-access-token';
const BASIC = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;

/** PayPal's certificates sign; here a key that only this server has. */
const signatureOf = (id: string, time: string, body: string, key = 'paypal') =>
  createHmac('sha256', key).update(`${id}|${time}|${WEBHOOK_ID}|${body}`).digest('base64');

function signed(event: object, sentAt: number, key?: string): SignedWebhook {
  const body = JSON.stringify(event, null, 1);
  const time = new Date(sentAt).toISOString();
  return {
    body,
    headers: {
      'paypal-transmission-id': 'tr-1',
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf('tr-1', time, body, key),
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-auth-algo': 'SHA256withRSA',
    },
  };
}

const approved = ({ id, session }: DoubleCheckout) => ({
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource: { id: session, purchase_units: [{ custom_id: id }] },
});

/** Orders whose money was captured, by the id of the request that did it. */
const captures = new WeakMap<DoubleCheckout, string>();

const refundOf = ({ id, key, cents, state }: DoubleRefund) => ({
  id,
  custom_id: key,
  amount: { value: (cents / 100).toFixed(2) },
  status: { done: 'COMPLETED', pending: 'PENDING', refused: 'FAILED' }[state],
});

const orderOf = (checkout: DoubleCheckout, url: string) => {
  const isCaptured = captures.has(checkout);
  const capture = {
    id: checkout.reference,
    status: checkout.state === 'paid' ? 'COMPLETED' : 'DECLINED',
    amount: { value: checkout.amount, currency_code: checkout.currency },
  };
  const isDecided = checkout.state === 'paid' || checkout.state === 'declined';
  return {
    id: checkout.session,
    status: isCaptured ? 'COMPLETED' : isDecided ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
    links: [{ rel: 'payer-action', href: `${url}/pay/${checkout.session}` }],
    purchase_units: [
      {
        custom_id: checkout.id,
        payments: { captures: isCaptured ? [capture] : [], refunds: checkout.refunds.map(refundOf) },
      },
    ],
  };
};

/** Orders that were authorized after the payer approved. */
const authorized = new WeakSet<DoubleCheckout>();

const partOf = ({ reference, currency, held }: DoubleCheckout, amount: string, status: string) => ({
  id: held && status === 'COMPLETED' ? `C${reference}` : reference,
  status,
  amount: { value: amount, currency_code: currency },
});

/** An order whose amount is held first. */
function heldOrderOf(checkout: DoubleCheckout, url: string) {
  const { id, amount, held } = checkout;
  const status = {
    authorized: 'CREATED',
    captured: 'CAPTURED',
    voided: 'VOIDED',
    expired: 'EXPIRED',
  }[held?.state ?? 'authorized'];
  const isAuthorized = authorized.has(checkout);
  const payments = {
    authorizations: isAuthorized ? [partOf(checkout, amount, status)] : [],
    captures: held?.state === 'captured' ? [partOf(checkout, held.amount, 'COMPLETED')] : [],
  };
  return {
    ...orderOf(checkout, url),
    ...(isAuthorized && { status: 'COMPLETED' }),
    purchase_units: [{ custom_id: id, payments }],
  };
}

/** An authorization is captured or voided; null for other requests. */
function settleHeld({ path, headers, text }: ReceivedRequest, checkouts: Checkouts) {
  const [, reference = '', action] =
    /^\/v2\/payments\/authorizations\/(\w+)\/(capture|void)$/.exec(path) ?? [];
  if (!action) return null;
  const refused = { status: 422, json: { name: 'UNPROCESSABLE_ENTITY' } };
  const checkout = checkouts.byReference(reference);
  if (!checkout || !authorized.has(checkout) || !headers['paypal-request-id']) return refused;
  if (action === 'void') return checkouts.void(checkout) ? { status: 204, json: null } : refused;
  const { amount, final_capture: isFinal } = JSON.parse(text);
  const isRight = isFinal === true && amount.currency_code === checkout.currency;
  if (!isRight || !checkouts.capture(checkout, amount.value)) return refused;
  return { status: 201, json: partOf(checkout, amount.value, 'COMPLETED') };
}

/** PayPal's Orders API, v2: a payer approves, the shop captures. */
export const paypalProtocol: ProviderProtocol = {
  name: 'paypal',
  secrets: [CLIENT_SECRET, TOKEN],
  signsBody: true,
  reportsDeclines: true,
  environment: (url) => ({
    PAYPAL_CLIENT_ID: CLIENT_ID,
    PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    PAYPAL_URL: url,
  }),
  handle(request, checkouts, url) {
    const { method, path, headers, text } = request;
    if (path === '/v1/oauth2/token')
      return headers.authorization === BASIC && text === 'grant_type=client_credentials'
        ? { json: { access_token: TOKEN, expires_in: 32_400 } }
        : { status: 401, json: { error: 'invalid_client' } };
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, json: { error: 'invalid_token' } };
    if (path === `/v1/notifications/webhooks/${WEBHOOK_ID}`)
      return { json: { id: WEBHOOK_ID, event_types: [] } };
    if (path === '/v1/notifications/verify-webhook-signature') {
      const message = JSON.parse(text);
      // The event as it was received, not as it would be written again.
      const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
      const isGenuine =
        message.webhook_id === WEBHOOK_ID &&
        message.transmission_sig === signatureOf(message.transmission_id, message.transmission_time, event);
      return { json: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } };
    }
    if (method === 'POST' && path === '/v2/checkout/orders') {
      const order = JSON.parse(text);
      const [unit] = order.purchase_units;
      if (headers['paypal-request-id'] !== unit.custom_id || !/^(CAPTURE|AUTHORIZE)$/.test(order.intent))
        return { status: 400, json: { name: 'INVALID_REQUEST' } };
      const checkout = checkouts.open({
        id: unit.custom_id,
        amount: unit.amount.value,
        currency: unit.amount.currency_code,
        returnUrl: order.payment_source.paypal.experience_context.return_url,
      });
      if (order.intent === 'AUTHORIZE')
        checkout.held ??= { state: 'authorized', amount: checkout.amount, captures: 0 };
      return { status: 201, json: orderOf(checkout, url) };
    }
    const [, capture] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? [];
    if (capture) {
      const { amount, custom_id: key } = JSON.parse(text);
      const paid = checkouts.byReference(capture);
      if (headers['paypal-request-id'] !== key || amount.currency_code !== paid?.currency)
        return { status: 400, json: { name: 'INVALID_REQUEST' } };
      const cents = Math.round(Number(amount.value) * 100);
      const refund = checkouts.refund(paid, { key, cents, isRepeatable: true });
      return refund
        ? { status: 201, json: refundOf(refund) }
        : { status: 422, json: { name: 'UNPROCESSABLE_ENTITY' } };
    }
    const settled = settleHeld(request, checkouts);
    if (settled) return settled;
    const known = checkouts.refundById(/^\/v2\/payments\/refunds\/(\w+)$/.exec(path)?.[1] ?? '');
    if (known) return { json: refundOf(known) };
    const [, session = '', action] =
      /^\/v2\/checkout\/orders\/([\w-]+)(\/capture|\/authorize)?$/.exec(path) ?? [];
    const checkout = checkouts.bySession(session);
    if (!checkout) return null;
    if (checkout.held) {
      if (action === '/authorize' && checkout.state === 'paid') authorized.add(checkout);
      else if (action) return { status: 422, json: { name: 'UNPROCESSABLE_ENTITY' } };
      return { json: heldOrderOf(checkout, url) };
    }
    if (action) {
      const requestId = String(headers['paypal-request-id']);
      const isOpen = checkout.state === 'open' || checkout.state === 'expired';
      if (isOpen || (captures.has(checkout) && captures.get(checkout) !== requestId))
        return { status: 422, json: { name: 'UNPROCESSABLE_ENTITY' } };
      captures.set(checkout, requestId);
    }
    return { json: orderOf(checkout, url) };
  },
  webhook: (checkout, sentAt) => signed(approved(checkout), sentAt),
  otherWebhook: (sentAt) => signed({ event_type: 'BILLING.PLAN.CREATED', resource: {} }, sentAt),
  forgedWebhook: (checkout, sentAt) => signed(approved(checkout), sentAt, 'another key'),
  resigned: resignedInHeader('paypal-transmission-sig'),
};
