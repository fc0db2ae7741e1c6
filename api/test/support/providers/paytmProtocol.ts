import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { type DoubleCheckout, type ProviderProtocol, type SignedWebhook } from './providerDouble.js';

const MID = 'PaytmDouble01';
const KEY = 'a#key-of-16_char';
const IV = '@@@@&&&&####$$$$';

function signatureOf(text: string, key = KEY, salt = 'Salt'): string {
  const hash = createHash('sha256').update(`${text}|${salt}`).digest('hex');
  const cipher = createCipheriv('aes-128-cbc', key, IV);
  return cipher.update(hash + salt, 'utf8', 'base64') + cipher.final('base64');
}

/** Returns the decrypted contents of a signature; empty if it was made with another key. */
function deciphered(signature: string): string {
  const decipher = createDecipheriv('aes-128-cbc', KEY, IV);
  try {
    return decipher.update(signature, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return '';
  }
}

/** The body of a request whose signature is right; null for any other. */
function genuineBody(text: string) {
  const { head, body } = JSON.parse(text);
  const signed = deciphered(head.signature);
  const hash = createHash('sha256')
    .update(`${JSON.stringify(body)}|${signed.slice(-4)}`)
    .digest('hex');
  return signed === hash + signed.slice(-4) && body.mid === MID ? body : null;
}

function signed(contents: object, key?: string): SignedWebhook {
  const body = JSON.stringify(contents);
  return { body: `{"head":{"signature":"${signatureOf(body, key)}"},"body":${body}}`, headers: {} };
}

const sale = (checkout: DoubleCheckout) => ({
  mid: MID,
  orderId: checkout.id,
  txnId: checkout.reference,
  txnAmount: checkout.amount,
  status: checkout.state === 'paid' ? 'TXN_SUCCESS' : 'TXN_FAILURE',
  currency: 'INR',
  txnType: 'SALE',
});

const refused = { json: { body: { resultInfo: { resultStatus: 'F', resultCode: '2005' } } } };
const tokens = new Map<string, string>();

/** Paytm's payment page and its order status. */
export const paytmProtocol: ProviderProtocol = {
  name: 'paytm',
  secrets: [KEY],
  signsBody: true,
  reportsDeclines: true,
  currency: 'INR',
  reportsCurrency: false,
  environment: (url) => ({
    PAYTM_MID: MID,
    PAYTM_MERCHANT_KEY: KEY,
    PAYTM_WEBSITE_NAME: 'DEFAULT',
    PAYTM_URL: url,
  }),
  handle({ method, path, query, text }, checkouts) {
    if (method !== 'POST') return null;
    if (path === '/theia/api/v1/showPaymentPage') {
      const form = new URLSearchParams(text);
      const id = form.get('orderId') ?? '';
      const isRight = query.get('mid') === MID && tokens.get(id) === form.get('txnToken');
      return isRight ? { json: {} } : { status: 400, json: {} };
    }
    const body = genuineBody(text);
    if (!body) return refused;
    if (path === '/theia/api/v1/initiateTransaction') {
      const { orderId: id, txnAmount, callbackUrl: returnUrl, userInfo } = body;
      if (query.get('orderId') !== id || !/^[\w@-]{1,50}$/.test(id) || !userInfo.custId) return refused;
      checkouts.open({ id, amount: txnAmount.value, currency: txnAmount.currency, returnUrl });
      const txnToken = `token-${id}`;
      tokens.set(id, txnToken);
      return { json: { body: { resultInfo: { resultStatus: 'S', resultCode: '0000' }, txnToken } } };
    }
    const refund = (status: string, resultCode: string, refundId?: string) => ({
      json: { body: { resultInfo: { resultStatus: status, resultCode, resultMsg: 'said' }, refundId } },
    });
    if (path === '/refund/apply') {
      const { orderId, txnId, refId: key, refundAmount, txnType } = body;
      const paid = checkouts.byId(orderId);
      if (txnType !== 'REFUND' || paid?.reference !== txnId) return refund('TXN_FAILURE', '600');
      const cents = Math.round(Number(refundAmount) * 100);
      const made = checkouts.refund(paid, { key, cents, isRepeatable: true });
      if (!made) return refund('TXN_FAILURE', '619');
      return made.state === 'done' ? refund('TXN_SUCCESS', '10', made.id) : refund('PENDING', '601', made.id);
    }
    if (path === '/v2/refund/status') {
      const known = checkouts.byId(body.orderId)?.refunds.find(({ key }) => key === body.refId);
      if (!known) return refund('TXN_FAILURE', '631');
      const status = { done: 'TXN_SUCCESS', pending: 'PENDING', refused: 'TXN_FAILURE' }[known.state];
      return refund(status, known.state === 'refused' ? '645' : '10', known.id);
    }
    if (path !== '/v3/order/status') return null;
    const checkout = checkouts.byId(body.orderId);
    if (!checkout || checkout.state === 'open' || checkout.state === 'expired')
      return { json: { body: { resultInfo: { resultStatus: 'NO_RECORD_FOUND', resultCode: '331' } } } };
    const { status: resultStatus, orderId, txnId, txnAmount } = sale(checkout);
    return { json: { body: { resultInfo: { resultStatus }, orderId, txnId, txnAmount, txnType: 'SALE' } } };
  },
  webhook: (checkout) => signed(sale(checkout)),
  otherWebhook: () => signed({ mid: MID, orderId: 'another', status: 'TXN_SUCCESS', txnType: 'REFUND' }),
  forgedWebhook: (checkout) => signed(sale(checkout), 'another#key-of16'),
  resigned({ body, ...message }, signature) {
    const { head: _replaced, ...contents } = JSON.parse(body);
    const head = signature === null ? {} : { signature };
    return { ...message, body: JSON.stringify({ head, ...contents }) };
  },
};
