import { exact, fareOfCost, toWire } from '@wayfare/shared';
import { aCarType, DROP, newId, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({
    autoDispatch: true,
    otp_secure: false,
    fareToleranceUp: 1000,
    fareToleranceDown: 100,
    arrivalRadius: 300,
  });
  await app.services.db.carTypes.insert(aCarType());
  rider = await app.signedIn('rider', { walletBalance: 100 });
  driver = await app.signedIn('driver', { walletBalance: 20 });
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

const problems = async () => (await auditLedger(undefined, app.services)).problems;
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const balanceOf = async ({ user }: Client) =>
  (await app.services.db.users.findById(user.id))?.walletBalance as number;
const correct = (id: string, trip_cost: number, by = admin, note = 'The driver took a wrong turn') =>
  by.post(`/bookings/${id}/correctFare`, { trip_cost, note });
const plus = (a: number, b: number) => toWire(exact(a).plus(b));

/** A trip that was driven and paid in cash, with its fare within the bounds. */
async function paidTrip() {
  const { body } = await rider.post('/bookings', { pickup: PICKUP, drop: DROP, carType: 'Economy' });
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  app.clock.at += 600_000;
  await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
  const review = (await readStored(body.id)).fareReview;
  if (review?.status === 'open') {
    await admin.post(`/bookings/${body.id}/fare-review/decide`, { decision: 'reject' });
  }
  const trip = await readStored(body.id);
  expect([trip.status, trip.fareReview?.status === 'open']).toEqual(['PAID', false]);
  return trip;
}

it('moves a lower fare’s difference back to the rider, and the driver’s part of it from the driver', async () => {
  const trip = await paidTrip();
  const before = { rider: await balanceOf(rider), driver: await balanceOf(driver) };
  const cost = toWire(exact(trip.trip_cost).minus(2));
  const { status, body } = await correct(trip.id, cost);
  const fare = fareOfCost(cost, trip.tariff!, 2);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { ...fare, customer_paid: cost, fareReview: { status: 'corrected', difference: -2 } },
  });
  expect(await balanceOf(rider)).toBe(plus(before.rider, 2));
  expect(await balanceOf(driver)).toBe(
    plus(before.driver, toWire(exact(fare.driver_share).minus(trip.driver_share))),
  );
  expect(await problems()).toEqual([]);
});

it('takes a higher fare’s difference from the rider’s wallet for the driver, and corrects the reports', async () => {
  const trip = await paidTrip();
  const earned = async () => {
    const [report] = (await admin.get('/earningreports')).body;
    return report.tripCost as number;
  };
  const before = { rider: await balanceOf(rider), driver: await balanceOf(driver), cost: await earned() };
  const cost = plus(trip.trip_cost, 3);
  expect((await correct(trip.id, cost)).status).toBe(200);
  const { driver_share } = await readStored(trip.id);
  expect(await balanceOf(rider)).toBe(plus(before.rider, -3));
  expect(await balanceOf(driver)).toBe(
    plus(before.driver, toWire(exact(driver_share).minus(trip.driver_share))),
  );
  expect(await earned()).toBe(plus(before.cost, 3));
  expect(await problems()).toEqual([]);
});

it('corrects once, however often it is asked, and refuses a second fare', async () => {
  const trip = await paidTrip();
  const before = await balanceOf(rider);
  const cost = plus(trip.trip_cost, 1);
  const answers = await Promise.all([correct(trip.id, cost), correct(trip.id, cost), correct(trip.id, cost)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await correct(trip.id, cost)).status).toBe(200);
  expect(await balanceOf(rider)).toBe(plus(before, -1));
  const { status, body } = await correct(trip.id, plus(cost, 1));
  expect([status, body.error]).toEqual([409, 'fare_corrected_before']);
  expect(await problems()).toEqual([]);
});

it('notifies rider and driver, whose trip states the reason', async () => {
  const trip = await paidTrip();
  await correct(trip.id, plus(trip.trip_cost, 1));
  for (const party of [rider, driver]) {
    const { body: notices } = await party.get('/users/me/notifications');
    expect(notices.entries.map(({ title }: { title: string }) => title)).toContain('Fare corrected');
    const { fareReview } = (await party.get(`/bookings/${trip.id}`)).body;
    expect(fareReview).toMatchObject({ correctedFor: 'The driver took a wrong turn', status: 'corrected' });
  }
});

it('refuses fares beyond the limits, trips without a payment, and people without the permission', async () => {
  const trip = await paidTrip();
  const far = await correct(trip.id, 100_000);
  expect([far.status, far.body.error, far.body.errors]).toEqual([
    400,
    'corrected_fare_amount',
    { trip_cost: expect.any(String) },
  ]);
  expect((await correct(trip.id, plus(trip.trip_cost, 1), admin, ' ')).status).toBe(400);
  const { body: waiting } = await rider.post('/bookings', { pickup: PICKUP, drop: DROP, carType: 'Economy' });
  expect((await correct(waiting.id, 5)).body.error).toBe('wrong_state');
  const support = await app.signedIn('admin', { staffRole: 'support' });
  for (const other of [support, rider, driver]) {
    expect((await correct(trip.id, plus(trip.trip_cost, 1), other)).status).toBe(403);
  }
  expect((await correct(newId(), 5)).status).toBe(404);
});

it('waits for a second person above the limits, whose approval makes it', async () => {
  await app.services.db.settings.saveSettings({ approvalLimit: 1 });
  const trip = await paidTrip();
  const before = await balanceOf(rider);
  const cost = plus(trip.trip_cost, 2);
  const { status, body } = await correct(trip.id, cost);
  expect([status, body.error]).toEqual([409, 'gift_waits']);
  expect(await balanceOf(rider)).toBe(before);
  const other = await app.signedIn('admin');
  const { body: pending } = await other.get('/walletadjustments');
  expect(pending[0]).toMatchObject({ kind: 'fareCorrection', amount: 2, subject: trip.id, state: 'pending' });
  expect((await other.post(`/walletadjustments/${pending[0].id}/approve`)).status).toBe(200);
  expect(await balanceOf(rider)).toBe(plus(before, -2));
  expect((await readStored(trip.id)).fareReview).toMatchObject({
    status: 'corrected',
    decidedBy: admin.user.id,
    note: 'The driver took a wrong turn',
  });
  expect(await problems()).toEqual([]);
});
