import { createHmac } from 'node:crypto';
import {
  type CardVault,
  type DoubleCheckout,
  type DoubleRefund,
  type KeptCard,
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

/** The cards of all customers: Paystack keeps each one that pays, for the payer's address. */
const paystackVault: CardVault = {
  cards: [],
  made: 0,
  isCharge: ({ path }) => path === '/transaction/charge_authorization',
};
const authorizationOf = ({ id, signature }: KeptCard & { signature?: string }) => ({
  authorization_code: id,
  bin: '408408',
  last4: '4242',
  exp_month: '09',
  exp_year: '2030',
  channel: 'card',
  card_type: 'visa ',
  brand: 'visa',
  reusable: true,
  signature: signature ?? `SIG_${id}`,
});
const unknown = (message: string) => ({ status: 400, json: { status: false, message } });

/** Payments with kept cards, by their reference. */
const charges = new Map<string, object>();

/** Charges a card of this address, once per reference. */
function chargeAuthorization(text: string) {
  const { email, authorization_code: code, amount, currency, reference } = JSON.parse(text);
  const card = paystackVault.cards.find(({ id }) => id === code);
  if (!card || card.customer !== email) return unknown('Email does not match Authorization code');
  if (charges.has(reference)) return unknown('Duplicate Transaction Reference');
  if (!Number.isInteger(amount) || !/^[\w.=-]+$/.test(reference)) return unknown('Invalid');
  paystackVault.made += 1;
  const status = { works: 'success', empty: 'failed', asks: 'ongoing' }[card.kind];
  const id = 40_000_000 + charges.size;
  const charge = { id, status, reference, amount, currency, gateway_response: status };
  charges.set(reference, charge);
  const paused = { paused: true, reference, authorization_url: 'https://checkout.paystack.com/challenge' };
  return { json: { status: true, data: card.kind === 'asks' ? paused : charge } };
}

/** Paystack's customers and the cards that it keeps for them. */
function keptCards(path: string, text: string) {
  const { cards } = paystackVault;
  if (path === '/transaction/charge_authorization') return chargeAuthorization(text);
  if (path === '/customer/authorization/deactivate') {
    const card = cards.find(({ id }) => id === JSON.parse(text).authorization_code);
    if (!card) return unknown('Authorization code is invalid');
    cards.splice(cards.indexOf(card), 1);
    return { json: { status: true, message: 'Authorization has been deactivated' } };
  }
  const charge = charges.get(/^\/transaction\/verify\/(\w+)$/.exec(path)?.[1] ?? '');
  if (charge) return { json: { status: true, data: charge } };
  const [, email] = /^\/customer\/([^/]+)$/.exec(path) ?? [];
  if (!email) return null;
  const theirs = cards.filter(({ customer }) => customer === decodeURIComponent(email));
  return { json: { status: true, data: { email, authorizations: theirs.map(authorizationOf) } } };
}

/** The addresses of the payers, by checkout. */
const payers = new Map<string, string>();

/** Paystack's transactions. */
export const paystackProtocol: ProviderProtocol = {
  name: 'paystack',
  vault: paystackVault,
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
      payers.set(reference, email);
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
    if (path === '/balance') return { json: { status: true, data: [{ currency: 'NGN', balance: 0 }] } };
    const kept = keptCards(path, text);
    if (kept) return kept;
    const checkout = checkouts.byId(/^\/transaction\/verify\/(\w+)$/.exec(path)?.[1] ?? null);
    if (!checkout)
      return path.startsWith('/transaction/verify/') ? unknown('Transaction reference not found') : null;
    const payer = payers.get(checkout.id);
    if (checkout.state === 'paid' && payer) {
      paystackVault.cards.push({ id: `AUTH_${checkout.reference}`, customer: payer, kind: 'works' });
      payers.delete(checkout.id);
    }
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
