import { runDueWork } from '../../../process/dueWork.js';
import { aBooking, aCarType, aTrip, newId, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

const MINUTE = 60_000;

let app: TestApp;
let admin: Client;
let rider: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider');
});
afterEach(() => app.close());

const refusal = ({ status, body }: { status: number; body: { error?: string } }) =>
  `${status} ${body.error ?? ''}`.trim();
const byRider = async (fields = {}) => refusal(await rider.post('/bookings', { ...aTrip, ...fields }));
const byStaff = (fields = {}) => admin.post('/bookings', { ...aTrip, customer: rider.user.id, ...fields });
const warnings = async (query = '') =>
  (await admin.get(`/desk/booking-warnings?customer=${rider.user.id}${query}`)).body.warnings;
const kinds = async (query = '') => (await warnings(query)).map(({ kind }: { kind: string }) => kind);
const at = `&lat=${PICKUP.lat}&lng=${PICKUP.lng}`;

it('refuses the rider without a driver near, and lets staff book a trip that waits for one [5.7]', async () => {
  expect(await kinds(at)).toEqual(['driverNear']);
  expect(await byRider()).toBe('400 no_driver_found_alert_messege');
  const { status, body } = await byStaff();
  expect([status, body.status, body.asked]).toEqual([201, 'NEW', []]);
  const driver = await app.signedIn('driver');
  expect(await kinds(`${at}&carType=Economy`)).toEqual([]);
  expect(await kinds(`${at}&carType=Rocket`)).toEqual(['driverNear']);
  const stored = await app.services.db.bookings.findById(body.id);
  app.clock.at = stored?.dispatch?.nextAt ?? app.clock.at;
  await runDueWork(app.services);
  expect((await driver.get('/bookings')).body.map(({ id }: { id: string }) => id)).toEqual([body.id]);
});

it('warns staff of an unpaid trip, its amount and its reference, and books all the same', async () => {
  const driver = await app.signedIn('driver');
  const trip = { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at };
  await app.services.db.bookings.insert(
    aBooking('PENDING', trip, { reference: 'W-ABC2-34', customer_paid: 7.5 }),
  );
  expect(await byRider()).toBe('409 unpaid_trip');
  expect(await warnings(at)).toContainEqual({
    kind: 'unpaidTrip',
    booking: trip.id,
    reference: 'W-ABC2-34',
    amount: 7.5,
  });
  expect((await byStaff()).status).toBe(201);
});

it('warns staff of a wallet below zero, and books all the same', async () => {
  await app.signedIn('driver');
  await app.services.db.wallets.post(rider.user.id, [{ type: 'Debit', amount: 4, txRef: 'test:debt' }], {
    date: app.clock.at,
  });
  expect(await byRider()).toBe('409 wallet_in_debt');
  expect(await warnings(at)).toEqual([{ kind: 'walletDebt', amount: 4 }]);
  expect((await byStaff()).status).toBe(201);
});

it('warns staff of a rider’s hourly limit and open bookings, and books all the same', async () => {
  await app.services.db.settings.saveSettings({ maxOpenBookings: 1, maxCancellations: 1 });
  await app.signedIn('driver');
  const made = await rider.post('/bookings', aTrip);
  expect(await byRider()).toBe('409 too_many_open_bookings');
  expect(await warnings(at)).toEqual([{ kind: 'openBookings', count: 1 }]);
  expect((await byStaff()).status).toBe(201);
  await rider.post(`/bookings/${made.body.id}/cancel`, { reason: 'Changed plans' });
  const refused = await rider.post('/bookings', aTrip);
  expect(refused.body).toMatchObject({ error: 'too_many_cancellations' });
  expect(refused.body.message).toContain('60 min');
  app.clock.at += 20 * MINUTE;
  expect(await warnings()).toContainEqual({ kind: 'coolDown', minutes: 40 });
  expect((await byStaff()).status).toBe(201);
});

it('warns staff of a blocked account', async () => {
  await app.services.db.users.update(rider.user.id, { approved: false });
  expect(await warnings()).toEqual([{ kind: 'blocked' }]);
});

it('reveals no warnings to others, nor about people who are not riders', async () => {
  const path = `/desk/booking-warnings?customer=${rider.user.id}`;
  expect((await app.anonymous.get(path)).status).toBe(401);
  for (const client of [rider, await app.signedIn('driver'), await app.signedIn('fleetadmin')])
    expect((await client.get(path)).status).toBe(403);
  expect((await admin.get(`/desk/booking-warnings?customer=${admin.user.id}`)).status).toBe(404);
  expect((await admin.get('/desk/booking-warnings?lat=40')).status).toBe(400);
  expect((await admin.get('/desk/booking-warnings?lat=91&lng=0')).status).toBe(400);
});
