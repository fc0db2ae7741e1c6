import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let trip: string;
let reference: string | undefined;

const MINUTE = 60_000;

beforeAll(async () => {
  app = await startTestApp();
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
  trip = newId();
  const booking = aBooking('PAID', { id: trip, rider: rider.user, driver: driver.user, at: app.clock.at });
  reference = booking.reference;
  await app.services.db.bookings.insert(booking);
  const at = app.clock.at;
  const post = (entries: Parameters<typeof app.services.db.wallets.post>[1], date: number) =>
    app.services.db.wallets.post(driver.user.id, entries, { date });
  await post([{ type: 'Credit', amount: 30, txRef: `credit:${newId()}` }], at - 10 * MINUTE);
  await post(
    [
      { type: 'Credit', amount: 10.1, txRef: `booking:${trip}:share` },
      { type: 'Debit', amount: 12.3, txRef: `booking:${trip}:cash` },
    ],
    at - 5 * MINUTE,
  );
  await post(
    [{ type: 'Credit', amount: 4, account: 'bonus', txRef: `referral:${newId()}:referrer` }],
    at - MINUTE,
  );
  await post([{ type: 'Withdraw', amount: 20, txRef: `withdraw:${newId()}` }], at);
});
afterAll(() => app.close());

const shown = (entries: Record<string, unknown>[]) =>
  entries.map(({ kind, balance, account, bookingReference }) => [
    kind,
    account ?? 'wallet',
    balance,
    bookingReference ?? null,
  ]);

const ALL = [
  ['payout', 'wallet', 7.8, null],
  ['referral', 'bonus', 4, null],
  ['share', 'wallet', 27.8, () => reference],
  ['cash', 'wallet', 17.7, () => reference],
  ['credit', 'wallet', 30, null],
].map(([kind, account, balance, named]) => () => [
  kind,
  account,
  balance,
  typeof named === 'function' ? named() : named,
]);
const all = () => ALL.map((line) => line());

it('says what each entry is, names its trip, and shows the balance after it [3.5]', async () => {
  const { body } = await driver.get('/wallethistory');
  expect(shown(body)).toEqual(all());
  expect(body[2].booking).toBe(trip);
  expect((await app.services.db.users.findById(driver.user.id))?.walletBalance).toBe(body[0].balance);
});

it('shows the same balances on each page, in each order, and for filtered entries', async () => {
  const sorted = '/wallethistory?sort=["date","DESC"]';
  const pages = await Promise.all(
    [0, 2, 4].map(async (from) => (await driver.get(`${sorted}&range=[${from},${from + 1}]`)).body),
  );
  expect(shown(pages.flat())).toEqual(all());
  const { body: oldestFirst } = await driver.get('/wallethistory?sort=["date","ASC"]');
  expect(shown(oldestFirst)).toEqual(all().reverse());
  const debits = encodeURIComponent(JSON.stringify({ type: 'Debit' }));
  expect(shown((await driver.get(`/wallethistory?filter=${debits}`)).body)).toEqual([all()[3]]);
});

it('does not mix the balances of several wallets', async () => {
  const other = await app.signedIn('rider', { walletBalance: 3 });
  const admin = await app.signedIn('admin');
  const { body } = await admin.get('/wallethistory');
  expect(body.map(({ uid }: { uid: string }) => uid)).toContain(other.user.id);
  expect(body.every((entry: object) => !('balance' in entry))).toBe(true);
  const filter = encodeURIComponent(JSON.stringify({ uid: driver.user.id }));
  expect(shown((await admin.get(`/wallethistory?filter=${filter}`)).body)).toEqual(all());
});

it('exports riders and drivers their own histories, and only those', async () => {
  const { status, body } = await driver.get('/wallethistory/export?sort=["date","DESC"]');
  expect(status).toBe(200);
  expect(shown(body)).toEqual(all());
  expect((await rider.get('/wallethistory/export')).body).toEqual([]);
  expect((await (await app.signedIn('fleetadmin')).get('/wallethistory/export')).status).toBe(403);
  expect((await app.anonymous.get('/wallethistory/export')).status).toBe(401);
});
