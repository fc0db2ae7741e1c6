import { liqpayCheckout } from './liqpayCheckout.js';

/** The published example: an order, its private key and its signature. */
const ORDER =
  '{"public_key":"i00000000","version":"3","action":"pay","amount":"3","currency":"UAH","description":"test","order_id":"000001"}';
const SIGNATURE = 'wR+UZDC4jjeL/qUOvIsofIWpZh8=';

const checkout = liqpayCheckout({
  url: 'http://127.0.0.1:9',
  timeoutMs: 1_000,
  publicKey: 'i00000000',
  privateKey: 'a4825234f4bae72a0be04eafe9e8e2bada209255',
});

const reported = (order: string, signature: string) =>
  checkout.reportedAttempt({
    body: Buffer.from(
      new URLSearchParams({ data: Buffer.from(order).toString('base64'), signature }).toString(),
    ),
    query: {},
    header: () => undefined,
  });

it('accepts the published example of a signature', async () => {
  expect(await reported(ORDER, SIGNATURE)).toBe('000001');
});

it('refuses another order with it, or another signature', async () => {
  await expect(reported(ORDER.replace('"3"', '"4"'), SIGNATURE)).rejects.toThrow('payment_not_verified');
  await expect(reported(ORDER, SIGNATURE.replace('wR', 'wS'))).rejects.toThrow('payment_not_verified');
  await expect(reported(ORDER, '')).rejects.toThrow('payment_not_verified');
});
