import { createHmac, randomUUID } from 'node:crypto';
import {
  type DoubleCheckout,
  type DoubleRefund,
  type ProviderProtocol,
  resignedInHeader,
  type SignedWebhook,
} from './providerDouble.js';

const TOKEN = 'TEST-mercadopago-double';
const SECRET = 'secret-of-the-panel';

function signed(type: string, id: string, sentAt: number, secret = SECRET): SignedWebhook {
  const request = randomUUID();
  const text = `id:${id.toLowerCase()};request-id:${request};ts:${sentAt};`;
  const v1 = createHmac('sha256', secret).update(text).digest('hex');
  return {
    body: JSON.stringify({ type, action: `${type}.updated`, data: { id } }),
    headers: { 'x-signature': `ts=${sentAt},v1=${v1}`, 'x-request-id': request },
    query: `?data.id=${id}&type=${type}`,
  };
}

const paymentOf = (checkout: DoubleCheckout) => ({
  id: Number(checkout.reference),
  status: checkout.state === 'paid' ? 'approved' : 'rejected',
  external_reference: checkout.id,
  transaction_amount: Number(checkout.amount),
  currency_id: checkout.currency,
});

const refundOf = ({ id, cents, state }: DoubleRefund) => ({
  id: Number(id),
  amount: cents / 100,
  status: { done: 'approved', pending: 'in_process', refused: 'rejected' }[state],
});

/** Mercado Pago's Checkout Pro. */
export const mercadopagoProtocol: ProviderProtocol = {
  name: 'mercadopago',
  secrets: [TOKEN, SECRET],
  // Only the ids are signed: the body is not read for more than its type.
  signsBody: false,
  reportsDeclines: true,
  environment: (url) => ({
    MERCADOPAGO_ACCESS_TOKEN: TOKEN,
    MERCADOPAGO_WEBHOOK_SECRET: SECRET,
    MERCADOPAGO_URL: url,
  }),
  handle({ method, path, query, headers, text }, checkouts, url) {
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, json: { status: 401 } };
    if (method === 'POST' && path === '/checkout/preferences') {
      const preference = JSON.parse(text);
      const [item] = preference.items;
      const { session } = checkouts.open({
        id: preference.external_reference,
        amount: (item.unit_price * item.quantity).toFixed(2),
        currency: item.currency_id,
        returnUrl: preference.back_urls.success,
      });
      return { status: 201, json: { id: session, init_point: `${url}/pay/${session}` } };
    }
    const isDecided = (checkout?: DoubleCheckout) =>
      checkout?.state === 'paid' || checkout?.state === 'declined';
    if (path === '/v1/payments/search') {
      const checkout = checkouts.byId(query.get('external_reference'));
      return { json: { results: checkout && isDecided(checkout) ? [paymentOf(checkout)] : [] } };
    }
    const refunded = checkouts.byReference(/^\/v1\/payments\/(\w+)\/refunds$/.exec(path)?.[1] ?? '');
    if (refunded && method === 'POST') {
      const key = String(headers['x-idempotency-key']);
      const cents = Math.round(JSON.parse(text).amount * 100);
      const refund = checkouts.refund(refunded, { key, cents, isRepeatable: true });
      return refund ? { status: 201, json: refundOf(refund) } : { status: 400, json: { status: 400 } };
    }
    if (refunded) return { json: refunded.refunds.map(refundOf) };
    const checkout = checkouts.byReference(/^\/v1\/payments\/(\w+)$/.exec(path)?.[1] ?? '');
    return checkout ? { json: paymentOf(checkout) } : null;
  },
  webhook: ({ reference }, sentAt) => signed('payment', reference, sentAt),
  otherWebhook: (sentAt) => signed('merchant_order', '4711', sentAt),
  forgedWebhook: ({ reference }, sentAt) => signed('payment', reference, sentAt, 'another secret'),
  resigned: resignedInHeader('x-signature'),
};
