import { paytmCheckout } from './paytmCheckout.js';
import { paytmSignature } from './paytmSignature.js';

const KEY = '1234567890abcdef';
const checkout = paytmCheckout({
  url: 'http://127.0.0.1:9',
  timeoutMs: 1_000,
  merchantId: 'MID',
  merchantKey: KEY,
  websiteName: 'DEFAULT',
});
const reported = (body: string) =>
  checkout.reportedAttempt({ body: Buffer.from(body), query: {}, header: () => undefined });
const signed = (text: string) => JSON.stringify({ signature: paytmSignature(text, KEY) });

it.each([
  ['the body first', (body: string) => `{"body": ${body}, "head": ${signed(body)}}`],
  ['the head first', (body: string) => `{"head": ${signed(body)}, "body": ${body}}`],
])('reads a signed message with %s', async (_order, message) => {
  expect(await reported(message('{"orderId": "abc", "txnType": "SALE"}'))).toBe('abc');
  expect(await reported(message('{"orderId":"abc"}'))).toBe('abc');
  expect(await reported(message('{"orderId":"abc","txnType":"REFUND"}'))).toBeNull();
});

it('reads a signed form', async () => {
  const form = { TXNID: '1', ORDERID: 'abc', STATUS: 'TXN_SUCCESS' };
  const signature = paytmSignature('abc|TXN_SUCCESS|1', KEY);
  const message = new URLSearchParams({ ...form, CHECKSUMHASH: signature });
  expect(await reported(message.toString())).toBe('abc');
  message.set('ORDERID', 'another');
  await expect(reported(message.toString())).rejects.toThrow('payment_not_verified');
});

it('refuses a message with another body, and one without a signature', async () => {
  const head = signed('{"orderId":"abc"}');
  for (const message of [`{"body":{"orderId":"abd"},"head":${head}}`, '{"body":{"orderId":"abc"}}', '', '{}'])
    await expect(reported(message)).rejects.toThrow('payment_not_verified');
});
