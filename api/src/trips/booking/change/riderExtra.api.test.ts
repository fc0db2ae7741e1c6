import { type ChangePreview, exact, toWire, type WantedChange } from '@wayfare/shared';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aPromo, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { trackedDrive } from '../../../../test/support/trackedDrive.js';
import { runDueWork } from '../../../process/dueWork.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { guestAddress } from '../guest/guestLink.js';

const MINUTE = 60_000;
let app: TestApp;
let rider: Client;
let admin: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.carTypes.insert(aCarType({ name: 'Premium', base_fare: 6 }));
  await app.services.db.settings.saveSettings({ otp_secure: false, riderExtraMax: 20 });
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
  driver = await app.signedIn('driver', { location: { ...PICKUP } });
});
afterEach(() => app.close());

const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const booked = async (fields: object = {}, by = rider): Promise<string> => {
  const { status, body } = await by.post('/bookings', { ...aTrip, ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body.id;
};
/** A rider with money in the wallet, each entry of which the ledger has. */
async function withMoney(amount: number): Promise<Client> {
  const client = await app.signedIn('rider');
  const credit = { type: 'Credit', amount, txRef: `credit:${client.user.id}` } as const;
  await app.services.db.wallets.post(client.user.id, [credit], { date: app.clock.at });
  return client;
}
const balance = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const preview = (id: string, wanted: WantedChange, by = rider) =>
  by.post(`/bookings/${id}/changes/preview`, wanted);
const apply = (id: string, wanted: WantedChange, shown: ChangePreview, by = rider) =>
  by.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown) });
async function add(id: string, riderExtra: number, by = rider) {
  const shown = await preview(id, { riderExtra }, by);
  expect({ status: shown.status, error: shown.body.error }).toEqual({ status: 200, error: undefined });
  return apply(id, { riderExtra }, shown.body, by);
}
async function driven(id: string): Promise<void> {
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  await trackedDrive(app, driver, { ms: 3 * MINUTE });
  expect((await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng })).status).toBe(200);
}
/** Whether every sum and every entry of the ledger is as it must be. */
const audited = async () => {
  await runDueWork(app.services);
  return (await auditLedger(undefined, app.services)).problems;
};

describe('what a rider adds while a driver is searched [4.99]', () => {
  it('is previewed, made once, and only grows', async () => {
    const id = await booked();
    const before = await stored(id);
    const shown = await preview(id, { riderExtra: 3.25 });
    expect(shown.body).toMatchObject({
      fields: [{ field: 'riderExtra', before: 0, after: 3.25 }],
      price: { before: before.customer_paid, after: before.customer_paid + 3.25 },
      priceReason: 'rider_extra',
      driver: 'none',
      notified: ['asked_drivers'],
    });
    expect(await stored(id)).toEqual(before);
    const made = await Promise.all([1, 2, 3].map(() => apply(id, { riderExtra: 3.25 }, shown.body)));
    expect(made.some(({ status }) => status === 200)).toBe(true);
    expect((await apply(id, { riderExtra: 3.25 }, shown.body)).status).toBe(200);
    const after = await stored(id);
    expect(after).toMatchObject({
      riderExtra: 3.25,
      trip_cost: toWire(exact(before.trip_cost).plus(3.25)),
      estimate: toWire(exact(before.estimate).plus(3.25)),
      driver_share: toWire(exact(before.driver_share).plus(3.25)),
      convenience_fees: before.convenience_fees,
      customer_paid: toWire(exact(before.customer_paid).plus(3.25)),
    });
    expect(after.changes).toHaveLength(1);
    expect(await preview(id, { riderExtra: 3 })).toMatchObject({
      status: 400,
      body: { error: 'rider_extra_only_more', errors: { riderExtra: expect.any(String) } },
    });
    for (const riderExtra of [20.01, 4.005])
      expect(await preview(id, { riderExtra })).toMatchObject({
        status: 400,
        body: { error: 'rider_extra_amount', errors: { riderExtra: expect.any(String) } },
      });
    expect((await rider.get(`/bookings/${id}`)).body.riderExtra).toBe(3.25);
    expect((await driver.get(`/bookings/${id}`)).body).toMatchObject({ driver_share: after.driver_share });
  });

  it('is for the rider and staff, and refused to others, where it is off, and outside of the search', async () => {
    const id = await booked();
    const other = await app.signedIn('rider');
    for (const by of [other, driver, app.anonymous])
      expect([401, 403, 404, 409]).toContain((await preview(id, { riderExtra: 2 }, by)).status);
    expect((await add(id, 2, admin)).body.riderExtra).toBe(2);
    await app.services.db.settings.saveSettings({ riderExtraMax: 0 });
    const refused = {
      status: 409,
      body: { error: 'change_not_possible', errors: { riderExtra: expect.any(String) } },
    };
    expect(await preview(id, { riderExtra: 3 })).toMatchObject(refused);
    await app.services.db.settings.saveSettings({ riderExtraMax: 20 });
    await driver.post(`/bookings/${id}/accept`);
    expect(await preview(id, { riderExtra: 3 })).toMatchObject(refused);
    // Nor before the search begins.
    rider = await app.signedIn('rider');
    const later = await booked({ bookLater: true, tripdate: app.clock.at + 5 * 60 * MINUTE });
    expect(await preview(later, { riderExtra: 3 })).toMatchObject(refused);
  });

  it('asks drivers again who declined or did not answer, and shows the new pay in open offers', async () => {
    const id = await booked();
    const before = (await driver.get(`/bookings/${id}`)).body.driver_share;
    await add(id, 2);
    expect((await driver.get(`/bookings/${id}`)).body.driver_share).toBe(before + 2);
    expect((await driver.post(`/bookings/${id}/decline`)).status).toBe(200);
    expect((await stored(id)).requestedDrivers).toEqual({});
    await add(id, 4);
    expect((await stored(id)).requestedDrivers).toEqual({ [driver.user.id]: true });
    expect((await driver.get(`/bookings/${id}`)).body.driver_share).toBe(before + 4);
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  });

  it('can be added by a guest with the link, who sees the most', async () => {
    const id = await booked();
    const token = new URL(await guestAddress(await stored(id), app.services)).hash.slice(1);
    const guest = (name: string, input: object = {}) =>
      app.anonymous.post(`/guest-trips${name}`, { token, ...input });
    const shown = await guest('/changes/preview', { riderExtra: 2 });
    const made = await guest('/changes', { riderExtra: 2, ...agreedTo(shown.body) });
    expect(made).toMatchObject({
      status: 200,
      body: { riderExtra: 2, riderExtraMost: 20, cost: shown.body.price.after },
    });
    await driver.post(`/bookings/${id}/accept`);
    expect(await guest('')).toMatchObject({ body: { riderExtra: 2, riderExtraMost: null } });
  });

  it('and a driver who accepts at the same moment leave one consistent trip', async () => {
    for (const amount of [1, 2, 3]) {
      rider = await withMoney(100);
      const id = await booked({ payment_mode: 'wallet' });
      const before = await stored(id);
      const shown = await preview(id, { riderExtra: amount });
      const [made, accepted] = await Promise.all([
        apply(id, { riderExtra: amount }, shown.body),
        driver.post(`/bookings/${id}/accept`),
      ]);
      expect(accepted.status).toBe(200);
      const after = await stored(id);
      const extra = made.status === 200 ? amount : 0;
      expect(after).toMatchObject({
        status: 'ACCEPTED',
        customer_paid: toWire(exact(before.customer_paid).plus(extra)),
        driver_share: toWire(exact(before.driver_share).plus(extra)),
      });
      expect(await balance(rider)).toBe(toWire(exact(100).minus(after.customer_paid)));
      expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Too long' })).status).toBe(200);
    }
    expect(await audited()).toEqual([]);
  });
});

describe('the money of it [4.102]', () => {
  it('is paid in cash with the fare, all of it to the driver', async () => {
    const id = await booked();
    await add(id, 4);
    await driven(id);
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
    const trip = await stored(id);
    expect(exact(trip.driver_share).plus(trip.convenience_fees).eq(trip.trip_cost)).toBe(true);
    expect(trip.cashPaymentAmount).toBe(trip.customer_paid);
    expect(await balance(driver)).toBe(-trip.convenience_fees);
    expect(await audited()).toEqual([]);
  });

  it('is reserved in the wallet with the fare, and paid or returned once', async () => {
    rider = await withMoney(100);
    const id = await booked({ payment_mode: 'wallet' });
    const { customer_paid } = await stored(id);
    expect(await balance(rider)).toBe(toWire(exact(100).minus(customer_paid)));
    const shown = await preview(id, { riderExtra: 2 });
    expect(shown.body).toMatchObject({ held: toWire(exact(customer_paid).plus(2)), released: 0 });
    expect((await apply(id, { riderExtra: 2 }, shown.body)).status).toBe(200);
    await add(id, 5);
    expect(await balance(rider)).toBe(toWire(exact(95).minus(customer_paid)));
    await driven(id);
    expect((await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' })).status).toBe(200);
    const paid = await stored(id);
    expect(paid.riderExtra).toBe(5);
    expect(await balance(rider)).toBe(toWire(exact(100).minus(paid.customer_paid)));
    expect(await balance(driver)).toBe(paid.driver_share);
    expect(await audited()).toEqual([]);
  });

  it('costs nothing on a canceled trip', async () => {
    rider = await withMoney(100);
    const id = await booked({ payment_mode: 'wallet' });
    await add(id, 5);
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Too long' })).status).toBe(200);
    expect(await balance(rider)).toBe(100);
    expect(await audited()).toEqual([]);
  });

  it('is refused before anything changes if the wallet does not cover it, or only one of several', async () => {
    rider = await withMoney(9.9);
    const id = await booked({ payment_mode: 'wallet' });
    expect(await balance(rider)).toBe(3);
    const before = await stored(id);
    expect(await preview(id, { riderExtra: 4 })).toMatchObject({
      status: 409,
      body: { error: 'wallet_balance_low', errors: { riderExtra: expect.any(String) } },
    });
    expect(await stored(id)).toEqual(before);
    // Two different ones at once: at most one is written, and only its amount is reserved.
    const both = await Promise.all([1.5, 2].map((riderExtra) => preview(id, { riderExtra })));
    const made = await Promise.all([
      apply(id, { riderExtra: 1.5 }, both[0]!.body),
      apply(id, { riderExtra: 2 }, both[1]!.body),
    ]);
    expect(made.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const { riderExtra = 0 } = await stored(id);
    expect(await balance(rider)).toBe(3 - (riderExtra ?? 0));
    expect(await audited()).toEqual([]);
  });

  it('is given back by the scheduler if the process ended before the change was written', async () => {
    rider = await withMoney(100);
    const id = await booked({ payment_mode: 'wallet' });
    const { version } = await stored(id);
    const left = (await balance(rider)) as number;
    await app.services.db.walletHolds.note(`${id}@${version}@5`, rider.user.id, app.clock.at);
    const lost = { type: 'Debit', amount: 5, txRef: `booking:${id}:hold-added:${version}:5` } as const;
    await app.services.db.wallets.post(rider.user.id, [lost], { date: app.clock.at });
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
    app.clock.at += 6 * MINUTE;
    expect(await audited()).toEqual([]);
    expect(await balance(rider)).toBe(left);
    expect(await app.services.db.walletHolds.hasOpen(rider.user.id)).toBe(false);
  });

  it('is not discounted by a promo, which stays the same', async () => {
    const half = { promo_discount_type: 'percentage', promo_discount_value: 50 } as const;
    await app.services.db.promos.insert(aPromo(half));
    const id = await booked({ promo: 'SPRING' });
    const before = await stored(id);
    await add(id, 4);
    expect(await stored(id)).toMatchObject({
      discount_amount: before.discount_amount,
      customer_paid: toWire(exact(before.customer_paid).plus(4)),
    });
    await driven(id);
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
    const { trip_cost, discount_amount } = await stored(id);
    const half4 = exact(trip_cost).minus(4).div(2);
    expect(Math.abs(discount_amount - toWire(half4))).toBeLessThanOrEqual(0.005);
    expect(await audited()).toEqual([]);
  });

  it('stays through later changes of the places and the car type, and is outside the fare bounds', async () => {
    const id = await booked();
    const plain = await stored(id);
    await add(id, 4);
    const shown = await preview(id, { carType: 'Premium' });
    expect((await apply(id, { carType: 'Premium' }, shown.body)).status).toBe(200);
    const premium = await stored(id);
    expect(premium).toMatchObject({ riderExtra: 4, customer_paid: shown.body.price.after });
    const back = await preview(id, { carType: 'Economy' });
    expect(back.body.price.after).toBe(toWire(exact(plain.customer_paid).plus(4)));
    expect((await apply(id, { carType: 'Economy' }, back.body)).status).toBe(200);
    await driven(id);
    const ended = await stored(id);
    const plainUp = exact(plain.estimate).times(1.25).plus(4);
    expect(exact(ended.trip_cost).lte(plainUp)).toBe(true);
    expect(exact(ended.driver_share).plus(ended.convenience_fees).eq(ended.trip_cost)).toBe(true);
    expect(ended.convenience_fees / (ended.trip_cost - 4)).toBeCloseTo(0.15 / 1.15, 2);
  });
});
