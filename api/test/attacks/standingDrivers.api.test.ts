import { aCarType, PICKUP } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';

/** Drivers who accept trips for the cancellation fee, and do not come. */
const MINUTE = 60_000;
const KM_PER_DEGREE = 111.195;
const north = (km: number) => ({ lat: PICKUP.lat + km / KM_PER_DEGREE, lng: PICKUP.lng });

let app: TestApp;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(
    aCarType({
      cancelSlab: [
        { minsDelayed: 2, amount: 5 },
        { minsDelayed: 10, amount: 12 },
      ],
    }),
  );
  await app.services.db.settings.saveSettings({ autoDispatch: false, maxCancellations: 2 });
  rider = await app.signedIn('rider', { walletBalance: 100 });
  driver = await app.signedIn('driver', { location: north(8) });
  await app.services.liveDrivers.reload();
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});

const balance = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const cancelsOf = ({ user }: Client) => app.services.db.bookingLimits.cancelsOf(user.id);

/** A trip that the driver accepted from 8 km away. */
async function accepted(): Promise<string> {
  const { body, status, ...rest } = await rider.post('/bookings', {
    pickup: PICKUP,
    drop: { ...north(3), add: 'There' },
    carType: 'Economy',
  });
  expect({ status, error: body.error, rest }).toMatchObject({ status: 201 });
  const admin = await app.signedIn('admin');
  expect((await admin.post(`/bookings/${body.id}/assign`, { driver: driver.user.id })).status).toBe(200);
  expect((await driver.post(`/bookings/${body.id}/accept`)).status).toBe(200);
  return body.id;
}

/** The driver reports these distances from the pickup, in km, a minute apart. */
async function drive(...distances: readonly number[]): Promise<void> {
  for (const km of distances) {
    app.clock.at += MINUTE;
    await driver.put('/drivers/me/location', north(km));
  }
}

const cancel = async (id: string) => {
  const { body: preview } = await rider.get(`/bookings/${id}/cancellation`);
  const { body } = await rider.post(`/bookings/${id}/cancel`, { reason: 'Nobody came' });
  expect(body.cancel_fee ?? 0).toBe(preview.fee);
  return body.cancel_fee ?? 0;
};

describe('a driver who accepts from 8 km away gets no cancellation fee [3.27]', () => {
  it.each([
    ['and sends no position', []],
    ['and stands still', Array<number>(12).fill(8)],
    ['and drives away', [8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 12.5, 13]],
    ['and claims to have jumped to the pickup', [8, 0.01]],
    ['and comes nearer, and turns back', [7.5, 7, 6.5, 7, 7.5, 8, 8, 8, 8, 8]],
  ])('%s: the cancellation counts against them', async (_, distances) => {
    const id = await accepted();
    await drive(...distances);
    app.clock.at += 12 * MINUTE;
    expect(await cancel(id)).toBe(0);
    expect([await balance(rider), await balance(driver)]).toEqual([100, 0]);
    expect([await cancelsOf(rider), await cancelsOf(driver)]).toEqual([[], [app.clock.at]]);
    const { body } = await driver.get('/drivers/me/offers');
    expect(JSON.stringify(body)).toContain('"givenBack":1');
  });

  it('and standing still again and again makes them wait before the next trip', async () => {
    for (let n = 0; n < 2; n += 1) {
      const id = await accepted();
      app.clock.at += 3 * MINUTE;
      await cancel(id);
    }
    const { body } = await rider.post('/bookings', {
      pickup: PICKUP,
      drop: { ...north(3), add: 'There' },
      carType: 'Economy',
    });
    const admin = await app.signedIn('admin');
    await admin.post(`/bookings/${body.id}/assign`, { driver: driver.user.id });
    expect(await driver.post(`/bookings/${body.id}/accept`)).toMatchObject({
      status: 429,
      body: { error: 'too_many_cancellations' },
    });
  });
});

it('a driver on the way gets the fee, and the cancellation counts against the rider', async () => {
  const id = await accepted();
  await drive(7.5, 7, 6.5);
  expect(await cancel(id)).toBe(5);
  expect([await balance(rider), await balance(driver)]).toEqual([95, 5]);
  expect([await cancelsOf(rider), await cancelsOf(driver)]).toEqual([[app.clock.at], []]);
});

it('a driver who had no time to set off is not blamed', async () => {
  const id = await accepted();
  app.clock.at += MINUTE;
  expect(await cancel(id)).toBe(0);
  expect([await cancelsOf(rider), await cancelsOf(driver)]).toEqual([[app.clock.at], []]);
});
