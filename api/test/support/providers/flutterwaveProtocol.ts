import {
  type DoubleCheckout,
  type DoubleRefund,
  type ProviderProtocol,
  resignedInHeader,
} from './providerDouble.js';

const SECRET_KEY = 'FLWSECK_TEST-double';
const HASH = 'a-hash-set-in-the-dashboard';

const message = (event: string, txRef: string, hash = HASH) => ({
  body: JSON.stringify({ event, data: { tx_ref: txRef, status: 'successful' } }),
  headers: { 'verif-hash': hash },
});
const completed = ({ id }: DoubleCheckout, hash?: string) => message('charge.completed', id, hash);

const refundOf = (payment: string, { id, key, cents, state }: DoubleRefund) => ({
  id: Number(id),
  transaction_id: Number(payment),
  comment: key,
  amount_refunded: cents / 100,
  status: { done: 'completed', pending: 'pending', refused: 'failed' }[state],
});

/** Flutterwave Standard, v3. */
export const flutterwaveProtocol: ProviderProtocol = {
  name: 'flutterwave',
  secrets: [SECRET_KEY, HASH],
  signsBody: false,
  reportsDeclines: true,
  environment: (url) => ({
    FLUTTERWAVE_SECRET_KEY: SECRET_KEY,
    FLUTTERWAVE_WEBHOOK_HASH: HASH,
    FLUTTERWAVE_URL: url,
  }),
  handle({ method, path, query, headers, text }, checkouts, url) {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return { status: 401, json: { status: 'error' } };
    if (method === 'POST' && path === '/v3/payments') {
      const { tx_ref: id, amount, currency, redirect_url: returnUrl, customer } = JSON.parse(text);
      if (!/@/.test(customer?.email ?? '')) return { status: 400, json: { status: 'error' } };
      const { session } = checkouts.open({ id, amount: Number(amount).toFixed(2), currency, returnUrl });
      return { json: { status: 'success', data: { link: `${url}/pay/${session}` } } };
    }
    const [, refunded] = /^\/v3\/transactions\/(\d+)\/refund$/.exec(path) ?? [];
    if (refunded) {
      const { amount, comments: key } = JSON.parse(text);
      const cents = Math.round(amount * 100);
      const refund = checkouts.refund(checkouts.byReference(refunded), { key, cents, isRepeatable: false });
      if (!refund) return { status: 400, json: { status: 'error', message: 'Refund amount is too large' } };
      const { transaction_id: payment, ...data } = refundOf(refunded, refund);
      return { json: { status: 'success', data: { ...data, tx_id: payment } } };
    }
    if (path === '/v3/refunds') {
      const payment = query.get('id') ?? '';
      const found = checkouts.byReference(payment)?.refunds ?? [];
      return { json: { status: 'success', data: found.map((refund) => refundOf(payment, refund)) } };
    }
    const known = checkouts.refundById(/^\/v3\/refunds\/(\d+)$/.exec(path)?.[1] ?? '');
    if (known) return { json: { status: 'success', data: refundOf('1', known) } };
    if (path !== '/v3/transactions/verify_by_reference') return null;
    const checkout = checkouts.byId(query.get('tx_ref'));
    // A reference is known once the payer has tried to pay.
    if (!checkout || checkout.state === 'open' || checkout.state === 'expired')
      return { status: 400, json: { status: 'error', message: 'No transaction was found for this id' } };
    const data = {
      id: Number(checkout.reference),
      tx_ref: checkout.id,
      status: checkout.state === 'paid' ? 'successful' : 'failed',
      amount: Number(checkout.amount),
      currency: checkout.currency,
    };
    return { json: { status: 'success', data } };
  },
  webhook: (checkout) => completed(checkout),
  otherWebhook: () => message('transfer.completed', 'another'),
  forgedWebhook: (checkout) => completed(checkout, 'a-guessed-hash'),
  resigned: resignedInHeader('verif-hash'),
};
