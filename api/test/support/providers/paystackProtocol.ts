import { createHmac } from 'node:crypto';
import {
  type DoubleCheckout,
  type DoubleRefund,
  type ProviderProtocol,
  resignedInHeader,
  type SignedWebhook,
} from './providerDouble.js';

const SECRET_KEY = 'sk_test_paystack_double';

function signed(event: object, key = SECRET_KEY): SignedWebhook {
  const body = JSON.stringify(event);
  return {
    body,
    headers: { 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') },
  };
}

const succeeded = ({ id }: DoubleCheckout) => ({ event: 'charge.success', data: { reference: id } });

const refundOf = ({ id, key, cents, state }: DoubleRefund) => ({
  id: Number(id),
  merchant_note: key,
  amount: cents,
  status: { done: 'processed', pending: 'processing', refused: 'failed' }[state],
});

/** Paystack's transactions. */
export const paystackProtocol: ProviderProtocol = {
  name: 'paystack',
  secrets: [SECRET_KEY],
  signsBody: true,
  reportsDeclines: true,
  environment: (url) => ({ PAYSTACK_SECRET_KEY: SECRET_KEY, PAYSTACK_URL: url }),
  handle({ method, path, query, headers, text }, checkouts, url) {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return { status: 401, json: { status: false } };
    if (method === 'POST' && path === '/transaction/initialize') {
      const { email, amount, currency, reference, callback_url: returnUrl } = JSON.parse(text);
      const isRight = /@/.test(email) && Number.isInteger(amount) && /^[\w.=-]+$/.test(reference);
      if (!isRight || checkouts.byId(reference)) return { status: 400, json: { status: false } };
      const decimal = (amount / 100).toFixed(2);
      const { session } = checkouts.open({ id: reference, amount: decimal, currency, returnUrl });
      return { json: { status: true, data: { authorization_url: `${url}/pay/${session}`, reference } } };
    }
    if (method === 'POST' && path === '/refund') {
      const { transaction, amount: cents, merchant_note: key } = JSON.parse(text);
      const refund = checkouts.refund(checkouts.byReference(transaction), {
        key,
        cents,
        isRepeatable: false,
      });
      return refund
        ? { json: { status: true, data: refundOf(refund) } }
        : { status: 400, json: { status: false, message: 'Transaction has been fully reversed' } };
    }
    if (path === '/refund') {
      const paid = checkouts.byReference(query.get('transaction') ?? '');
      return { json: { status: true, data: paid?.refunds.map(refundOf) ?? [] } };
    }
    const known = checkouts.refundById(/^\/refund\/(\w+)$/.exec(path)?.[1] ?? '');
    if (known) return { json: { status: true, data: refundOf(known) } };
    const checkout = checkouts.byId(/^\/transaction\/verify\/(\w+)$/.exec(path)?.[1] ?? null);
    if (!checkout) return null;
    const status = { open: 'abandoned', expired: 'abandoned', paid: 'success', declined: 'failed' };
    const data = {
      id: Number(checkout.reference),
      status: status[checkout.state],
      reference: checkout.id,
      amount: Math.round(Number(checkout.amount) * 100),
      currency: checkout.currency,
    };
    return { json: { status: true, data } };
  },
  webhook: (checkout) => signed(succeeded(checkout)),
  otherWebhook: () => signed({ event: 'transfer.success', data: { reference: 'another' } }),
  forgedWebhook: (checkout) => signed(succeeded(checkout), 'sk_test_another'),
  resigned: resignedInHeader('x-paystack-signature'),
};
