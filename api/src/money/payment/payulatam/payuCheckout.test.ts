import { payuCheckout } from './payuCheckout.js';

const checkout = payuCheckout({
  merchantId: '508029',
  accountId: '512321',
  apiLogin: 'pRRXKOl8ikMmt9u',
  apiKey: '4Vj8eK4rloUd272L48hsrarnUA',
  checkoutUrl: 'https://sandbox.checkout.payulatam.com',
  url: 'http://127.0.0.1:9',
  timeoutMs: 1_000,
});
const payer = { product: 'Trip', email: 'r@example.com', firstName: 'Rosa', lastName: 'Diaz' };
const addresses = {
  returnUrl: 'https://example.com/return',
  cardPage: '',
  webhookUrl: 'https://example.com/webhook',
};
const attempt = { order: 'o', provider: 'payulatam', createdAt: 0, checks: 0 } as const;

const confirmed = (reference: string, value: string, state: string, sign: string) =>
  checkout.reportedAttempt({
    body: Buffer.from(
      new URLSearchParams({
        merchant_id: '508029',
        reference_sale: reference,
        value,
        currency: 'USD',
        state_pol: state,
        sign,
      }).toString(),
    ),
    query: {},
    header: () => undefined,
  });

it('signs an order as the published example does', async () => {
  const { page, fields } = await checkout.open(
    { ...attempt, id: 'TestPayU', amount: 20_000, currency: 'COP' },
    { ...payer, ...addresses },
  );
  expect(page).toBe('https://sandbox.checkout.payulatam.com/ppp-web-gateway-payu/');
  expect(fields).toMatchObject({
    amount: '20000',
    test: '1',
    buyerFullName: 'Rosa Diaz',
    signature: '7ee7cf808ce6a39b17481c54f2c57acc',
  });
});

it.each([
  ['TestPayU04', '150.00', '6', 'df67936f918887b2aa31688a77a10fe1'],
  ['TestPayU05', '150.26', '4', '1d95778a651e11a0ab93c2169a519cd6'],
])('accepts the published example of a signed confirmation, %s', async (reference, value, state, sign) => {
  // It is about none of our payments.
  expect(await confirmed(reference, value, state, sign)).toBeNull();
  await expect(confirmed(reference, value, '7', sign)).rejects.toThrow('payment_not_verified');
  await expect(confirmed(reference, '150.27', state, sign)).rejects.toThrow('payment_not_verified');
  await expect(confirmed(reference, value, state, '')).rejects.toThrow('payment_not_verified');
});

it('refuses amounts and currencies that it cannot charge', async () => {
  for (const due of [
    { amount: 10.5, currency: 'CLP' },
    { amount: 1, currency: 'EUR' },
  ])
    await expect(checkout.open({ ...attempt, id: 'a', ...due }, { ...payer, ...addresses })).rejects.toThrow(
      'payment_unsupported',
    );
});
