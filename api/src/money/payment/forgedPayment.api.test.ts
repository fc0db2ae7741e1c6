import { newId } from '../../../test/support/builders.js';
import {
  type CardBusiness,
  openCardBusiness,
  closeBusiness,
  welcome,
} from '../../../test/support/cardBusiness.js';
import type { TestApp } from '../../../test/support/testApp.js';
import { handleProviderMessage } from './receivePayment.js';
import { signedSandboxMessages } from './sandbox/sandboxMessages.js';

/** Messages that do not come from a provider change nothing. */
let business: CardBusiness;
let app: TestApp;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
});
afterAll(() => business.app.close());
beforeEach(async () => {
  await welcome(business);
});
afterEach(() => closeBusiness(business));

const cardTrip = () => business.cardTrip();
const readStored = (id: string) => business.readStored(id);
const payment = (id: string) => business.payment(id);

describe('messages not from the provider change nothing', () => {
  const messages = signedSandboxMessages('a secret for tests of the product');

  async function webhook(body: Buffer, signature: string) {
    const answer = await app
      .request('post', '/api/payments/test/webhook')
      .set({ 'content-type': 'application/json', 'x-test-signature': signature })
      .send(body.toString());
    return { status: answer.status, error: (answer.body as { error?: string }).error };
  }
  const refused = { status: 400, error: 'payment_not_verified' };

  it.each([
    ['amount', '0.01'],
    ['currency', 'JPY'],
    ['reference', 'another'],
    ['outcome', 'approved'],
    ['order', 'another'],
    ['signature', 'AAAA'],
    ['signature', ''],
  ])('a return with a changed %s: %s', async (name, value) => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('decline', 'return');
    const [path, query] = (location as string).split('?');
    const forged = new URLSearchParams(query);
    forged.set(name, value);
    const { status, html } = await page.open(`${path}?${forged.toString()}`);
    expect({ status, html }).toEqual({
      status: 400,
      html: expect.stringContaining('could not be verified'),
    });
    expect(await readStored(id)).toMatchObject({ status: 'PENDING' });
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'OPEN' });
  });

  it('a webhook without a signature, with the signature of other bytes, or with the signature of a return', async () => {
    const { id, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    const query = new URLSearchParams((location as string).split('?')[1]);
    const charge = await app.services.db.sandboxCharges.findById(query.get('reference') as string);
    const { body, signature } = messages.signedWebhook(charge!);
    const cheaper = Buffer.from(body.toString().replace(/"amount":"[^"]*"/, '"amount":"0.01"'));
    expect(await webhook(body, '')).toEqual(refused);
    expect(await webhook(cheaper, signature)).toEqual(refused);
    expect(await webhook(Buffer.concat([body, Buffer.from(' ')]), signature)).toEqual(refused);
    expect(await webhook(body, query.get('signature') as string)).toEqual(refused);
    expect(await readStored(id)).toMatchObject({ status: 'PENDING' });
    expect((await webhook(body, signature)).status).toBe(200);
    expect(await readStored(id)).toMatchObject({ status: 'PAID' });
  });

  it('a signed message about an unknown payment, another amount, or no order', async () => {
    const { id, checkout } = await cardTrip();
    const charge = { id: newId(), order: checkout.payment.id, currency: 'USD', approved: true, at: 0 };
    const chargeWith = (changes: object) => ({ ...charge, amount: checkout.payment.amount, ...changes });
    const unknown = messages.signedWebhook(chargeWith({}));
    expect(await webhook(unknown.body, unknown.signature)).toEqual(refused);
    for (const [changes, status, error] of [
      [{ amount: 0.01 }, 400, 'payment_amount_mismatch'],
      [{ currency: 'JPY' }, 400, 'payment_amount_mismatch'],
      // Of another shop, with which this one shares its account.
      [{ order: newId() }, 200, undefined],
    ] as const) {
      const recorded = chargeWith({ ...changes, id: newId() });
      await app.services.db.sandboxCharges.insert(recorded);
      const { body, signature } = messages.signedWebhook(recorded);
      expect(await webhook(body, signature)).toEqual({ status, error });
    }
    expect(await readStored(id)).toMatchObject({ status: 'PENDING' });
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'OPEN' });
  });

  it('a payment that already paid another order', async () => {
    const one = await cardTrip();
    const { location } = await one.page.press('approve', 'return');
    await one.page.open(location as string);
    const reference = new URLSearchParams((location as string).split('?')[1]).get('reference') as string;
    const { checkout: other } = await cardTrip();
    const outcome = { order: other.payment.id, currency: 'USD', reference, state: 'paid' } as const;
    await expect(
      handleProviderMessage('test', async () => ({ ...outcome, amount: other.fields.amount }), app.services),
    ).rejects.toThrow('payment_not_verified');
    expect(await payment(other.payment.id)).toMatchObject({ status: 'OPEN' });
  });

  it('a provider that is not configured', async () => {
    const { page, checkout } = await cardTrip();
    for (const path of ['stripe', 'stripe/return', 'stripe/webhook', 'nonsense'])
      expect((await app.anonymous.post(`/payments/${path}`, checkout.fields)).body.error).toBe(
        'no_provider_found',
      );
    expect((await page.open('/api/payments/stripe/return')).status).toBe(404);
  });
});
