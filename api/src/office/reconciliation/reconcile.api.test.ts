import type { PaymentDifference } from '@wayfare/shared';
import {
  openProviderBusiness,
  type ProviderBusiness,
  requestsAbout,
} from '../../../test/support/providers/providerBusiness.js';
import type { DoubleCheckout, ProviderDouble } from '../../../test/support/providers/providerDouble.js';
import { paystackProtocol } from '../../../test/support/providers/paystackProtocol.js';
import type { Client } from '../../../test/support/testApp.js';
import { reconcilePayments } from './reconcile.js';

/** The nightly comparison of card payments with a provider's records. */
const HOUR = 60 * 60_000;
let business: ProviderBusiness;
let provider: ProviderDouble;
let admin: Client;
let requests: ReturnType<typeof requestsAbout>;

beforeAll(async () => {
  business = await openProviderBusiness([paystackProtocol]);
  [provider] = business.doubles as [ProviderDouble];
  requests = requestsAbout(provider);
  admin = await business.app.signedIn('admin');
});
afterAll(() => business.close());
afterEach(() => {
  provider.mood = 'normal';
});

async function atProvider(): Promise<DoubleCheckout> {
  const { checkout } = await business.trip();
  await requests.show(business.app, checkout.fields);
  return provider.checkouts.all.at(-1) as DoubleCheckout;
}
async function paid(): Promise<DoubleCheckout> {
  const checkout = await atProvider();
  checkout.state = 'paid';
  await requests.returnFromProvider(business.app, checkout);
  return checkout;
}

/** The whole comparison of the next night. */
async function nextNight(): Promise<PaymentDifference[]> {
  business.app.clock.at += 24 * HOUR;
  for (let turn = 0; turn < 6; turn += 1) await reconcilePayments(business.app.services);
  return (await admin.get('/paymentdifferences')).body;
}
const messages = async () =>
  (await admin.get('/users/me/notifications')).body.entries.filter(
    ({ title }: { title: string }) => title === 'Card payments differ',
  );

it('finds nothing where both sides agree, and notifies no one', async () => {
  await paid();
  await atProvider();
  const declined = await atProvider();
  declined.state = 'declined';
  expect(await nextNight()).toEqual([]);
  expect(await messages()).toEqual([]);
});

it('reports money missing here or there and other amounts, notifies the admins once, and drops differences that are gone', async () => {
  const missingHere = await atProvider();
  const missingThere = await paid();
  const other = await paid();
  missingHere.state = 'paid';
  missingThere.state = 'open';
  const { amount } = other;
  other.amount = '1.25';
  const found = await nextNight();
  expect(new Map(found.map(({ attempt, kind }) => [attempt, kind]))).toEqual(
    new Map([
      [missingHere.id, 'missing_here'],
      [missingThere.id, 'missing_there'],
      [other.id, 'amount'],
    ]),
  );
  expect(found.find(({ attempt }) => attempt === other.id)).toMatchObject({
    provider: 'paystack',
    amountThere: 1.25,
    currencyThere: 'USD',
    amount: Number(amount),
  });
  expect(await messages()).toHaveLength(1);

  other.amount = amount;
  missingThere.state = 'paid';
  await requests.returnFromProvider(business.app, missingHere);
  expect(await nextNight()).toEqual([]);
});

it('compares every payment of the night, a few at a time, once, and another process continues it', async () => {
  const checkouts = [];
  for (let count = 0; count < 45; count += 1) checkouts.push(await atProvider());
  for (const checkout of checkouts) checkout.state = 'paid';
  business.app.clock.at += 24 * HOUR;
  await reconcilePayments(business.app.services);
  business.hasty.clock.at = business.app.clock.at;
  for (let turn = 0; turn < 4; turn += 1) await reconcilePayments(business.hasty.services);
  const { total } = await business.app.services.db.paymentDifferences.list({
    filter: { kind: 'missing_here' },
    sort: { field: 'startedAt', order: -1 },
    skip: 0,
    limit: 1,
  });
  expect(total).toBe(45);
  const asked = provider.requests.length;
  await reconcilePayments(business.app.services);
  expect(provider.requests).toHaveLength(asked);
});

it('leaves what a provider does not answer about to the next night', async () => {
  const checkout = await paid();
  checkout.state = 'open';
  provider.mood = 'fails';
  expect((await nextNight()).map(({ attempt }) => attempt)).not.toContain(checkout.id);
  provider.mood = 'normal';
  expect((await nextNight()).map(({ attempt }) => attempt)).toContain(checkout.id);
});
