import { createHash } from 'node:crypto';
import {
  type DoubleCheckout,
  type ProviderProtocol,
  resignedInForm,
  type SignedWebhook,
} from './providerDouble.js';

const PUBLIC_KEY = 'i_double';
const PRIVATE_KEY = 'liqpay-private-key';

const signatureOf = (data: string, key = PRIVATE_KEY) =>
  createHash('sha1')
    .update(key + data + key)
    .digest('base64');

/** The signed contents of a form or a link; null unless they are genuine. */
function contentsOf(form: URLSearchParams): Record<string, unknown> | null {
  const data = form.get('data') ?? '';
  if (form.get('signature') !== signatureOf(data)) return null;
  const contents = JSON.parse(Buffer.from(data, 'base64').toString());
  return contents.public_key === PUBLIC_KEY && contents.version === 3 ? contents : null;
}

const refundedOf = ({ refunds }: DoubleCheckout) =>
  refunds.filter(({ state }) => state === 'done').reduce((sum, { cents }) => sum + cents, 0) / 100;

const paymentOf = (checkout: DoubleCheckout) => ({
  status:
    refundedOf(checkout) === Number(checkout.amount)
      ? 'reversed'
      : checkout.state === 'paid'
        ? 'success'
        : 'failure',
  ...(refundedOf(checkout) > 0 && { refund_amount: refundedOf(checkout) }),
  order_id: checkout.id,
  payment_id: Number(checkout.reference),
  amount: Number(checkout.amount),
  currency: checkout.currency,
});

function signed(contents: object, key?: string): SignedWebhook {
  const data = Buffer.from(JSON.stringify(contents)).toString('base64');
  return {
    body: new URLSearchParams({ data, signature: signatureOf(data, key) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

/** LiqPay's checkout, version 3: the payer's browser opens a signed link. */
export const liqpayProtocol: ProviderProtocol = {
  name: 'liqpay',
  secrets: [PRIVATE_KEY],
  signsBody: true,
  reportsDeclines: true,
  decidesRefunds: 'without refusals',
  opensByLink: true,
  environment: (url) => ({
    LIQPAY_PUBLIC_KEY: PUBLIC_KEY,
    LIQPAY_PRIVATE_KEY: PRIVATE_KEY,
    LIQPAY_URL: url,
  }),
  handle({ method, path, query, text }, checkouts) {
    if (method === 'GET' && path === '/api/3/checkout') {
      const order = contentsOf(query);
      if (order?.action !== 'pay') return { status: 400, json: { status: 'error' } };
      checkouts.open({
        id: String(order.order_id),
        amount: Number(order.amount).toFixed(2),
        currency: String(order.currency),
        returnUrl: String(order.result_url),
      });
      return { json: {} };
    }
    if (path !== '/api/request') return null;
    const request = contentsOf(new URLSearchParams(text));
    if (request?.action === 'refund') {
      const cents = Math.round(Number(request.amount) * 100);
      const paid = checkouts.byId(String(request.order_id));
      const refund = checkouts.refund(paid, { key: '', cents, isRepeatable: false });
      if (!refund) return { json: { status: 'error', err_code: 'err_payment' } };
      return { json: { action: 'refund', status: 'reversed', wait_amount: refund.state === 'pending' } };
    }
    if (request?.action !== 'status') return { json: { status: 'error', err_code: 'invalid_signature' } };
    const checkout = checkouts.byId(String(request.order_id));
    if (!checkout || checkout.state === 'open' || checkout.state === 'expired')
      return { json: { result: 'error', status: 'error', err_code: 'payment_not_found' } };
    return { json: paymentOf(checkout) };
  },
  webhook: (checkout) => signed(paymentOf(checkout)),
  otherWebhook: () => signed({ action: 'auth', status: 'success' }),
  forgedWebhook: (checkout) => signed(paymentOf(checkout), 'another key'),
  resigned: resignedInForm('signature'),
};
