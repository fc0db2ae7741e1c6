import { breakAfter } from '../../../../test/support/brokenServices.js';
import { aTrip } from '../../../../test/support/builders.js';
import { type CardBusiness, closeBusiness, settle, welcome } from '../../../../test/support/cardBusiness.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import {
  openNoShowBusiness,
  report,
  reportNoShow,
  tryToReach,
  wait,
  waitedFor,
} from '../../../../test/support/noShow.js';
import type { Client, TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let business: CardBusiness;
let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  business = await openNoShowBusiness({ cancelSlab: [{ minsDelayed: 2, amount: 4 }] }, { holdCards: true });
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
  await app.services.db.carTypes.update((await theCarType()).id, { noShowFee: 6, noShowWaiting: false });
});

const theCarType = async () => (await app.services.db.carTypes.findByIdOrName('Economy'))!;
const stored = (id: string) => business.readStored(id);
const walletOf = (client: Client) => business.walletOf(client);
const wallets = async () => [await walletOf(rider), await walletOf(driver)];
const dispute = (id: string, who = rider) =>
  who.post(`/bookings/${id}/no-show/dispute`, { dispute: 'I stood there' });
const decide = (id: string, decision: string, fee?: number) =>
  admin.post(`/bookings/${id}/no-show/decide`, { decision, ...(fee !== undefined && { fee }) });

async function booked(mode: 'cash' | 'card' | 'wallet' = 'cash'): Promise<string> {
  const { status, body } = await rider.post('/bookings', { ...aTrip, payment_mode: mode });
  expect(status).toBe(201);
  if (mode === 'card') {
    const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
    await cardPage(app, checkout.fields).pay();
  }
  return body.id as string;
}

async function noShow(mode: 'cash' | 'card' | 'wallet' = 'cash'): Promise<string> {
  const id = await booked(mode);
  await waitedFor(app, driver, id);
  expect((await reportNoShow(driver, id)).status).toBe(200);
  return id;
}

describe('a driver who waited at the pickup reports a no-show, and [4.74]', () => {
  it.each(['cash', 'card', 'wallet'] as const)(
    'the rider pays the fee to the driver, once (%s)',
    async (mode) => {
      const id = await booked(mode);
      await waitedFor(app, driver, id);
      const answers = await Promise.all([1, 2, 3].map(() => reportNoShow(driver, id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await settle(app);
      expect(await wallets()).toEqual([mode === 'card' ? 100 : 94, 6]);
      const booking = await stored(id);
      expect(booking).toMatchObject({
        status: 'CANCELLED',
        cancelledBy: 'driver',
        reason: 'cancel_reason_no_show',
        cancel_fee: 6,
        noShow: { status: 'charged', fee: 6, waitingFee: 0, freeMinutes: 5, meters: 0 },
      });
      if (mode === 'card') expect(booking.cardHold).toMatchObject({ state: 'captured', captured: 6 });
      if (mode === 'wallet') expect(booking.hold).toMatchObject({ open: false });
      const again = await rider.post('/bookings', aTrip);
      expect((await driver.post(`/bookings/${again.body.id}/accept`)).status).toBe(200);
    },
  );

  it('both see the evidence, each without what is for staff, and the rider is notified', async () => {
    const id = await noShow();
    const { body: seen } = await rider.get(`/bookings/${id}`);
    expect(seen).toMatchObject({ canDispute: true, noShow: { fee: 6, meters: 0 }, reason: null });
    expect(seen.noShow).not.toHaveProperty('position');
    await dispute(id);
    expect((await rider.get(`/bookings/${id}`)).body.noShow.dispute).toBe('I stood there');
    expect((await driver.get(`/bookings/${id}`)).body.noShow).not.toHaveProperty('dispute');
    expect((await admin.get(`/bookings/${id}`)).body.noShow).toMatchObject({
      dispute: 'I stood there',
      position: { lat: aTrip.pickup.lat },
    });
    const { body: inbox } = await rider.get('/users/me/notifications');
    const titles = inbox.entries.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Your driver is waiting', 'You did not come to the pickup']),
    );
  });

  it.each([
    ['the fee of the car type', { noShowFee: 2.5 }, 5, 2.5],
    ['nothing, if the fee is 0', { noShowFee: 0 }, 5, 0],
    ['what canceling would have cost, without a fee of its own', { noShowFee: null }, 5, 4],
    ['the fee and the wait after the free minutes', { noShowFee: 2, noShowWaiting: true }, 9, 4],
    ['the wait alone', { noShowFee: 0, noShowWaiting: true }, 7, 1],
    ['no more than half an hour of waiting', { noShowFee: 0, noShowWaiting: true }, 60, 15],
  ])('it costs %s', async (_, fields, minutes, fee) => {
    await app.services.db.carTypes.update((await theCarType()).id, fields);
    const id = await booked();
    // What was promised at the booking counts.
    await app.services.db.carTypes.update((await theCarType()).id, { noShowFee: 99 });
    await waitedFor(app, driver, id, minutes);
    const { body } = await reportNoShow(driver, id);
    expect(body).toMatchObject({ status: 'CANCELLED', noShow: { fee } });
    await settle(app);
    expect(await wallets()).toEqual([100 - fee, fee]);
    if (fee === 0) expect((await dispute(id)).body.error).toBe('no_show_undisputable');
  });
});

describe('a rider disputes the fee of a no-show, and staff', () => {
  it.each([
    ['keep', undefined, 94, 6, 'rejected'],
    ['reduce', 2.5, 97.5, 2.5, 'approved'],
    ['refund', undefined, 100, 0, 'approved'],
  ] as const)('%s it', async (decision, fee, ofRider, ofDriver, review) => {
    const id = await noShow();
    await settle(app);
    expect((await dispute(id)).body).toMatchObject({ noShow: { status: 'disputed' } });
    expect((await dispute(id)).status).toBe(200);
    const { body: open } = await admin.get(`/fare-reviews/${id}`);
    expect(open).toMatchObject({ status: 'open', reasons: ['no_show'], settled: { trip_cost: 6 } });
    expect((await admin.get(`/bookings/${id}/fare-review`)).status).toBe(200);
    // Its decisions are not those of a measured fare.
    expect((await admin.post(`/bookings/${id}/fare-review/decide`, { decision: 'approve' })).status).toBe(
      409,
    );
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, decision, fee)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    expect((await decide(id, decision, fee)).status).toBe(200);
    expect((await decide(id, decision === 'keep' ? 'refund' : 'keep')).status).toBe(409);
    await settle(app);
    expect(await wallets()).toEqual([ofRider, ofDriver]);
    expect((await admin.get(`/fare-reviews/${id}`)).body).toMatchObject({ status: review, isOpen: false });
    const { body: seen } = await rider.get(`/bookings/${id}`);
    expect(seen).not.toHaveProperty('canDispute');
    expect(seen.cancel_fee ?? 0).toBe(ofDriver);
    for (const who of [rider, driver]) {
      const { body: inbox } = await who.get('/users/me/notifications');
      const titles = inbox.entries.map(({ title }: { title: string }) => title);
      expect(titles).toContain('The dispute about the fee was decided');
    }
    expect((await driver.get('/drivers/me/days?days=1')).status).not.toBe(500);
  });

  it('give it back while the driver still waits for the rider’s money', async () => {
    rider = await app.signedIn('rider', { walletBalance: 1 });
    const id = await noShow();
    await settle(app);
    expect(await wallets()).toEqual([-5, 0]);
    await dispute(id);
    expect((await decide(id, 'reduce', 4)).status).toBe(200);
    await settle(app);
    expect(await wallets()).toEqual([-3, 0]);
    expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
    await admin.post('/wallet/credits', { uid: rider.user.id, amount: 3 });
    await settle(app);
    expect(await wallets()).toEqual([0, 4]);
  });

  it('give it back though the driver’s account was deleted meanwhile', async () => {
    const id = await noShow();
    await settle(app);
    await dispute(id);
    const spent = { uid: driver.user.id, amount: 6, note: 'Paid out in cash' };
    expect((await admin.post('/wallet/debits', spent)).status).toBe(201);
    await settle(app);
    expect((await admin.delete(`/drivers/${driver.user.id}`)).status).toBe(200);
    expect((await decide(id, 'refund')).status).toBe(200);
    await settle(app);
    expect(await walletOf(rider)).toBe(100);
    expect((await stored(id)).noShowVoid).toBe('driver');
  });

  it.each([
    ['reduce', undefined],
    ['reduce', 0],
    ['reduce', 6],
    ['reduce', 7],
    ['reduce', 1.001],
    ['keep', 3],
    ['refund', 3],
  ] as const)('cannot %s it to %s', async (decision, fee) => {
    const id = await noShow();
    expect((await decide(id, 'keep')).status).toBe(409);
    await dispute(id);
    expect((await decide(id, decision, fee)).body).toMatchObject({
      error: 'no_show_fee_part',
      errors: { fee: expect.any(String) },
    });
  });

  it('wait for a second person above the limit', async () => {
    await app.services.db.settings.saveSettings({ approvalLimit: 1 });
    const id = await noShow();
    await settle(app);
    await dispute(id);
    expect((await decide(id, 'refund')).body.error).toBe('gift_waits');
    expect(await wallets()).toEqual([94, 6]);
    const other = await app.signedIn('admin');
    const { body: waiting } = await other.get('/walletadjustments');
    const { id: gift } = (waiting as { id: string; state: string }[]).find(
      ({ state }) => state === 'pending',
    )!;
    expect((await other.post(`/walletadjustments/${gift}/approve`, {})).status).toBe(200);
    await app.services.db.settings.saveSettings({ approvalLimit: 1000 });
    await settle(app);
    expect(await wallets()).toEqual([100, 0]);
  });

  it('no longer after two weeks', async () => {
    const id = await noShow();
    app.clock.at += 14 * DAY + 1;
    expect((await dispute(id)).body.error).toBe('no_show_undisputable');
  });
});

describe('a process that dies after any write', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'of the report (%d writes), or of the refund, leaves the same money',
    async (writes) => {
      const id = await booked('wallet');
      await waitedFor(app, driver, id);
      let repair = breakAfter(writes, app.services);
      await reportNoShow(driver, id);
      repair();
      await report(driver);
      await reportNoShow(driver, id);
      await settle(app);
      expect(await wallets()).toEqual([94, 6]);
      expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
      await dispute(id);
      repair = breakAfter(writes, app.services);
      await decide(id, 'reduce', 1);
      repair();
      await settle(app);
      await decide(id, 'reduce', 1);
      await settle(app);
      expect(await wallets()).toEqual([99, 1]);
      expect(await stored(id)).toMatchObject({ status: 'CANCELLED', cancel_fee: 1, effects: [] });
    },
  );
});

it('each attempt counts once, with its time', async () => {
  const id = await booked();
  await report(driver);
  expect((await tryToReach(driver, id, 'message')).status).toBe(404);
  await driver.post(`/bookings/${id}/accept`);
  expect((await tryToReach(driver, id, 'message')).body.error).toBe('wrong_state');
  await driver.post(`/bookings/${id}/arrive`);
  const { body: first } = await tryToReach(driver, id, 'message');
  await wait(app, driver, 1);
  expect((await tryToReach(driver, id, 'message')).body.pickupWait).toEqual(first.pickupWait);
  expect(first).toMatchObject({ noShowFrom: first.pickupWait.notifiedAt + 5 * MINUTE });
  // Another driver starts over.
  await driver.post(`/bookings/${id}/giveBack`, { reason: 'A flat tire' });
  expect((await stored(id)).pickupWait ?? null).toBeNull();
});
