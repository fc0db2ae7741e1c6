import { DROP, PICKUP, aCarType } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Changes of the settings that would give stored amounts and rates another meaning. */
let app: TestApp;
let admin: Client;
beforeEach(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

const yen = { code: 'JPY', symbol: '¥', decimal: 0 };
const settings = async () => (await admin.get('/settings')).body;
const unused = { hasTrips: false, hasWalletMoney: false, hasPayments: false, carTypes: 0, promos: 0 };

it('amounts that nobody has set follow the currency of a new business [3.32]', async () => {
  await admin.put('/settings', { raiseMax: 7 });
  const { status, body } = await admin.put('/settings', yen);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { ...yen, approvalLimit: 50_000, adjustmentMax: 1_000_000, raiseMax: 7 },
  });
  const kuwait = { code: 'KWD', symbol: 'KD', decimal: 3, approvalLimit: 100 };
  expect((await admin.put('/settings', kuwait)).body).toMatchObject({
    ...kuwait,
    adjustmentMax: 2_000,
    raiseMax: 7,
  });
});

it('prices keep their numbers in another currency only if the admin accepts that', async () => {
  await app.services.db.carTypes.insert(aCarType());
  expect((await admin.get('/settings/currency')).body).toEqual({ ...unused, carTypes: 1 });
  expect(await admin.put('/settings', yen)).toMatchObject({
    status: 409,
    body: { error: 'prices_in_currency', errors: { code: expect.any(String), decimal: expect.any(String) } },
  });
  expect((await settings()).code).toBe('USD');
  expect((await admin.put('/settings', { ...yen, keepsPrices: true })).status).toBe(200);
  expect(await settings()).toMatchObject(yen);
  expect(await settings()).not.toHaveProperty('keepsPrices');
});

it.each([
  ['a booking', async () => void (await bookTrip())],
  [
    'money in a wallet',
    async () => {
      const rider = await app.signedIn('rider');
      await admin.post('/wallet/credits', { uid: rider.user.id, amount: 5 });
    },
  ],
])('the currency and its decimals stay once there is %s [5.16]', async (_what, happen) => {
  await happen();
  for (const [change, field] of [
    [yen, 'code'],
    [{ code: 'EUR' }, 'code'],
    [{ ...yen, keepsPrices: true }, 'decimal'],
  ] as const)
    expect(await admin.put('/settings', change)).toMatchObject({
      status: 409,
      body: { error: 'currency_in_use', errors: { [field]: expect.any(String) } },
    });
  // What stays as it is may be sent along.
  expect((await admin.put('/settings', { code: 'USD', decimal: 2, symbol: 'US$' })).status).toBe(200);
});

it.each([
  [{ country: 'Atlantis' }, 'unknown_country'],
  [{ restrictCountry: '99' }, 'unknown_country'],
  [{ code: 'XXX' }, 'unknown_currency'],
  [{ code: 'KWD', decimal: 0 }, 'currency_decimals'],
  [{ timeZone: 'Atlantis/City' }, 'validation_error'],
])('refuses %j, which does not exist', async (change, error) => {
  const before = await settings();
  expect(await admin.put('/settings', change)).toMatchObject({
    status: 400,
    body: { error, errors: { [Object.keys(change).at(-1)!]: expect.any(String) } },
  });
  expect(await settings()).toEqual(before);
});

async function bookTrip() {
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
  const rider = await app.signedIn('rider');
  const trip = { pickup: PICKUP, drop: DROP, carType: 'Economy', payment_mode: 'cash' };
  const { status, body } = await rider.post('/bookings', trip);
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}

it('prices and open trips keep their unit of distance when the settings change theirs [5.9, 9.3]', async () => {
  const booked = await bookTrip();
  const estimate = () => app.anonymous.post('/estimates', { pickup: PICKUP, drop: DROP, carType: 'Economy' });
  const before = (await estimate()).body;
  expect((await admin.put('/settings', { convert_to_mile: true })).body).toMatchObject({
    convert_to_mile: true,
    driverRadius: 6.21,
  });
  expect((await estimate()).body.estimateFare).toBe(before.estimateFare);
  const stored = await app.connection
    .collection<{ _id: string; tariff?: object }>('bookings')
    .findOne({ _id: booked.id });
  expect(stored?.tariff).toMatchObject({ distance_unit: 'km' });
  const [economy] = (await admin.get('/cartypes')).body;
  expect(economy).toMatchObject({ distance_unit: 'km' });
  // New prices are in the new unit, and an admin decides about each old one.
  const { id: _id, createdAt: _at, name: _name, ...prices } = aCarType();
  const { body: added } = await admin.post('/cartypes', { ...prices, name: 'Comfort' });
  expect(added).toMatchObject({ distance_unit: 'mile' });
  await admin.put(`/cartypes/${economy.id}`, { distance_unit: 'mile' });
  expect((await estimate()).body.estimateFare).toBeLessThan(before.estimateFare);
});

it('a radius that is sent with another unit stays as sent', async () => {
  const change = { convert_to_mile: true, driverRadius: 8 };
  expect((await admin.put('/settings', change)).body).toMatchObject(change);
});
