import {
  type Checkouts,
  type DoubleCheckout,
  type ProviderProtocol,
  type ReceivedRequest,
  resignedInHeader,
  type SignedWebhook,
} from './providerDouble.js';

const SECRET_KEY = 'sk_test_culqi_double';
const USER = 'wayfare';
const PASSWORD = 'culqi-webhook-password';

const authorized = (password = PASSWORD) => ({
  authorization: `Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}`,
});

const units = ({ amount }: DoubleCheckout) => Math.round(Number(amount) * 100);

const chargeOf = (checkout: DoubleCheckout) => ({
  object: 'charge',
  id: `chr_test_${checkout.reference}`,
  creation_date: Date.now(),
  amount: units(checkout),
  amount_refunded: checkout.refunds.reduce(
    (sum, { state, cents }) => sum + (state === 'refused' ? 0 : cents),
    0,
  ),
  currency_code: checkout.currency,
  outcome: { type: 'venta_exitosa', user_message: 'Su compra ha sido exitosa.' },
  metadata: { attempt: checkout.id },
});

const byCharge = (checkouts: Checkouts, id: string) => checkouts.byReference(id.replace('chr_test_', ''));
const cardError = { status: 402, json: { object: 'error', type: 'card_error', decline_code: 'denied' } };
const wrong = { status: 400, json: { object: 'error', type: 'parameter_error' } };

/** A charge of a card. It has no key for a repeated request: each is another charge. */
function newCharge(text: string, checkouts: Checkouts) {
  const body = JSON.parse(text);
  const { amount, currency_code: currency, email, source_id: token, description, metadata } = body;
  const checkout = checkouts.byId(metadata?.attempt);
  if (!checkout || token !== `tkn_test_${checkout.id}` || !['PEN', 'USD'].includes(currency)) return wrong;
  const isRight = Number.isInteger(amount) && amount >= 300 && /@/.test(email);
  if (!isRight || description.length < 5 || description.length > 80) return wrong;
  const isConfirmed = body.authentication_3DS?.eci === '05';
  if (checkout.wantsConfirmation && !isConfirmed)
    return { status: 200, json: { action_code: 'REVIEW', user_message: 'Autenticación 3DS' } };
  if (checkout.state !== 'paid') return cardError;
  checkout.charges += 1;
  return { status: 201, json: chargeOf(checkout) };
}

/** The charges of the account, the newest first. */
function charges({ query }: ReceivedRequest, checkouts: Checkouts) {
  const made = checkouts.all.filter(({ charges: count }) => count > 0).map(chargeOf);
  const newest = made.toReversed();
  const from = newest.findIndex(({ id }) => id === query.get('after')) + 1;
  const limit = Number(query.get('limit'));
  const data = newest.slice(from, from + limit);
  const after = from + limit < newest.length ? data.at(-1)?.id : null;
  return { json: { data, paging: { cursors: { before: null, after } } } };
}

function newRefund(text: string, checkouts: Checkouts) {
  const { amount: cents, charge_id: charge, reason } = JSON.parse(text);
  const paid = byCharge(checkouts, charge);
  if (!['duplicado', 'fraudulento', 'solicitud_comprador'].includes(reason)) return wrong;
  const refund = checkouts.refund(paid, { key: '', cents, isRepeatable: false });
  if (!refund) return wrong;
  return {
    status: 201,
    json: { object: 'refund', id: `ref_test_${refund.id}`, charge_id: charge, amount: cents },
  };
}

function event(type: string, data: object, password?: string): SignedWebhook {
  return {
    body: JSON.stringify({ object: 'event', type, data: JSON.stringify(data) }),
    headers: authorized(password),
  };
}

/** Culqi's API, and its window over a page of the product. */
export const culqiProtocol: ProviderProtocol = {
  name: 'culqi',
  secrets: [SECRET_KEY, PASSWORD],
  // Only the password proves where a message comes from.
  signsBody: false,
  reportsDeclines: true,
  decidesRefunds: 'at once',
  cardForm: { submits: ({ id }) => ({ token: `tkn_test_${id}`, confirmation: '' }) },
  isCharge: (text) => text.includes('source_id'),
  environment: (url) => ({
    CULQI_PUBLIC_KEY: 'pk_test_culqi_double',
    CULQI_SECRET_KEY: SECRET_KEY,
    CULQI_WEBHOOK_USER: USER,
    CULQI_WEBHOOK_PASSWORD: PASSWORD,
    CULQI_URL: url,
    CULQI_SCRIPT_URL: `${url}/checkout-js`,
    CULQI_CONFIRM_URL: `${url}/3ds`,
  }),
  handle(request, checkouts) {
    const { method, path, headers, text } = request;
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return { status: 401, json: { object: 'error' } };
    if (path === '/charges')
      return method === 'POST' ? newCharge(text, checkouts) : charges(request, checkouts);
    if (method === 'POST' && path === '/refunds') return newRefund(text, checkouts);
    const charge = byCharge(checkouts, /^\/charges\/(\w+)$/.exec(path)?.[1] ?? '');
    return charge?.charges ? { json: chargeOf(charge) } : null;
  },
  webhook: (checkout) => event('charge.creation.succeeded', chargeOf(checkout)),
  otherWebhook: () => event('order.status.changed', { id: 'ord_test_1', state: 'pending' }),
  forgedWebhook: (checkout) => event('charge.creation.succeeded', chargeOf(checkout), 'another password'),
  resigned: resignedInHeader('authorization'),
};
