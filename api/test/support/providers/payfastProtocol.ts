import { createHash } from 'node:crypto';
import {
  type Checkouts,
  type DoubleCheckout,
  type ProviderProtocol,
  type ReceivedRequest,
  resignedInForm,
  type SignedWebhook,
} from './providerDouble.js';

const MERCHANT = '10000100';
const MERCHANT_KEY = '46f0cd694581a';
const PASSPHRASE = 'a passphrase & more';

const signatureOf = (form: URLSearchParams, passphrase = PASSPHRASE) => {
  const signed = new URLSearchParams([...form].filter(([name]) => name !== 'signature'));
  signed.set('passphrase', passphrase);
  // The values of these tests have no marks that PHP encodes in another way.
  return createHash('md5').update(signed.toString()).digest('hex');
};

function message(
  { id, amount, reference }: DoubleCheckout,
  status: string,
  passphrase?: string,
): SignedWebhook {
  const form = new URLSearchParams({
    m_payment_id: id,
    pf_payment_id: reference,
    payment_status: status,
    item_name: 'Trip 1',
    item_description: '',
    amount_gross: amount,
    amount_fee: '-2.30',
    custom_str1: '',
    name_first: 'Tom',
    name_last: '',
    merchant_id: MERCHANT,
  });
  form.set('signature', signatureOf(form, passphrase));
  return { body: form.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

const HEAD =
  'Date,Type,Sign,Party,Name,Description,Currency,"Funding Type",Gross,Fee,Net,Balance,"M Payment ID","PF Payment ID"';

/** The account's history since a day, oldest first. */
function history({ query, headers }: ReceivedRequest, checkouts: Checkouts) {
  const named = ['merchant-id', 'version', 'timestamp'].map((name) => [name, String(headers[name])]);
  const values = Object.fromEntries([...named, ...query, ['passphrase', PASSPHRASE]]) as Record<
    string,
    string
  >;
  const sorted = new URLSearchParams(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const signature = createHash('md5').update(sorted.toString()).digest('hex');
  const from = query.get('from') ?? '';
  const isRight = headers['merchant-id'] === MERCHANT && headers.signature === signature;
  if (!isRight || !/^\d{4}-\d\d-\d\d$/.test(from) || from > (query.get('to') ?? ''))
    return { status: 401, json: { code: 401, status: 'failed' } };
  const rows = checkouts.all
    .filter(({ state }) => state === 'paid')
    .slice(Number(query.get('offset')))
    .slice(0, Number(query.get('limit')))
    .map(
      ({ id, amount, currency, reference }) =>
        `"2026-03-02 12:00:00",FUNDS_RECEIVED,CREDIT,"Ace, Alice",Trip,,${currency},CC,${amount},-2.30,9.70,"22,574.02",${id},${reference}`,
    );
  return { json: { response: [HEAD, ...rows].join('\n') } };
}

/** Whether a request's signature covers its headers and body. */
function isSigned({ headers, text }: ReceivedRequest): boolean {
  const named = ['merchant-id', 'version', 'timestamp'].map((name) => [name, String(headers[name])]);
  const values = [...named, ...new URLSearchParams(text), ['passphrase', PASSPHRASE]] as [string, string][];
  const sorted = new URLSearchParams(values.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return headers.signature === createHash('md5').update(sorted.toString()).digest('hex');
}

/** Answers what can be refunded of a payment, or makes a refund of it. */
function refunds(request: ReceivedRequest, checkouts: Checkouts, payment: string) {
  const paid = checkouts.byReference(payment);
  if (!isSigned(request)) return { status: 401, json: { code: 401, status: 'failed' } };
  if (!paid) return { status: 404, json: { code: 404, status: 'failed' } };
  const original = Math.round(Number(paid.amount) * 100);
  const left = original - paid.refunds.reduce((sum, { cents }) => sum + cents, 0);
  if (request.method === 'POST') {
    const form = new URLSearchParams(request.text);
    const cents = Number(form.get('amount'));
    const made = checkouts.refund(paid, { key: form.get('reason') ?? '', cents, isRepeatable: false });
    return made
      ? { json: { code: 200, status: 'success', data: { response: true } } }
      : { status: 400, json: { code: 400, status: 'failed', data: { response: false } } };
  }
  return {
    json: {
      token: 'a3b3ae55',
      funding_type: 'Credit Card',
      amount_original: original,
      amount_available_for_refund: left,
      status: left > 0 ? 'REFUNDABLE' : 'COMPLETED',
      errors: [],
      refund_full: { method: left === original ? 'PAYMENT_SOURCE' : 'NOT_AVAILABLE' },
      refund_partial: { method: 'PAYMENT_SOURCE' },
    },
  };
}

/** PayFast's payment page, its messages and its history. */
export const payfastProtocol: ProviderProtocol = {
  name: 'payfast',
  secrets: [PASSPHRASE],
  signsBody: true,
  reportsDeclines: false,
  decidesRefunds: 'at once',
  opensByLink: true,
  currency: 'ZAR',
  environment: (url) => ({
    PAYFAST_MERCHANT_ID: MERCHANT,
    PAYFAST_MERCHANT_KEY: MERCHANT_KEY,
    PAYFAST_PASSPHRASE: PASSPHRASE,
    PAYFAST_CHECKOUT_URL: url,
    PAYFAST_URL: url,
  }),
  handle(request, checkouts) {
    const { method, path, text } = request;
    if (method === 'GET' && path === '/transactions/history') return history(request, checkouts);
    const [, payment] = /^\/refunds\/(?:query\/)?(\w+)$/.exec(path) ?? [];
    if (payment) return refunds(request, checkouts, payment);
    if (method !== 'POST' || path !== '/eng/process') return null;
    const form = new URLSearchParams(text);
    const field = (name: string) => form.get(name) ?? '';
    const isOurs = field('merchant_id') === MERCHANT && field('merchant_key') === MERCHANT_KEY;
    if (!isOurs || field('signature') !== signatureOf(form)) return { status: 400, json: {} };
    const checkout = { id: field('m_payment_id'), amount: field('amount'), returnUrl: field('return_url') };
    checkouts.open({ ...checkout, currency: 'ZAR' });
    return { json: {} };
  },
  webhook: (checkout) => message(checkout, 'COMPLETE'),
  otherWebhook: () =>
    message(
      {
        id: 'subscription',
        session: '',
        returnUrl: '',
        state: 'open',
        reference: '1',
        refunds: [],
        charges: 0,
        amount: '5.00',
        currency: 'ZAR',
      },
      'CANCELLED',
    ),
  forgedWebhook: (checkout) => message(checkout, 'COMPLETE', 'another passphrase'),
  resigned: resignedInForm('signature'),
};
