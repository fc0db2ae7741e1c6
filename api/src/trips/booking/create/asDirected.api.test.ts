import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { nextDriver, north, openStreetBusiness } from '../../../../test/support/streetTrips.js';
import type { Client, TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

const MINUTE = 60_000;
/** What the meter of the test's car type shows at first. */
const FIRST = 5.75;

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  app = await openStreetBusiness();
  await app.services.db.settings.saveSettings({
    asDirectedTrips: true,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  rider = await app.signedIn('rider', { walletBalance: 500 });
  driver = await nextDriver(app);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const { drop: _drop, ...withoutDrop } = aTrip;
const bookAs = (client: Client, fields: object = {}) =>
  client.post('/bookings', { ...withoutDrop, kind: 'asDirected', customer: rider.user.id, ...fields });
async function booked(fields: object = {}) {
  const { status, body } = await bookAs(admin, fields);
  expect({ status, error: body.error, errors: body.errors }).toMatchObject({ status: 201, error: undefined });
  return body;
}
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
async function start(id: string) {
  const { otp } = await stored(id);
  expect((await driver.post(`/bookings/${id}/start`, otp ? { otp } : {})).status).toBe(200);
}
async function started() {
  const { id } = await booked();
  for (const step of ['accept', 'arrive'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  await start(id);
  return id;
}
/** A position every 10 seconds at 36 km/h, straight north. */
async function drive(seconds: number, before = 0) {
  for (let passed = 10; passed <= seconds; passed += 10) {
    app.clock.at += 10_000;
    await driver.put('/drivers/me/location', north((before + passed) / 100));
  }
}
async function sendTo(by: Client, id: string, km: number) {
  const wanted = { drop: { ...north(km), add: `${km} km north` } };
  const { body: shown } = await by.post(`/bookings/${id}/changes/preview`, wanted);
  const made = await by.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown) });
  expect({ status: made.status, error: made.body.error }).toEqual({ status: 200, error: undefined });
  return shown;
}

describe('a trip as directed', () => {
  it('is booked without a destination, driven like any other, and costs what its meter shows [4.75] [5.50]', async () => {
    const trip = await booked();
    expect(trip).toMatchObject({
      kind: 'asDirected',
      status: 'NEW',
      customer: rider.user.id,
      dropAddress: '',
      trip_cost: FIRST,
      estimateDistance: 0,
      payment_mode: 'cash',
    });
    const { body: offer } = await driver.get(`/bookings/${trip.id}`);
    expect(offer).toMatchObject({
      offerExpiresAt: expect.any(Number),
      dropAddress: '',
      tariff: { rate_per_hour: 30 },
    });
    for (const step of ['accept', 'arrive'])
      expect((await driver.post(`/bookings/${trip.id}/${step}`)).status).toBe(200);
    const { body: seen } = await rider.get(`/bookings/${trip.id}`);
    expect(seen).toMatchObject({ status: 'ARRIVED', kind: 'asDirected', tariff: { rate_per_hour: 30 } });
    await start(trip.id);
    await drive(600);
    const { body: reached } = await driver.post(`/bookings/${trip.id}/reach`, north(6));
    expect(reached).toMatchObject({ status: 'PENDING', total_trip_time: 600 });
    expect(reached.distance).toBeCloseTo(6, 2);
    expect(reached.trip_cost).toBeCloseTo(25.88, 1);
    expect(reached.drop).toMatchObject(north(6));
    expect(reached.dropAddress).not.toBe('');
    expect([reached.dropCheck ?? null, reached.fareReview ?? null]).toEqual([null, null]);
    const { body: paid } = await driver.post(`/bookings/${trip.id}/pay`, { payment_mode: 'cash' });
    expect(paid).toMatchObject({ status: 'PAID', customer_paid: reached.trip_cost });
    const receipt = await rider.get(`/bookings/${trip.id}/receipt.pdf`);
    expect(receipt.status).toBe(200);
    expect((await rider.post(`/bookings/${trip.id}/rate`, { rate: 5 })).status).toBe(200);
  });

  it('can be paid from the wallet at the end, as any trip that awaits cash', async () => {
    const id = await started();
    await drive(300);
    await driver.post(`/bookings/${id}/reach`, north(3));
    const { body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    expect(body.status).toBe('PAID');
    const { walletBalance } = (await app.services.db.users.findById(rider.user.id))!;
    expect(walletBalance).toBeCloseTo(500 - body.customer_paid, 2);
  });

  it('goes where its driver, its rider or the desk send it, at the price of the meter all the same [4.75]', async () => {
    const id = await started();
    await drive(120);
    expect(await sendTo(driver, id, 8)).toMatchObject({
      priceReason: 'meter',
      price: { before: FIRST, after: FIRST },
      fields: [{ field: 'drop', before: null, after: '8 km north' }],
      driver: 'stays',
      notified: ['rider'],
    });
    expect(await stored(id)).toMatchObject({
      dropAddress: '8 km north',
      drop: north(8),
      estimateDistance: 0,
    });
    expect((await stored(id)).coords.length).toBeGreaterThan(1);
    expect((await rider.get(`/bookings/${id}/eta`)).body.eta).toMatchObject({ to: 'drop' });
    expect(await sendTo(rider, id, 90)).toMatchObject({ fields: [{ before: '8 km north' }] });
    expect(await sendTo(admin, id, 4)).toMatchObject({ driver: 'stays' });
    await drive(400, 120);
    const { body } = await driver.post(`/bookings/${id}/reach`, north(5.2));
    expect(body.distance).toBeCloseTo(5.2, 1);
    expect(body.dropAddress).not.toBe('4 km north');
    expect((await stored(id)).changes).toHaveLength(3);
  });

  it('has a destination before it starts, too, if the caller gives it later', async () => {
    const { id } = await booked();
    await driver.post(`/bookings/${id}/accept`);
    expect(await sendTo(admin, id, 30)).toMatchObject({ driver: 'stays', priceReason: 'meter' });
    expect(await stored(id)).toMatchObject({
      status: 'ACCEPTED',
      dropAddress: '30 km north',
      trip_cost: FIRST,
    });
  });

  it('keeps its unknown drop at the pickup, and its meter follows another car type', async () => {
    const { id } = await booked();
    const big = { ...(await app.services.db.carTypes.findByIdOrName('Economy'))!, min_fare: 40 };
    await app.services.db.carTypes.insert({ ...big, id: 'big', name: 'Big' });
    const wanted = { pickup: { ...north(0.2), add: 'Up the road' }, carType: 'Big' };
    const { body: shown } = await admin.post(`/bookings/${id}/changes/preview`, wanted);
    expect(shown).toMatchObject({ priceReason: 'meter', price: { before: FIRST, after: 46 } });
    await admin.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown) });
    expect(await stored(id)).toMatchObject({
      carType: 'Big',
      trip_cost: 46,
      customer_paid: 46,
      dropAddress: '',
      drop: north(0.2),
    });
    const refused = await admin.post(`/bookings/${id}/changes/preview`, { payment_mode: 'wallet' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'change_not_possible', errors: { payment_mode: expect.any(String) } },
    });
    await app.services.db.carTypes.remove('big');
  });

  it('is on the desk, the planner and the card of its caller without a destination', async () => {
    const later = await booked({ bookLater: true, tripdate: app.clock.at + 20 * MINUTE });
    const { body: desk } = await admin.get('/desk');
    expect(desk.trips.find(({ id }: { id: string }) => id === later.id)).toMatchObject({
      kind: 'asDirected',
      dropAddress: '',
    });
    const day = new Date(app.clock.at).toISOString().slice(0, 10).replaceAll('-', '');
    const { body: planner } = await admin.get(`/planner?day=${day}`);
    expect(planner.trips.find(({ id }: { id: string }) => id === later.id)).toMatchObject({
      kind: 'asDirected',
      dropAddress: '',
    });
    const { body: found } = await admin.get(
      `/desk/callers?phone=${encodeURIComponent(rider.user.mobile as string)}`,
    );
    expect(found.callers[0].trips).toMatchObject([{ id: later.id, kind: 'asDirected', dropAddress: '' }]);
  });

  it('ends where the office says, and can be canceled without ever having a destination', async () => {
    const id = await started();
    await drive(120);
    const end = { action: 'end', reason: 'phone_failed', ...north(1), at: app.clock.at };
    const ended = await admin.post(`/bookings/${id}/resolve`, end);
    expect(ended).toMatchObject({ status: 200, body: { status: 'PENDING', drop: north(1) } });
    expect(ended.body.trip_cost).toBeGreaterThan(FIRST);
    const next = await booked();
    const canceled = await rider.post(`/bookings/${next.id}/cancel`, { reason: 'Changed plans' });
    expect(canceled.body).toMatchObject({ status: 'CANCELLED', dropAddress: '' });
  });
});

describe('what a trip as directed refuses', () => {
  it.each([
    ['a destination', { drop: DROP }, 'drop'],
    ['stops', { stops: [DROP] }, 'stops'],
    ['a wallet, which cannot reserve an unknown price', { payment_mode: 'wallet' }, 'payment_mode'],
    ['a card, which cannot hold it', { payment_mode: 'card' }, 'payment_mode'],
    ['a promo on it', { promo: 'SAVE' }, 'promo'],
  ])('%s, naming the field', async (_, fields, field) => {
    expect(await bookAs(admin, fields)).toMatchObject({
      status: 400,
      body: { error: 'not_of_kind', errors: { [field]: expect.any(String) } },
    });
  });

  it('a missing pickup or car type, as every booking [5.4]', async () => {
    for (const field of ['pickup', 'carType'])
      expect(await bookAs(admin, { [field]: null })).toMatchObject({
        status: 400,
        body: { error: 'select_proper', errors: { [field]: expect.any(String) } },
      });
  });

  it('riders, kinds that nobody books, and everybody while the setting is off', async () => {
    const off = { status: 409, body: { error: 'kind_off', errors: { kind: expect.any(String) } } };
    expect(await rider.post('/bookings', { ...withoutDrop, kind: 'asDirected' })).toMatchObject(off);
    expect(await bookAs(admin, { kind: 'street' })).toMatchObject(off);
    await app.services.db.settings.saveSettings({ asDirectedTrips: false });
    expect(await bookAs(admin)).toMatchObject(off);
    await app.services.db.settings.saveSettings({ asDirectedTrips: true });
    expect((await bookAs(admin, { kind: 'ordinary' })).body.error).toBe('select_proper');
    expect((await bookAs(admin, { kind: 'ordinary', drop: DROP })).body).toMatchObject({ pickup: PICKUP });
  });
});
