import { randomUUID } from 'node:crypto';
import { aTrip } from '../../../../test/support/builders.js';
import { nextDriver, north, openStreetBusiness } from '../../../../test/support/streetTrips.js';
import type { Client, TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

const MOBILE = '+12025550119';

let app: TestApp;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  app = await openStreetBusiness({ PUBLIC_URL: 'https://ride.example' });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  driver = await nextDriver(app);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const here = north(0);
const startAs = (client: Client, id: string = randomUUID(), body: object = here) =>
  client.post(`/bookings/${id}/street`, body);
/** A position every 10 seconds at 36 km/h. */
async function drive(seconds: number) {
  for (let passed = 10; passed <= seconds; passed += 10) {
    app.clock.at += 10_000;
    expect((await driver.put('/drivers/me/location', north(passed / 100))).body).toMatchObject({
      taken: true,
    });
  }
}
const reach = (id: string, km: number) => driver.post(`/bookings/${id}/reach`, north(km));
const payCash = (id: string) => driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
const balance = async () => (await app.services.db.users.findById(driver.user.id))!.walletBalance;
async function textsTo(to: string): Promise<string[]> {
  const { rows } = await app.services.db.outbox.list({
    filter: { to },
    sort: { field: 'at', order: -1 },
    skip: 0,
    limit: 10,
  });
  return rows.map(({ body }) => body ?? '');
}

describe('a street trip', () => {
  it('begins under way, without a rider, and ends with the fare of its meter, in cash [4.66] [5.50]', async () => {
    const { status, body } = await startAs(driver);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'street',
      status: 'STARTED',
      driver: driver.user.id,
      customer_name: '',
      dropAddress: '',
      trip_cost: 5.75,
      payment_mode: 'cash',
      tariff: { rate_per_hour: 30 },
    });
    await drive(600);
    const { body: reached } = await reach(body.id, 6);
    expect(reached).toMatchObject({ status: 'PENDING', total_trip_time: 600 });
    expect(reached.trip_cost).toBeCloseTo(25.88, 1);
    expect(reached.distance).toBeCloseTo(6, 2);
    expect(reached.drop).toMatchObject(north(6));
    expect(reached.dropAddress).not.toBe('');
    const { body: paid } = await payCash(body.id);
    expect(paid.status).toBe('PAID');
    // The driver has the cash: the fee of the business is debited.
    expect(await balance()).toBeCloseTo(100 - paid.convenience_fees, 2);
    expect((await driver.post(`/bookings/${body.id}/complete`)).body.status).toBe('COMPLETE');
    const { body: earned } = await admin.get('/earningreports');
    expect(JSON.stringify(earned)).toContain(String(paid.trip_cost));
  });

  it('keeps its driver busy, and is on the desk', async () => {
    const { body } = await startAs(driver);
    expect((await app.services.db.users.findById(driver.user.id))?.queue).toBe(true);
    expect(await startAs(driver)).toMatchObject({ status: 409, body: { error: 'driver_busy' } });
    const { body: desk } = await admin.get('/desk');
    expect(desk.trips.find(({ id }: { id: string }) => id === body.id)).toMatchObject({
      kind: 'street',
      status: 'STARTED',
    });
    await reach(body.id, 0);
    const { body: again } = await startAs(driver);
    expect(again.status).toBe('STARTED');
  });

  it('starts once, however often the device reports it', async () => {
    const id = randomUUID();
    const answers = await Promise.all([startAs(driver, id), startAs(driver, id), startAs(driver, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await reach(id, 0);
    expect((await startAs(driver, id)).body).toMatchObject({ id, status: 'PENDING' });
    expect(await app.connection.collection('bookings').countDocuments({ driver: driver.user.id })).toBe(1);
  });

  it('is reported later by a device without a network, with the positions of its way', async () => {
    const id = randomUUID();
    const began = app.clock.at;
    app.clock.at += 1_200_000;
    expect((await startAs(driver, id, { ...here, at: began })).body.trip_start_time).toBe(began);
    const positions = Array.from({ length: 60 }, (_, index) => ({
      ...north((index + 1) / 10),
      at: began + (index + 1) * 10_000,
    }));
    expect((await driver.post('/drivers/me/locations', { positions })).status).toBe(200);
    const { body } = await driver.post(`/bookings/${id}/reach`, { ...north(6), at: began + 601_000 });
    expect(body).toMatchObject({ status: 'PENDING', trip_end_time: began + 601_000 });
    expect(body.trip_cost).toBeCloseTo(25.88, 1);
    expect((await payCash(id)).body.status).toBe('PAID');
  });

  it('is refused where the settings do not allow it, and to drivers without a car type', async () => {
    await app.services.db.settings.saveSettings({ streetTrips: false });
    expect(await startAs(driver)).toMatchObject({ status: 409, body: { error: 'kind_off' } });
    await app.services.db.settings.saveSettings({ streetTrips: true });
    const unfit = await app.signedIn('driver', { carType: null });
    expect(await startAs(unfit)).toMatchObject({ status: 409, body: { error: 'driver_incomplete' } });
    expect((await app.services.db.users.findById(unfit.user.id))?.queue).toBe(false);
  });

  it('is refused under the id of another booking, and under an id that is no random one', async () => {
    const rider = await app.signedIn('rider');
    const { body: booked } = await rider.post('/bookings', aTrip);
    const stranger = await app.signedIn('driver');
    expect((await startAs(stranger, booked.id)).status).toBe(404);
    expect((await driver.post(`/bookings/${booked.id}/accept`)).status).toBe(200);
    expect(await startAs(driver, booked.id)).toMatchObject({ status: 409, body: { error: 'wrong_state' } });
    await rider.post(`/bookings/${booked.id}/cancel`, { reason: 'Too long' });
    expect((await startAs(driver, 'mine')).status).toBe(404);
    const { body } = await startAs(driver);
    const other = await app.signedIn('driver');
    expect((await startAs(other, body.id)).status).toBe(404);
    expect((await app.services.db.users.findById(other.user.id))?.queue).toBe(false);
    await reach(body.id, 0);
  });

  it('has nobody to rate, chat with, or give money back to', async () => {
    const { body } = await startAs(driver);
    expect((await driver.post(`/bookings/${body.id}/messages`, { message: 'Hello' })).status).toBe(409);
    await reach(body.id, 0);
    await payCash(body.id);
    expect((await driver.post(`/bookings/${body.id}/rate`, { rate: 5 })).status).toBe(409);
    const correction = await admin.post(`/bookings/${body.id}/correct-fare`, { trip_cost: 1, note: 'Wrong' });
    expect(correction.status).toBeGreaterThanOrEqual(400);
    const messages = await app.connection.collection('outbox').countDocuments({ to: /^passenger:/ });
    expect(messages).toBe(0);
  });

  it('can be called off and ended by the office, but not by an ordinary cancellation', async () => {
    const { body: first } = await startAs(driver);
    expect(await admin.post(`/bookings/${first.id}/cancel`, { reason: 'Mistake' })).toMatchObject({
      status: 409,
      body: { error: 'wrong_state' },
    });
    const resolve = (id: string, input: object) => admin.post(`/bookings/${id}/resolve`, input);
    const off = await resolve(first.id, { action: 'cancel', reason: 'other', note: 'Started by mistake' });
    expect(off).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect((await app.services.db.users.findById(driver.user.id))?.queue).toBe(false);
    const { body: second } = await startAs(driver);
    await drive(100);
    const ended = await resolve(second.id, {
      action: 'end',
      reason: 'other',
      note: 'The phone is empty',
      ...north(1),
      at: app.clock.at,
    });
    expect(ended).toMatchObject({ status: 200, body: { status: 'PENDING' } });
    expect(ended.body.distance).toBeCloseTo(1, 2);
  });

  it('counts for no referral bonus: nobody has proved that there was a passenger', async () => {
    const referrer = await app.signedIn('driver');
    await app.services.db.users.update(driver.user.id, {
      bonusDue: { referrer: referrer.user.id, amount: 5 },
      mobileVerified: true,
    });
    const { body } = await startAs(driver);
    await drive(100);
    await reach(body.id, 1);
    const { body: paid } = await payCash(body.id);
    expect(await balance()).toBeCloseTo(100 - paid.convenience_fees, 2);
  });
});

describe('the receipt of a street trip', () => {
  it('is texted to the number that the driver enters, once the trip is paid [4.66]', async () => {
    const { body } = await startAs(driver);
    const give = (phone: string) => driver.post(`/bookings/${body.id}/receipt-phone`, { phone });
    expect(await give('12')).toMatchObject({ status: 400, body: { error: 'mobile_no_blank_error' } });
    expect((await give(MOBILE)).status).toBe(200);
    expect(await give('+12025550120')).toMatchObject({ status: 409, body: { error: 'receipt_phone_given' } });
    await drive(100);
    await reach(body.id, 1);
    expect(await textsTo(MOBILE)).toEqual([]);
    await payCash(body.id);
    const [text] = await textsTo(MOBILE);
    const token = new URL(/https\S+/.exec(text ?? '')![0]).hash.slice(1);
    const { body: trip } = await app.anonymous.post('/guest-trips', { token });
    expect(trip).toMatchObject({
      kind: 'street',
      status: 'PAID',
      chat: 'none',
      canTip: false,
      canReportLostItem: false,
      canDeny: false,
      receipt: { paid: expect.any(Number) },
    });
    const pdf = await app.anonymous.post('/guest-trips/receipt.pdf', { token });
    expect(pdf.status).toBe(200);
    // The driver might hold the link.
    expect((await app.anonymous.post('/guest-trips/rate', { token, rate: 5 })).status).toBe(409);
  });

  it('is texted at once if the number comes after the payment, but not for a rider’s trip', async () => {
    const { body } = await startAs(driver);
    await reach(body.id, 0);
    await payCash(body.id);
    const other = '+12025550121';
    const give = () => driver.post(`/bookings/${body.id}/receipt-phone`, { phone: other });
    expect((await give()).status).toBe(200);
    expect((await give()).status).toBe(200);
    expect(await textsTo(other)).toHaveLength(1);
    const rider = await app.signedIn('rider', { walletBalance: 100 });
    const { body: booked } = await rider.post('/bookings', aTrip);
    await driver.post(`/bookings/${booked.id}/accept`);
    const refused = await driver.post(`/bookings/${booked.id}/receipt-phone`, { phone: '+12025550122' });
    expect(refused).toMatchObject({ status: 409, body: { error: 'wrong_state' } });
  });
});
