import {
  type Checkouts,
  type DoubleCheckout,
  type ProviderProtocol,
  type ReceivedRequest,
  resignedInHeader,
} from './providerDouble.js';

const CLIENT = '0oa-securepay-client';
const CLIENT_SECRET = 'securepay-client-secret';
const MERCHANT = '5AR9999';
const TOKEN = 'access-token-of-securepay';
const AUDIENCE = 'https://api.payments.auspost.com.au';

const wrong = { status: 400, json: { errors: [{ code: 'INVALID_FIELD_VALUE', detail: 'refused' }] } };

const paymentOf = (checkout: DoubleCheckout) => ({
  createdAt: '2026-03-02T12:00:00+11:00',
  merchantCode: MERCHANT,
  orderId: checkout.id,
  amount: Math.round(Number(checkout.amount) * 100),
  currency: 'AUD',
  bankTransactionId: checkout.reference,
  gatewayResponseCode: checkout.state === 'paid' ? '00' : '05',
  gatewayResponseMessage: checkout.state === 'paid' ? 'Transaction successful' : 'Do not honour',
  status: checkout.state === 'paid' ? 'paid' : 'failed',
});

/** A charge of a card. The same key is the same charge. */
function payment({ headers, text }: ReceivedRequest, checkouts: Checkouts) {
  const { amount, merchantCode, token, ip, orderId } = JSON.parse(text);
  const checkout = checkouts.byId(orderId);
  if (!checkout || token !== `token-${checkout.id}` || merchantCode !== MERCHANT || !ip) return wrong;
  if (!Number.isInteger(amount) || headers['idempotency-key'] !== orderId) return wrong;
  checkout.charges = 1;
  return { status: 201, json: paymentOf(checkout) };
}

function refund({ path, headers, text }: ReceivedRequest, checkouts: Checkouts) {
  const { amount: cents, merchantCode, ip } = JSON.parse(text);
  const paid = checkouts.byId(/^\/v2\/orders\/(\w+)\/refunds$/.exec(path)?.[1] ?? '');
  const key = String(headers['idempotency-key']);
  if (merchantCode !== MERCHANT || !ip || !paid) return wrong;
  const made = checkouts.refund(paid, { key, cents, isRepeatable: true });
  return made ? { status: 201, json: { orderId: paid.id, amount: cents, status: 'paid' } } : wrong;
}

const message = {
  body: JSON.stringify({ event: 'payment.succeeded' }),
  headers: { 'x-signature': 'f'.repeat(64) },
};

/** SecurePay's API, and its card component on a page of the product. */
export const securepayProtocol: ProviderProtocol = {
  name: 'securepay',
  secrets: [CLIENT_SECRET, TOKEN],
  signsBody: false,
  sendsMessages: false,
  reportsDeclines: true,
  reportsCurrency: false,
  decidesRefunds: 'at once',
  currency: 'AUD',
  cardForm: { submits: ({ id }) => ({ token: `token-${id}` }) },
  isCharge: (text) => text.includes('"orderId"'),
  environment: (url) => ({
    SECUREPAY_CLIENT_ID: CLIENT,
    SECUREPAY_CLIENT_SECRET: CLIENT_SECRET,
    SECUREPAY_MERCHANT_CODE: MERCHANT,
    SECUREPAY_URL: url,
    SECUREPAY_TOKEN_URL: url,
  }),
  handle(request, checkouts) {
    const { method, path, headers, text } = request;
    if (method === 'POST' && path === '/oauth/token') {
      const form = new URLSearchParams(text);
      const keys = Buffer.from(String(headers.authorization).replace('Basic ', ''), 'base64').toString();
      const isOurs = keys === `${CLIENT}:${CLIENT_SECRET}` && form.get('audience') === AUDIENCE;
      return isOurs
        ? { json: { access_token: TOKEN, expires_in: 86_400, token_type: 'Bearer' } }
        : { status: 401, json: { error: 'invalid_client' } };
    }
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, json: {} };
    if (method === 'POST' && path === '/v2/payments') return payment(request, checkouts);
    return method === 'POST' && path.startsWith('/v2/orders/') ? refund(request, checkouts) : null;
  },
  // No message of SecurePay is known to be signed: all are refused.
  webhook: () => message,
  otherWebhook: () => message,
  forgedWebhook: () => message,
  resigned: resignedInHeader('x-signature'),
};
