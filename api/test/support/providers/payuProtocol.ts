import { createHash } from 'node:crypto';
import {
  type DoubleCheckout,
  type ProviderProtocol,
  resignedInForm,
  type SignedWebhook,
} from './providerDouble.js';

const MERCHANT = '508029';
const LOGIN = 'payu-login';
const KEY = 'payu-api-key';

const hashOf = (...parts: string[]) => createHash('md5').update(parts.join('~')).digest('hex');

/** A confirmation; amounts have two decimals and are signed without a second one that is 0. */
function confirmation({ id, amount, currency, state, reference }: DoubleCheckout, key = KEY): SignedWebhook {
  const form = {
    merchant_id: MERCHANT,
    reference_sale: id,
    value: amount,
    currency,
    transaction_id: reference,
    state_pol: state === 'paid' ? '4' : '6',
  };
  const value = amount.endsWith('0') ? amount.slice(0, -1) : amount;
  const sign = hashOf(key, MERCHANT, id, value, currency, form.state_pol);
  return {
    body: new URLSearchParams({ ...form, sign }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

const STATES = { done: 'APPROVED', pending: 'PENDING', refused: 'DECLINED' };
const orderIdOf = (reference: string) => Number(reference) + 1;

const orderOf = ({ id, amount, currency, state, reference, refunds }: DoubleCheckout) => ({
  id: orderIdOf(reference),
  status: 'CAPTURED',
  referenceCode: id,
  additionalValues: { TX_VALUE: { value: Number(amount), currency } },
  transactions: [
    {
      id: reference,
      type: 'AUTHORIZATION_AND_CAPTURE',
      transactionResponse: { state: state === 'paid' ? 'APPROVED' : 'DECLINED' },
    },
    ...refunds.map((refund) => ({
      id: refund.id,
      type: refund.cents === Math.round(Number(amount) * 100) ? 'REFUND' : 'PARTIAL_REFUND',
      transactionResponse: { state: STATES[refund.state] },
    })),
  ],
});

/** PayU Latam's WebCheckout and its reports. */
export const payuProtocol: ProviderProtocol = {
  name: 'payulatam',
  secrets: [KEY],
  signsBody: true,
  reportsDeclines: true,
  opensByLink: true,
  environment: (url) => ({
    PAYU_MERCHANT_ID: MERCHANT,
    PAYU_ACCOUNT_ID: '512321',
    PAYU_API_LOGIN: LOGIN,
    PAYU_API_KEY: KEY,
    PAYU_CHECKOUT_URL: url,
    PAYU_URL: url,
  }),
  handle({ method, path, text }, checkouts) {
    if (method === 'POST' && path === '/ppp-web-gateway-payu/') {
      const form = Object.fromEntries(new URLSearchParams(text));
      const { merchantId, referenceCode: id = '', amount = '', currency = '', responseUrl = '' } = form;
      if (merchantId !== MERCHANT || form.signature !== hashOf(KEY, MERCHANT, id, amount, currency))
        return { status: 400, json: {} };
      checkouts.open({ id, amount: Number(amount).toFixed(2), currency, returnUrl: responseUrl });
      return { json: {} };
    }
    if (path === '/payments-api/4.0/service.cgi') {
      const { command, merchant, transaction } = JSON.parse(text);
      const { order, type, parentTransactionId, additionalValues } = transaction;
      const paid = checkouts.byReference(parentTransactionId);
      const isRight =
        merchant.apiLogin === LOGIN && merchant.apiKey === KEY && command === 'SUBMIT_TRANSACTION';
      if (!isRight || !paid || order.id !== orderIdOf(paid.reference))
        return { json: { code: 'ERROR', error: 'Invalid request' } };
      const value = type === 'REFUND' ? paid.amount : additionalValues.TX_VALUE.value;
      const cents = Math.round(Number(value) * 100);
      const refund = checkouts.refund(paid, { key: transaction.reason, cents, isRepeatable: false });
      const transactionResponse = refund
        ? { transactionId: refund.id, state: STATES[refund.state], responseCode: null }
        : { transactionId: '1', state: 'DECLINED', responseCode: 'INVALID_TRANSACTION' };
      return { json: { code: 'SUCCESS', error: null, transactionResponse } };
    }
    if (path !== '/reports-api/4.0/service.cgi') return null;
    const { command, merchant, details } = JSON.parse(text);
    const isOurs = merchant.apiLogin === LOGIN && merchant.apiKey === KEY;
    if (isOurs && command === 'PING') return { json: { code: 'SUCCESS', error: null, result: null } };
    if (!isOurs || command !== 'ORDER_DETAIL_BY_REFERENCE_CODE')
      return { json: { code: 'ERROR', error: 'Invalid credentials' } };
    const checkout = checkouts.byId(details.referenceCode);
    const isTried = checkout?.state === 'paid' || checkout?.state === 'declined';
    return {
      json: { code: 'SUCCESS', error: null, result: isTried ? { payload: [orderOf(checkout)] } : null },
    };
  },
  webhook: (checkout) => confirmation(checkout),
  otherWebhook: () =>
    confirmation({
      id: 'payment-link-4711',
      session: '',
      returnUrl: '',
      state: 'paid',
      reference: '1',
      refunds: [],
      charges: 0,
      amount: '5.00',
      currency: 'USD',
    }),
  forgedWebhook: (checkout) => confirmation(checkout, 'another key'),
  resigned: resignedInForm('sign'),
};
