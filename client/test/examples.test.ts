import { readFile } from 'node:fs/promises';
import { aCarType, DROP, PICKUP } from '../../api/test/support/builders.js';
import { startTestApp, type TestApp } from '../../api/test/support/testApp.js';
import { CURRENT_VERSION } from '../../api/src/edge/serving/apiVersion.js';
import { hashPassword } from '../../api/src/people/auth/passwords.js';
import { drive, takeOffer } from '../examples/driver.js';
import { bookAsDirected, bookByTheHour, bookReturn } from '../examples/kinds.js';
import { bookForOrder, cancelIfCheap, partnerClient } from '../examples/partner.js';
import { bookTrip } from '../examples/rider.js';
import { signIn } from '../examples/signIn.js';

let app: TestApp;
const password = 'correct1horse';

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

/** The client of a new user who signs in as the guide shows. */
async function appOf(usertype: 'rider' | 'driver') {
  const { user } = await app.signedIn(usertype);
  await app.services.db.credentials.addPasswordHash(user.id, await hashPassword(password), app.clock.now());
  return signIn(app.url, user.email as string, password, () => app.clock.now());
}

/** Where a phone is on the way, every half minute. */
async function* onTheWay() {
  for (const part of [0.5, 1]) {
    app.clock.at += 30_000;
    const lat = PICKUP.lat + part * (DROP.lat - PICKUP.lat);
    yield { lat, lng: DROP.lng, at: app.clock.now() };
  }
}

const trip = { pickup: PICKUP, drop: DROP, carType: 'Economy' };

it('the examples of docs/integrating.md are these files', async () => {
  const guide = await readFile(new URL('../../docs/integrating.md', import.meta.url), 'utf8');
  const shown = [...guide.matchAll(/^\*\*`(client\/examples\/[\w./-]+)`\*\*\n\n```\w+\n([^]*?)```$/gm)];
  expect(shown.length).toBe(guide.split(/```(?:ts|python|go|java|yaml)\n/).length - 1);
  for (const [, path = '', code] of shown)
    expect({ path, code }).toEqual({
      path,
      code: await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'),
    });
});

it('the README of the client names the version of the API that its types describe', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`Wayfare-Version: ${CURRENT_VERSION}`);
});

it('the examples book a trip and drive it', async () => {
  const [rider, driver] = [await appOf('rider'), await appOf('driver')];
  expect(await takeOffer(driver, PICKUP)).toBeNull();
  expect(await bookTrip(rider, trip, async () => false)).toBeNull();
  const booking = await bookTrip(rider, trip, async (price) => price > 0);
  expect(booking).toMatchObject({ status: 'NEW' });
  expect(await takeOffer(driver, PICKUP)).toMatchObject({ id: booking?.id, status: 'ACCEPTED' });
  const reached = await drive(driver, booking?.id ?? '', onTheWay());
  expect(reached).toMatchObject({ status: 'PENDING', drop: { lat: DROP.lat } });
});

it('the example of signing in renews its token once for concurrent calls', async () => {
  const rider = await appOf('rider');
  app.clock.at += 20 * 60_000;
  const answers = await Promise.all([1, 2, 3].map(() => rider.GET('/api/auth/me')));
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200]);
});

it('the example of a partner books once for an order, and cancels', async () => {
  const [admin, account] = [await app.signedIn('admin'), await app.signedIn('rider')];
  await app.signedIn('driver');
  const { body: key } = await admin.post('/apikeys', {
    name: 'Front desk',
    account: account.user.id,
    scopes: ['bookings:create', 'bookings:cancel'],
  });
  const partner = partnerClient(app.url, key.newKey);
  const customer = { name: 'Ada Moreno', phone: '+12125550142' };
  const booking = await bookForOrder(partner, '4711', { ...trip, customer });
  expect(booking).toMatchObject({ status: 'NEW', customer_name: customer.name });
  expect((await bookForOrder(partner, '4711', { ...trip, customer })).id).toBe(booking.id);
  expect(await cancelIfCheap(partner, booking.id, 'Plans changed', 5)).toBe(true);
  await expect(
    bookForOrder(partner, '4712', { ...trip, customer: { name: 'Ada', phone: '1' } }),
  ).rejects.toThrow('validation_error');
});

it('the examples of other kinds book by the hour, there and back, and without a destination', async () => {
  await app.services.db.settings.saveSettings({ hourlyByRiders: true, asDirectedByPartners: true });
  await app.services.db.carTypes.insert(aCarType({ name: 'Van', hirePrice: 40, hireDistance: 20 }));
  const rider = await appOf('rider');
  await app.signedIn('driver', { carType: 'Van' });
  const ride = { pickup: PICKUP, carType: 'Van' };
  const hired = await bookByTheHour(rider, ride, 2, async ({ price, km }) => price >= 80 && km === 40);
  expect(hired).toMatchObject({ kind: 'hourly', hire: { hours: 2 }, dropAddress: '' });
  expect(await bookByTheHour(rider, ride, 2, async () => false)).toBeNull();

  const other = await appOf('rider');
  const there = { ...ride, drop: DROP };
  const waits = await bookReturn(other, there, { waitMinutes: 15 }, async (price) => price > 0);
  expect(waits).toMatchObject({ kind: 'return', back: { waitMinutes: 15 } });
  const returnAt = app.clock.now() + 3 * 3_600_000;
  const twice = await bookReturn(other, there, { returnAt }, async (price) => price > 0);
  expect(twice?.back?.trip).toBe(`${twice?.id}-back`);

  const [admin, account] = [await app.signedIn('admin'), await app.signedIn('rider')];
  const { body: key } = await admin.post('/apikeys', {
    name: 'Hotel',
    account: account.user.id,
    scopes: ['bookings:create'],
  });
  const customer = { name: 'Ada Moreno', phone: '+12125550142' };
  const directed = await bookAsDirected(partnerClient(app.url, key.newKey), '4713', { ...ride, customer });
  expect(directed).toMatchObject({ kind: 'asDirected', dropAddress: '' });
});
