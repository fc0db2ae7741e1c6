import { randomUUID } from 'node:crypto';
import { nextDriver, north, openStreetBusiness } from '../support/streetTrips.js';
import type { Client, TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';

/** Drivers who make a trip for a passenger on the street longer than they drove, or one of nothing. */
let app: TestApp;
let driver: Client;

/** The lowest fare: 5, and 15 percent. */
const LOWEST = 5.75;

beforeAll(async () => {
  app = await openStreetBusiness();
});
afterAll(() => app.close());
beforeEach(async () => {
  driver = await nextDriver(app);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const pass = (seconds: number) => {
  app.clock.at += seconds * 1000;
};
async function started(body: object = north(0), headers: Record<string, string> = {}): Promise<string> {
  const answer = await driver.post(`/bookings/${randomUUID()}/street`, body, headers);
  expect(answer.status).toBe(200);
  return answer.body.id;
}
const sendPosition = (km: number, fields: object = {}) =>
  driver.put('/drivers/me/location', { ...north(km), ...fields });
/** 2 km in 200 seconds. */
async function drive() {
  for (let step = 1; step <= 20; step += 1) {
    pass(10);
    await sendPosition(step / 10);
  }
}
async function reached(id: string, km: number, fields: object = {}) {
  const answer = await driver.post(`/bookings/${id}/reach`, { ...north(km), ...fields });
  expect(answer.status).toBe(200);
  return (await app.services.db.bookings.findById(id))!;
}
/** 2.50 + 2 × 2.50 + 200 s of 30 an hour, and 15 percent. */
const HONEST = 10.54;

describe('a driver cannot make a street trip longer than driven', () => {
  it('by an end far away', async () => {
    const id = await started();
    await drive();
    const trip = await reached(id, 60);
    expect(trip.trip_cost).toBeCloseTo(HONEST, 1);
    expect(trip.trackFlags).toContain('end_not_believed');
    expect(trip.drop.lat).toBeCloseTo(north(2).lat, 3);
  });

  it('by leaving it open for hours, silent or parked with a device that jitters', async () => {
    const silent = await started();
    await drive();
    pass(4 * 3_600);
    expect((await reached(silent, 2)).trip_cost).toBeCloseTo(HONEST, 1);
    const parked = await started(north(2));
    for (let step = 1; step <= 30; step += 1) {
      pass(10);
      await sendPosition(2 + (step % 2) * 0.02);
    }
    expect(await reached(parked, 2)).toMatchObject({ distance: 0 });
  });

  it('by positions that no car can have been at', async () => {
    const id = await started();
    for (let step = 1; step <= 20; step += 1) {
      pass(10);
      if (step % 4 === 0) await sendPosition(100 * step);
      else await sendPosition(step / 10);
    }
    const trip = await reached(id, 2);
    expect(trip.trip_cost).toBeLessThanOrEqual(HONEST + 0.05);
  });

  it('by a start that is dated back, or far from where the device was just seen', async () => {
    await sendPosition(0);
    pass(30);
    const far = await started(north(40));
    expect((await app.services.db.bookings.findById(far))!.pickup.lat).toBeCloseTo(north(0).lat, 3);
    await drive();
    expect((await reached(far, 2)).trip_cost).toBeCloseTo(HONEST, 0);
    const late = await started({ ...north(2), at: app.clock.at - 6 * 3_600_000 });
    const stored = (await app.services.db.bookings.findById(late))!;
    expect(stored.trip_start_time).toBeGreaterThan(app.clock.at - 60_000);
    expect((await reached(late, 2)).trip_cost).toBe(LOWEST);
  });

  it('by a way of an hour that nobody has seen', async () => {
    const id = await started();
    pass(3_600);
    await sendPosition(80);
    pass(10);
    expect(await reached(id, 80)).toMatchObject({ trip_cost: LOWEST, distance: 0 });
  });

  it('by amounts, tariffs or times of its own', async () => {
    const amounts = { trip_cost: 500, estimate: 500, tariff: { base_fare: 500 } };
    const forged = { ...north(0), ...amounts, trip_start_time: 0, customer: 'someone' };
    expect((await driver.post(`/bookings/${randomUUID()}/street`, forged)).status).toBe(400);
    // The first version of the API takes no notice of them.
    const id = await started(forged, { 'Wayfare-Version': '2026-11-01' });
    expect(await reached(id, 0)).toMatchObject({ trip_cost: LOWEST, customer: `passenger:${id}` });
  });
});

describe('a driver gains nothing from trips without passengers', () => {
  it('each costs the fee of the business', async () => {
    for (let trip = 0; trip < 3; trip += 1) {
      const id = await started();
      await reached(id, 0);
      expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
    }
    const { walletBalance } = (await app.services.db.users.findById(driver.user.id))!;
    expect(walletBalance).toBeCloseTo(100 - 3 * 0.75, 2);
  });

  it('the number for the receipt texts one person, once', async () => {
    const id = await started();
    const give = (phone: string) => driver.post(`/bookings/${id}/receipt-phone`, { phone });
    const answers = await Promise.all(['+12025550131', '+12025550132', '+12025550133'].map(give));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await reached(id, 0);
    await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    const sent = await app.connection.collection('outbox').countDocuments({ to: /^\+1202555013/ });
    expect(sent).toBe(1);
  });
});
