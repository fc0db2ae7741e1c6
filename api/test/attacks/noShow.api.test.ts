import { apiScopes } from '@wayfare/shared';
import { guestAddress } from '../../src/trips/booking/guest/guestLink.js';
import { aTrip } from '../support/builders.js';
import { type CardBusiness, closeBusiness, settle, welcome } from '../support/cardBusiness.js';
import { openNoShowBusiness, report, reportNoShow, tryToReach, wait, waitedFor } from '../support/noShow.js';
import type { Client, TestApp } from '../support/testApp.js';

/** Drivers who bill a no-show that was not one, and riders who get around the fee of one that was. */
const MINUTE = 60_000;
let business: CardBusiness;
let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  const cancelSlab = [{ minsDelayed: 2, amount: 3 }];
  business = await openNoShowBusiness({ noShowWaiting: true, cancelSlab });
  ({ app } = business);
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await welcome(business);
  ({ rider, driver } = business);
});
afterEach(async () => {
  await settle(app);
  await closeBusiness({ ...business, driver });
});

const walletOf = (client: Client) => business.walletOf(client);
const wallets = async () => [await walletOf(rider), await walletOf(driver)];
const readStored = (id: string) => business.readStored(id);
async function booked(fields: object = {}): Promise<string> {
  const { status, body } = await rider.post('/bookings', { ...aTrip, ...fields });
  expect(status).toBe(201);
  return body.id as string;
}
/** The driver accepts and reports the arrival, at the pickup. */
async function arrived(id: string) {
  await report(driver);
  expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  expect((await driver.post(`/bookings/${id}/arrive`)).status).toBe(200);
}
async function tried(id: string) {
  for (const by of ['call', 'message'] as const) await tryToReach(driver, id, by);
}

describe('no fee is charged for a no-show [4.74]', () => {
  afterEach(async () => expect(await wallets()).toEqual([100, 0]));

  it('before the driver arrived, and by anyone but the driver of the trip', async () => {
    const id = await booked();
    await report(driver);
    expect((await reportNoShow(driver, id)).status).toBe(404);
    await driver.post(`/bookings/${id}/accept`);
    expect((await reportNoShow(driver, id)).body.error).toBe('wrong_state');
    await driver.post(`/bookings/${id}/arrive`);
    await tried(id);
    await wait(app, driver, 5);
    for (const who of [rider, admin, await app.signedIn('driver'), await app.signedIn('fleetadmin')])
      expect([403, 404]).toContain((await reportNoShow(who, id)).status);
    expect((await readStored(id)).status).toBe('ARRIVED');
  });

  it('too early', async () => {
    const id = await booked();
    await waitedFor(app, driver, id, 4);
    app.clock.at += MINUTE - 1;
    await report(driver);
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_too_early');
  });

  it('before the time that the trip is booked for, however early the driver came', async () => {
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    const id = await booked({ bookLater: true, tripdate: app.clock.at + 20 * MINUTE });
    const assigned = await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id });
    await app.services.db.settings.saveSettings({ autoDispatch: true });
    expect(assigned.status).toBe(200);
    await arrived(id);
    await tried(id);
    await wait(app, driver, 19);
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_too_early');
  });

  it('by an arrival that is claimed to have been earlier: the rider was not notified of it', async () => {
    const id = await booked();
    await report(driver);
    await driver.post(`/bookings/${id}/accept`);
    const claimed = app.clock.at;
    app.clock.at += 10 * MINUTE;
    expect((await driver.post(`/bookings/${id}/arrive`, { at: claimed })).status).toBe(200);
    await tried(id);
    await wait(app, driver, 2);
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_too_early');
  });

  it('from elsewhere, without a proven arrival, or without a position of the device', async () => {
    const far = await booked();
    await report(driver, 3);
    await driver.post(`/bookings/${far}/accept`);
    await driver.post(`/bookings/${far}/arrive`, { reason: 'The road is closed' });
    expect((await tryToReach(driver, far, 'message')).body.error).toBe('no_show_unproven');
    app.clock.at += 10 * MINUTE;
    await report(driver, 3);
    expect((await reportNoShow(driver, far)).body.error).toBe('no_show_unproven');
    await driver.post(`/bookings/${far}/giveBack`, { reason: 'Too far' });

    driver = await app.signedIn('driver');
    const silent = await booked();
    await driver.post(`/bookings/${silent}/accept`);
    expect((await driver.post(`/bookings/${silent}/arrive`)).status).toBe(200);
    await tried(silent);
    app.clock.at += 10 * MINUTE;
    expect((await reportNoShow(driver, silent)).body.error).toBe('no_show_away');
  });

  it('by a driver who left the pickup, or jumps back to it', async () => {
    const id = await booked();
    await waitedFor(app, driver, id, 4);
    app.clock.at += MINUTE;
    await report(driver, 0.8);
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_away');
    // Coming back, the free minutes start over.
    await wait(app, driver, 4);
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_too_early');
  });

  it('by a driver whose last position is old', async () => {
    const id = await booked();
    await waitedFor(app, driver, id);
    app.clock.at += 3 * MINUTE;
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_away');
  });

  it.each([
    ['call', 'message'],
    ['message', 'call'],
  ] as const)('with a %s, but no %s', async (by, _other) => {
    const id = await booked();
    await arrived(id);
    await tryToReach(driver, id, by);
    await wait(app, driver, 6);
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_untried');
  });

  it('in the second of the warning', async () => {
    const id = await booked();
    await arrived(id);
    await wait(app, driver, 6);
    await tried(id);
    expect((await reportNoShow(driver, id)).body.error).toBe('no_show_too_early');
  });

  it('once the rider is in the car: a trip that has started, or that is over', async () => {
    const id = await booked();
    await waitedFor(app, driver, id);
    expect((await driver.post(`/bookings/${id}/start`)).status).toBe(200);
    expect((await reportNoShow(driver, id)).body.error).toBe('wrong_state');
    const off = { action: 'cancel', reason: 'phone_failed' };
    expect((await admin.post(`/bookings/${id}/resolve`, off)).status).toBe(200);
  });

  it('after the office canceled it', async () => {
    const id = await booked();
    await waitedFor(app, driver, id);
    await admin.post(`/bookings/${id}/cancel`, { reason: 'The rider called' });
    expect((await reportNoShow(driver, id)).body.error).toBe('wrong_state');
  });
});

describe('a rider does not get around the fee', () => {
  it.each(Array.from({ length: 8 }, (_, turn) => [turn]))(
    'by canceling, changing, or denying at the same moment (%i)',
    async (turn) => {
      const id = await booked();
      await waitedFor(app, driver, id, 6);
      const note = { pickUpInstructions: 'At the gate' };
      const { body: seen } = await rider.post(`/bookings/${id}/changes/preview`, note);
      const agreed = { customer_paid: seen.price.after, driver: seen.driver };
      const acts = [
        () => rider.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' }),
        () => reportNoShow(driver, id),
        () => rider.post(`/bookings/${id}/not-in-car`),
        () => rider.post(`/bookings/${id}/changes`, { ...note, version: seen.version, agreed }),
      ];
      const ordered = [...acts.slice(turn % 4), ...acts.slice(0, turn % 4)];
      const answers = await Promise.all(ordered.map((act) => act()));
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const booking = await readStored(id);
      expect(booking.status).toBe('CANCELLED');
      expect([Boolean(booking.noShow), Boolean(booking.rideCheck)].filter(Boolean)).toHaveLength(1);
      // The fee, and a minute at 30 an hour.
      if (booking.noShow) expect(await wallets()).toEqual([93.5, 6.5]);
      else {
        expect(booking.rideCheck).toMatchObject({ status: 'open', due: 6.5 });
        await admin.post(`/bookings/${id}/not-in-car/decide`, { inCar: true });
        expect(await wallets()).toEqual([93.5, 6.5]);
      }
    },
  );

  it('by denying the ride first: what is due is the same', async () => {
    const id = await booked();
    await waitedFor(app, driver, id);
    await rider.post(`/bookings/${id}/not-in-car`);
    expect((await readStored(id)).rideCheck).toMatchObject({ due: 6 });
  });

  it('by an empty wallet: the driver gets it once there is money', async () => {
    rider = await app.signedIn('rider', { walletBalance: 0 });
    const id = await booked();
    await waitedFor(app, driver, id);
    await reportNoShow(driver, id);
    expect(await wallets()).toEqual([-6, 0]);
    expect((await rider.post('/bookings', aTrip)).status).not.toBe(201);
    await admin.post('/wallet/credits', { uid: rider.user.id, amount: 6 });
    expect(await wallets()).toEqual([0, 6]);
  });
});

it('only the rider disputes, and only staff decide', async () => {
  const id = await booked();
  await waitedFor(app, driver, id);
  await reportNoShow(driver, id);
  for (const who of [driver, admin, await app.signedIn('rider')])
    expect([403, 404]).toContain((await who.post(`/bookings/${id}/no-show/dispute`, {})).status);
  await rider.post(`/bookings/${id}/no-show/dispute`, {});
  for (const who of [driver, rider, await app.signedIn('fleetadmin')])
    expect((await who.post(`/bookings/${id}/no-show/decide`, { decision: 'refund' })).status).toBe(403);
  expect((await readStored(id)).noShow?.status).toBe('disputed');
});

it('someone without an account disputes by the link of the trip; the customer of a partner cannot', async () => {
  const id = await booked();
  await waitedFor(app, driver, id);
  await reportNoShow(driver, id);
  const token = new URL(await guestAddress(await readStored(id), app.services)).hash.slice(1);
  const trip = await app.anonymous.post('/guest-trips', { token });
  expect(trip.body).toMatchObject({ canDispute: true, noShow: { fee: 6 } });
  expect(trip.body.noShow).not.toHaveProperty('position');
  const { status, body } = await app.anonymous.post('/guest-trips/no-show/dispute', {
    token,
    dispute: 'I was there',
  });
  expect({ status, noShow: body.noShow?.status, can: body.canDispute }).toEqual({
    status: 200,
    noShow: 'disputed',
    can: false,
  });
  expect((await readStored(id)).fareReview).toMatchObject({ isOpen: true, reasons: ['no_show'] });

  driver = await app.signedIn('driver');
  const account = await app.signedIn('rider', { walletBalance: 50 });
  const key = await admin.post('/apikeys', {
    name: 'Front desk',
    account: account.user.id,
    scopes: apiScopes,
  });
  const partner = app.withKey(key.body.newKey);
  const { body: own } = await partner.post('/partner/bookings', {
    ...aTrip,
    customer: { name: 'Ada Moreno', phone: '+12125550142' },
  });
  await waitedFor(app, driver, own.id);
  expect((await reportNoShow(driver, own.id)).status).toBe(200);
  expect([await walletOf(account), await walletOf(driver)]).toEqual([44, 6]);
  const ofPartner = new URL(await guestAddress(await readStored(own.id), app.services)).hash.slice(1);
  expect((await app.anonymous.post('/guest-trips/no-show/dispute', { token: ofPartner })).status).toBe(409);
  const words = { dispute: 'She is always late' };
  expect((await account.post(`/bookings/${own.id}/no-show/dispute`, words)).status).toBe(200);
  const { body: ofCustomer } = await app.anonymous.post('/guest-trips', { token: ofPartner });
  expect(ofCustomer.noShow).toMatchObject({ status: 'disputed', fee: 6 });
  expect(JSON.stringify(ofCustomer)).not.toContain(words.dispute);
});
