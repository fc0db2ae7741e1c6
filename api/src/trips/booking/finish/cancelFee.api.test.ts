import { finding } from '@wayfare/shared';
import { aCarType, aTrip } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

const MINUTE = 60_000;
const carType = aCarType({
  cancelSlab: [
    { minsDelayed: 2, amount: 3.25 },
    { minsDelayed: 10, amount: 8 },
  ],
});

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(carType);
  rider = await app.signedIn('rider', { walletBalance: 5 });
  driver = await app.signedIn('driver');
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

/** A trip the driver accepted the given number of ms ago. */
async function acceptedFor(ms: number): Promise<string> {
  const { body } = await rider.post('/bookings', aTrip);
  expect((await driver.post(`/bookings/${body.id}/accept`)).status).toBe(200);
  app.clock.at += ms;
  return body.id;
}

const preview = async (client: Client, id: string) => (await client.get(`/bookings/${id}/cancellation`)).body;
const cancel = (client: Client, id: string) => client.post(`/bookings/${id}/cancel`, { reason: 'Too long' });
const balance = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const problems = async () => (await auditLedger(undefined, app.services)).problems;

describe('the cancellation fee of a rider', () => {
  it.each([
    [2 * MINUTE - 1, 0],
    [2 * MINUTE, 3.25],
    [2 * MINUTE + 1, 3.25],
    [10 * MINUTE - 1, 3.25],
    [10 * MINUTE, 8],
  ])(
    '%d ms after acceptance is %d: shown before, charged, paid to the driver and in the ledger [3.27]',
    async (ms, fee) => {
      const id = await acceptedFor(ms);
      for (const client of [rider, driver, admin]) expect(await preview(client, id)).toEqual({ fee });
      expect((await cancel(rider, id)).body.status).toBe('CANCELLED');
      expect(await balance(rider)).toBe(5 - fee);
      // The part that the rider's wallet does not cover is owed: the driver gets it after the rider's next
      // top-up.
      expect(await balance(driver)).toBe(fee > 5 ? 0 : fee);
      if (fee > 5) await admin.post('/wallet/credits', { uid: rider.user.id, amount: fee - 5 });
      expect(await balance(driver)).toBe(fee);
      const shown = fee === 0 ? undefined : fee;
      for (const client of [rider, driver, admin]) {
        expect((await client.get(`/bookings/${id}`)).body.cancel_fee).toBe(shown);
      }
      expect(await preview(rider, id)).toEqual({ fee });
      expect(await problems()).toEqual([]);
    },
  );

  it('is charged once under its own references, however often the trip is canceled', async () => {
    const id = await acceptedFor(3 * MINUTE);
    await Promise.all(Array.from({ length: 10 }, () => cancel(rider, id)));
    app.clock.at += 20 * MINUTE;
    expect((await cancel(rider, id)).body).toMatchObject({ status: 'CANCELLED', cancel_fee: 3.25 });
    const refs = [`booking:${id}:cancel-fee:rider`, `booking:${id}:cancel-fee:driver`];
    const entries = await app.services.db.wallets.findByRefs(refs);
    expect(refs.map((ref) => entries.get(ref))).toEqual([
      expect.objectContaining({ type: 'Debit', amount: 3.25, uid: rider.user.id }),
      expect.objectContaining({ type: 'Credit', amount: 3.25, uid: driver.user.id }),
    ]);
    expect(await balance(driver)).toBe(3.25);
  });

  it('becomes debt where the wallet does not cover it', async () => {
    const id = await acceptedFor(10 * MINUTE);
    await cancel(rider, id);
    expect(await balance(rider)).toBe(-3);
    expect(await problems()).toEqual([]);
  });

  it('is rounded to the decimals of the currency, also if the car type has more [9.8]', async () => {
    await app.services.db.settings.saveSettings({ decimal: 1 });
    const id = await acceptedFor(2 * MINUTE);
    expect(await preview(rider, id)).toEqual({ fee: 3.3 });
    await cancel(rider, id);
    expect([await balance(rider), await balance(driver)]).toEqual([1.7, 3.3]);
    expect(await problems()).toEqual([]);
  });

  it('is fixed at booking time, even if the car type changes later [3.27]', async () => {
    const { body } = await rider.post('/bookings', aTrip);
    const changed = await admin.put(`/cartypes/${carType.id}`, {
      cancelSlab: [{ minsDelayed: 0, amount: 99 }],
    });
    expect(changed.status).toBe(200);
    await driver.post(`/bookings/${body.id}/accept`);
    expect(await preview(rider, body.id)).toEqual({ fee: 0 });
    app.clock.at += 2 * MINUTE;
    expect((await cancel(rider, body.id)).body.cancel_fee).toBe(3.25);
  });

  it('is zero before acceptance, or when the driver gives the trip back or an admin cancels [3.27]', async () => {
    const { body } = await rider.post('/bookings', aTrip);
    app.clock.at += 10 * MINUTE;
    expect(await preview(rider, body.id)).toEqual({ fee: 0 });
    expect((await cancel(rider, body.id)).body).not.toHaveProperty('cancel_fee');
    const givenBack = await acceptedFor(10 * MINUTE);
    expect((await cancel(driver, givenBack)).body.status).toBe('NEW');
    expect((await cancel(rider, givenBack)).body).not.toHaveProperty('cancel_fee');
    const canceled = await acceptedFor(10 * MINUTE);
    expect((await cancel(admin, canceled)).body.status).toBe('CANCELLED');
    expect(await balance(rider)).toBe(5);
    expect(await balance(driver)).toBe(0);
  });

  it('is shown only to the trip’s rider, its driver and admins', async () => {
    const { body } = await rider.post('/bookings', aTrip);
    // Only offered so far: not yet this driver's trip.
    expect((await driver.get(`/bookings/${body.id}/cancellation`)).status).toBe(404);
    for (const role of ['rider', 'driver'] as const) {
      const stranger = await app.signedIn(role);
      expect((await stranger.get(`/bookings/${body.id}/cancellation`)).status).toBe(404);
    }
  });
});

it('the ledger audit finds a fee that was not posted, and a fee that belongs to no trip', async () => {
  const id = await acceptedFor(3 * MINUTE);
  await cancel(await app.signedIn('admin'), id);
  const posting = { type: 'Credit', amount: 1, txRef: `booking:${id}:cancel-fee:driver` } as const;
  await app.services.db.wallets.post(driver.user.id, [posting], { date: 0 });
  expect(await problems()).toEqual([finding('entry', posting.txRef, 'not_made', {})]);

  const other = await acceptedFor(0);
  const { version } = (await app.services.db.bookings.findById(other))!;
  const set = { status: 'CANCELLED', cancel_fee: 2 } as const;
  await app.services.db.bookings.change({ id: other, version, status: 'ACCEPTED', set });
  const missing = (who: 'rider' | 'driver', type: string, owner: string) =>
    finding('entry', `booking:${other}:cancel-fee:${who}`, 'missing', { type, amount: 2, owner });
  expect((await problems()).filter(({ id }) => id.includes(other))).toEqual([
    missing('rider', 'Debit', rider.user.id),
    missing('driver', 'Credit', driver.user.id),
  ]);
});
