import { aCarType, aPromo, aTrip, DROP } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { trackedDrive } from '../support/trackedDrive.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';

/** Drivers who make up trips, with riders of their own, for the money that the business adds to a trip. */
const MINUTE = 60_000;
const DISCOUNT = 4;
let app: TestApp;
let driver: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({ autoDispatch: true, raiseMax: 50 });
  await app.services.db.carTypes.insert(aCarType());
  const promo = { promo_discount_value: DISCOUNT, promo_usage_limit: 100, promo_validity: app.clock.at * 2 };
  await app.services.db.promos.insert(aPromo(promo));
  driver = await app.signedIn('driver');
  admin = await app.signedIn('admin');
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});

const aRider = (fields = {}) => app.signedIn('rider', fields);
const balance = async () => (await app.services.db.users.findById(driver.user.id))!.walletBalance;
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const decide = (id: string, decision: string) =>
  admin.post(`/bookings/${id}/fare-review/decide`, { decision });

/**
 * A cash trip of a rider with the driver, who drives it as given. The driver comes back to the pickup after
 * it.
 */
async function paidTrip(
  drive: (id: string) => Promise<void>,
  { rider, raise }: { rider?: Client; raise?: number } = {},
): Promise<string> {
  const by = rider ?? (await aRider());
  const { body, status } = await by.post('/bookings', { ...aTrip, promo: 'SPRING' });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  const { id } = body;
  if (raise) expect((await admin.post(`/bookings/${id}/raise`, { to: raise })).body.raise).toBe(raise);
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  await drive(id);
  expect((await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng })).status).toBe(200);
  expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).body.status).toBe('PAID');
  app.clock.at += 2 * MINUTE;
  await driver.put('/drivers/me/location', aTrip.pickup);
  return id;
}
const honestly = () => trackedDrive(app, driver, { ms: 3 * MINUTE });

describe('a trip that nobody made earns no discount', () => {
  it.each([
    ['that takes no time', async () => {}],
    ['whose driver waits at the pickup without a position', async () => void (app.clock.at += 10 * MINUTE)],
    [
      'whose driver stays at the pickup, and then claims to be at the drop',
      async () => trackedDrive(app, driver, { ms: 20 * MINUTE, to: { lat: DROP.lat + 2, lng: DROP.lng } }),
    ],
  ])('%s: it is held, and shown as held', async (_, drive) => {
    const before = await balance();
    const id = await paidTrip(drive);
    const trip = await readStored(id);
    // The fee alone moves.
    expect(await balance()).toBeCloseTo(before - trip.convenience_fees, 10);
    for (const client of [driver, admin])
      expect((await client.get(`/bookings/${id}`)).body).toMatchObject({
        heldMoney: { amount: DISCOUNT, state: 'held' },
        fareReview: { status: 'open', reasons: expect.arrayContaining(['unbelieved']) },
      });
    expect((await driver.post('/withdraws', { amount: 0.01 })).status).toBe(409);
  });

  it('ten times in a row, with ten accounts', async () => {
    for (let n = 0; n < 10; n += 1) await paidTrip(async () => {});
    expect(await balance()).toBeLessThan(0);
  });

  it('nor a raise', async () => {
    const id = await paidTrip(async () => {}, { raise: 3 });
    expect((await readStored(id)).heldMoney).toEqual({ amount: DISCOUNT + 3, state: 'held' });
    expect(await balance()).toBeLessThan(0);
  });
});

it('throw-away accounts, which nobody proved a phone number for, get no promo at all', async () => {
  const rider = await aRider({ mobileVerified: false });
  const asked = { ...aTrip, promo: 'SPRING' };
  expect((await rider.post('/estimates', asked)).body.error).toBe('promo_phone_unproved');
  const { body } = await rider.post('/bookings', asked);
  expect(body).toMatchObject({ promo_applied: false, discount_amount: 0 });
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  await honestly();
  await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  const late = await rider.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash', promo: 'SPRING' });
  expect(late.body).toMatchObject({ error: 'promo_phone_unproved', errors: { promo: expect.any(String) } });
  await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
  expect(await balance()).toBeLessThanOrEqual(0);
});

it('the rider of a doubted trip pays as agreed, and sees no review of it', async () => {
  const rider = await aRider();
  const id = await paidTrip(async () => {}, { rider });
  const { body } = await rider.get(`/bookings/${id}`);
  expect(body).toMatchObject({ status: 'PAID', discount_amount: DISCOUNT });
  expect([body.heldMoney, body.fareReview]).toEqual([undefined, undefined]);
  expect((await rider.post(`/bookings/${id}/fare-review/confirm`)).status).toBe(409);
});

it('staff who approve the review release the money once; who reject it keep it', async () => {
  const [good, bad] = [await paidTrip(async () => {}), await paidTrip(async () => {})];
  const before = await balance();
  const answers = await Promise.all([1, 2, 3].map(() => decide(good, 'approve')));
  expect(answers.map(({ body }) => body.heldMoney)).toEqual(
    Array(3).fill({ amount: DISCOUNT, state: 'released' }),
  );
  expect((await decide(bad, 'reject')).body.heldMoney).toEqual({ amount: DISCOUNT, state: 'kept' });
  expect(await balance()).toBeCloseTo(before + DISCOUNT, 10);
});

it('an honest trip earns the discount at once', async () => {
  const id = await paidTrip(honestly);
  const trip = await readStored(id);
  expect([trip.heldMoney, trip.doubts]).toEqual([undefined, []]);
  expect(await balance()).toBeCloseTo(DISCOUNT - trip.convenience_fees, 10);
});

describe('even for trips that look honest, the promos of the same people have a cap', () => {
  const isHeld = async (id: string) => (await readStored(id)).heldMoney?.state === 'held';
  const anotherPromo = async (name: string) =>
    app.services.db.promos.insert(aPromo({ promo_name: name, promo_validity: app.clock.at * 2 }));

  it('a rider and a driver together', async () => {
    const rider = await aRider();
    const held = [];
    for (const name of ['ONE', 'TWO', 'THREE']) {
      await anotherPromo(name);
      const { body } = await rider.post('/bookings', { ...aTrip, promo: name });
      for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
      await honestly();
      await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
      await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
      held.push(await isHeld(body.id));
      app.clock.at += 2 * MINUTE;
      await driver.put('/drivers/me/location', aTrip.pickup);
    }
    expect(held).toEqual([false, false, true]);
  });

  it('a device', async () => {
    const held = [];
    for (let n = 0; n < 4; n += 1) {
      const rider = await aRider({ pushToken: 'phone' });
      held.push(await isHeld(await paidTrip(honestly, { rider })));
      // The next account takes the device over.
      await app.services.db.users.update(rider.user.id, { pushToken: null });
    }
    expect(held).toEqual([false, false, false, true]);
  });

  it('a driver within a day', async () => {
    for (let n = 0; n < 10; n += 1) expect(await isHeld(await paidTrip(honestly))).toBe(false);
    expect(await isHeld(await paidTrip(honestly))).toBe(true);
  });
});
