import { findStripeMock, startStripeMock, type StripeMock } from '../../../../test/support/stripeMock.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { stripeCheckout } from './stripeCheckout.js';

const binary = findStripeMock();
if (!binary)
  console.log("Skipped: Stripe's test server is neither on PATH (stripe-mock) nor named by STRIPE_MOCK.");

describe.skipIf(!binary)("Stripe's published API, as its own test server checks it", () => {
  let stripe: StripeMock;
  let checkout: ReturnType<typeof stripeCheckout>;
  const attempt = {
    id: 'attempt-1',
    amount: 12.5,
    currency: 'USD',
    createdAt: Date.now(),
  } as unknown as PaymentAttempt;
  const page = {
    product: 'Trip W-4F7K-25',
    email: 'ada@example.com',
    returnUrl: 'https://wayfare.example/api/payments/stripe/return?attempt=attempt-1',
  } as Parameters<typeof checkout.open>[1];

  beforeAll(async () => {
    stripe = await startStripeMock(binary as string);
    checkout = stripeCheckout({
      url: stripe.url,
      timeoutMs: 10_000,
      secretKey: 'sk_test_123',
      webhookSecret: 'whsec_test',
      clock: { now: () => Date.now() },
    });
  });
  afterAll(() => stripe.stop());

  it('accepts a new checkout and sends its page', async () => {
    expect(await checkout.open(attempt, page)).toEqual({
      session: expect.stringMatching(/^cs_/),
      page: expect.stringMatching(/^https:/),
    });
    expect(stripe.answers.at(-1)).toEqual({ request: 'POST /v1/checkout/sessions', status: 200 });
  });

  it('accepts a new checkout whose amount is held first, and its look-up with the payment', async () => {
    const holding = { ...attempt, id: 'attempt-2', authorizes: true } as const;
    expect(await checkout.open(holding, page)).toMatchObject({ session: expect.stringMatching(/^cs_/) });
    const looked = checkout.authorizations?.look({ ...holding, session: 'cs_test_2' });
    await expect(looked).rejects.toThrow('answered about another attempt');
    expect(stripe.answers.at(-1)).toMatchObject({ status: 200 });
  });

  it('accepts the look-up of a checkout, whose example is of another customer and is not believed', async () => {
    const looked = checkout.look({ ...attempt, session: 'cs_test_1' });
    await expect(looked).rejects.toThrow('answered about another attempt');
    expect(stripe.answers.at(-1)).toEqual({ request: 'GET /v1/checkout/sessions/cs_test_1', status: 200 });
  });

  it('refuses what the API does not have', async () => {
    const body = new URLSearchParams({ mode: 'payment', nonsense: '1' });
    const headers = { authorization: 'Bearer sk_test_123' };
    const { status } = await fetch(`${stripe.url}/v1/checkout/sessions`, { method: 'POST', headers, body });
    expect(status).toBe(400);
  });
});
