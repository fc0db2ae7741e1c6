import { type EarnedReport, earnedStatuses } from '@wayfare/shared';
import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import type { StoredBooking } from '../booking/store/storedBooking.js';

/** The report of earnings over any period, in New York's time. */
let app: TestApp;
let admin: Client;
let fleetadmin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({ timeZone: 'America/New_York' });
  admin = await app.signedIn('admin');
  fleetadmin = await app.signedIn('fleetadmin');
});
afterEach(() => app.close());

async function ended(at: number, fields: Partial<StoredBooking> = {}): Promise<string> {
  const people = { rider: (await app.signedIn('rider')).user, driver: (await app.signedIn('driver')).user };
  const trip = aBooking(
    fields.status ?? 'PAID',
    { id: newId(), at, ...people },
    {
      tripdate: at - 3_600_000,
      endTime: at,
      carType: 'Economy',
      payment_mode: 'cash',
      trip_cost: 10.1,
      convenience_fees: 1.2,
      driver_share: 8.9,
      discount_amount: 0.3,
      cashPaymentAmount: 9.8,
      cardPaymentAmount: 0,
      usedWalletMoney: 0,
      ...fields,
    },
  );
  await app.services.db.bookings.insert(trip);
  return trip.id;
}
const read = async (query: string, as = admin) => (await as.get(`/earnings?${query}`)).body as EarnedReport;
const march = 'from=20260301&until=20260331';

it('adds up finished trips by day, week and month, in the business’s time [3.52, 5.49]', async () => {
  // Half past eleven in the evening of 1 March, a Sunday, and of 31 March in New York; then it is April.
  await ended(Date.UTC(2026, 2, 2, 4, 30));
  await ended(Date.UTC(2026, 2, 2, 15), { status: 'COMPLETE', trip_cost: 0.2, raise: 0.5 });
  await ended(Date.UTC(2026, 3, 1, 3, 30));
  await ended(Date.UTC(2026, 3, 1, 4));
  await ended(Date.UTC(2026, 2, 10), { status: 'PENDING' });
  await ended(Date.UTC(2026, 2, 10), { status: 'CANCELLED' });

  const { rows, sum, start, end } = await read(`${march}&by=day`);
  expect([start, end]).toEqual([Date.UTC(2026, 2, 1, 5), Date.UTC(2026, 3, 1, 4)]);
  expect(rows.map(({ from, until, trips }) => [from, until, trips])).toEqual([
    [20260331, 20260331, 1],
    [20260302, 20260302, 1],
    [20260301, 20260301, 1],
  ]);
  expect(sum).toEqual({
    trips: 3,
    tripCost: 20.4,
    driverShare: 26.7,
    raises: 0.5,
    cash: 29.4,
    card: 0,
    wallet: 0,
    convenienceFee: 3.6,
    discount: 0.9,
    profit: 2.7,
  });
  expect((await read(`${march}&by=week`)).rows.map(({ from, until }) => [from, until])).toEqual([
    [20260330, 20260331],
    [20260302, 20260308],
    [20260301, 20260301],
  ]);
  const months = await read('from=20260301&until=20260430&by=month');
  expect(months.rows.map(({ from, trips }) => [from, trips])).toEqual([
    [20260401, 1],
    [20260301, 3],
  ]);
});

it('divides by car type and payment, and each row has exactly the trips of the bookings list it leads to', async () => {
  const at = Date.UTC(2026, 2, 5, 12);
  await ended(at);
  const van = await ended(at, { carType: 'Van', trip_cost: 30, payment_mode: 'wallet' });
  await ended(at + 60 * 86_400_000, { carType: 'Van' });
  const { rows, start, end } = await read(`${march}&by=carType`);
  expect(rows.map(({ value, trips, tripCost }) => [value, trips, tripCost])).toEqual([
    ['Van', 1, 30],
    ['Economy', 1, 10.1],
  ]);
  const filter = { status: earnedStatuses, endTime_gte: start, endTime_lte: end - 1, carType: 'Van' };
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { body } = await admin.get(`/bookings?${query.toString()}`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([van]);
  expect((await read(`${march}&by=payment`)).rows.map(({ value }) => value)).toEqual(['wallet', 'cash']);
});

it('shows fleet admins the trips of their own drivers, without what the business keeps [6.10]', async () => {
  const at = Date.UTC(2026, 2, 5, 12);
  await ended(at, { fleetadmin: fleetadmin.user.id, driver_share: 7.7 });
  await ended(at, { fleetadmin: newId() });
  await ended(at);
  const { rows, sum } = await read(`${march}&by=day`, fleetadmin);
  const own = { trips: 1, tripCost: 10.1, driverShare: 7.7, raises: 0, cash: 9.8, card: 0, wallet: 0 };
  expect(sum).toEqual(own);
  expect(rows).toEqual([{ from: 20260305, until: 20260305, ...own }]);
});

it.each([
  ['', 'from'],
  ['from=20260331&until=20260301&by=day', 'until'],
  ['from=20250101&until=20260301&by=day', 'until'],
  ['from=20260230&until=20260301&by=day', 'from'],
  [`${march}&by=year`, 'by'],
])('refuses a period or division that does not exist: %s', async (query, field) => {
  const { status, body } = await admin.get(`/earnings?${query}`);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(field);
});
