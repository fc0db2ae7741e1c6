import { exact, toWire } from '@wayfare/shared';
import { aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import {
  type CardBusiness,
  closeBusiness,
  openCardBusiness,
  welcome,
} from '../../../../test/support/cardBusiness.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import { withStartCode } from '../../../../test/support/startCode.js';
import type { Client, TestApp } from '../../../../test/support/testApp.js';
import { continueHeld } from '../../../money/payment/authorization/continueHeld.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { runDueWork } from '../../../process/dueWork.js';

const MINUTE = 60_000;
const HALF_WAY = { lat: (PICKUP.lat + DROP.lat) / 2, lng: PICKUP.lng };
let business: CardBusiness;
let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
  await app.services.db.settings.saveSettings({
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    approvalLimit: 1000,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await welcome(business);
  ({ rider, driver } = business);
  admin = await app.signedIn('admin');
});
afterEach(async () => {
  await runDueWork(app.services);
  expect(await problems()).toEqual([]);
  await closeBusiness(business);
  await app.services.db.settings.saveSettings({ holdCards: false, fareToleranceUp: 25 });
});

const problems = async () => (await auditLedger(undefined, app.services)).problems;
const readStored = (id: string) => business.readStored(id);
const walletOf = (client: Client) => business.walletOf(client);
const userOf = async ({ user }: Client) => (await app.services.db.users.findById(user.id))!;
const why = { reason: 'phone_failed' } as const;
const resolve = (id: string, body: object, by = admin) =>
  by.post(`/bookings/${id}/resolve`, { ...why, ...body });
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

/** A trip that has started, ten minutes ago. */
async function started(fields: object = {}): Promise<string> {
  const { body } = await rider.post('/bookings', { ...aTrip, ...fields });
  return startedAs(body.id);
}
async function startedAs(id: string): Promise<string> {
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`, await withStartCode(rider, id, step))).status).toBe(
      200,
    );
  app.clock.at += 10 * MINUTE;
  return id;
}
const pending = async (fields: object = {}): Promise<string> => {
  const id = await started(fields);
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  return id;
};
/** A trip whose fare the card paid in part. */
async function partlyCharged() {
  await app.services.db.settings.saveSettings({ holdCards: true, fareToleranceUp: 0 });
  const { body } = await rider.post('/bookings', { ...aTrip, payment_mode: 'card' });
  await cardPage(app, (await rider.get(`/bookings/${body.id}/payment`)).body.fields).pay();
  await app.services.db.settings.saveSettings({ fareToleranceUp: 25 });
  const id = await startedAs(body.id);
  app.clock.at += 110 * MINUTE;
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  await continueHeld(10, app.services);
  const { cardHold, trip_cost } = await readStored(id);
  expect(cardHold?.state).toBe('captured');
  return {
    id,
    captured: cardHold?.captured as number,
    rest: toWire(exact(trip_cost).minus(cardHold?.captured ?? 0)),
  };
}
const titles = async (client: Client) => {
  const everything = { skip: 0, limit: 100, sort: { field: 'at', order: 1 } } as const;
  const { rows } = await app.services.db.outbox.list({ ...everything, filter: { to: client.user.id } });
  return rows.map(({ title }) => title);
};

async function isFree() {
  expect((await userOf(driver)).queue).toBeFalsy();
  const again = await rider.post('/bookings', aTrip);
  expect(again.status).toBe(201);
  await rider.post(`/bookings/${again.body.id}/cancel`, { reason: 'Test' });
}

it('is refused for everyone except staff who end trips [4.58]', async () => {
  const id = await started();
  const support = await app.signedIn('admin', { staffRole: 'support' });
  for (const client of [app.anonymous, rider, driver, await app.signedIn('fleetadmin'), support])
    expect([401, 403, 404]).toContain((await resolve(id, { action: 'cancel' }, client)).status);
  expect((await readStored(id)).status).toBe('STARTED');
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  expect((await resolve(id, { action: 'cancel' }, dispatcher)).status).toBe(200);
});

describe('ending a started trip', () => {
  const end = (id: string, at: number, place = HALF_WAY) => resolve(id, { action: 'end', ...place, at });

  it('computes the fare as an end by the driver at that place and time would [4.58]', async () => {
    const id = await started();
    const at = app.clock.at;
    app.clock.at += 60 * MINUTE;
    const { body } = await end(id, at, { lat: DROP.lat, lng: DROP.lng });
    expect(body).toMatchObject({ status: 'PENDING', trip_end_time: at, total_trip_time: 600 });
    const byOffice = await readStored(id);
    await resolve(id, { action: 'cash' });
    app.clock.at = at + 120 * MINUTE;
    const other = await pending();
    const byDriver = await readStored(other);
    expect(byOffice).toMatchObject({
      trip_cost: byDriver.trip_cost,
      driver_share: byDriver.driver_share,
      distance: byDriver.distance,
    });
    await resolve(other, { action: 'cash' });
    await isFree();
  });

  it('shows the same amounts before it happens, at the last believed position unless chosen [4.58]', async () => {
    const id = await started();
    const { lat, lng } = HALF_WAY;
    await driver.put('/drivers/me/location', { lat, lng, at: app.clock.at });
    const last = app.clock.at;
    app.clock.at += 30 * MINUTE;
    const { body: seen } = await admin.get(`/bookings/${id}/resolve`);
    expect(seen).toMatchObject({ end: { ...HALF_WAY, at: last }, last: { ...HALF_WAY, at: last } });
    const { body } = await end(id, last);
    expect(body).toMatchObject({ trip_cost: seen.trip_cost, driver_share: seen.driver_share });
    expect(body.drop).toMatchObject(HALF_WAY);
    await resolve(id, { action: 'cash' });
  });

  it('refuses a time before the start or in the future, and does not happen twice', async () => {
    const id = await started();
    const { trip_start_time: start } = await readStored(id);
    for (const at of [(start ?? 0) - 1, app.clock.at + 1])
      expect(refusal(await end(id, at))).toEqual([400, 'trip_end_range']);
    const { at } = app.clock;
    expect((await end(id, at)).body.officeActs).toHaveLength(1);
    expect((await end(id, at)).body.officeActs).toHaveLength(1);
    expect(refusal(await end(id, at - 1))).toEqual([409, 'wrong_state']);
    const colleague = await app.signedIn('admin');
    expect(refusal(await resolve(id, { action: 'end', ...HALF_WAY, at }, colleague))).toEqual([
      409,
      'resolved_meanwhile',
    ]);
    await resolve(id, { action: 'cash' });
  });

  it('notifies both, frees the driver, and answers the steps that the phone sends later [4.58]', async () => {
    const id = await started();
    await app.services.db.users.update(driver.user.id, { blockAfterTrip: true });
    const { at } = app.clock;
    await end(id, at);
    expect(await titles(rider)).toContain('The office ended the trip');
    expect(await titles(driver)).toContain('The office ended the trip');
    const late = await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng, at });
    expect(late).toMatchObject({ status: 200, body: { status: 'PENDING', trip_end_time: at } });
    expect(late.body.officeActs).toEqual([{ action: 'end', reason: 'phone_failed', at }]);
    await resolve(id, { action: 'cash' });
    // The block that waited for the end of the trip.
    expect((await userOf(driver)).approved).toBe(false);
  });
});

describe('a trip that awaits payment', () => {
  it('is paid in cash, which its driver may confirm again [4.58]', async () => {
    const id = await pending();
    const { body } = await resolve(id, { action: 'cash', reason: 'payment_confirmed', note: 'Both called' });
    expect(body).toMatchObject({ status: 'PAID', payment_mode: 'cash' });
    expect(body.officeActs).toMatchObject([{ action: 'cash', note: 'Both called', by: admin.user.id }]);
    const paid = await readStored(id);
    expect(await walletOf(driver)).toBe(toWire(exact(paid.driver_share).minus(paid.trip_cost)));
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
    expect(await titles(driver)).toContain('Cash payment recorded');
    await isFree();
  });

  it('is written off: the rider pays nothing, the driver earns the share, and no cash is confirmed [4.58]', async () => {
    const id = await pending({ payment_mode: 'wallet' });
    expect(await walletOf(rider)).toBeLessThan(100);
    await app.services.db.bookings.change({
      ...(await readStored(id)),
      set: { doubts: [], fareReview: null },
      effects: [],
      effectsDue: 0,
    });
    const { body } = await resolve(id, { action: 'writeOff', reason: 'not_carried_out' });
    expect(body).toMatchObject({ status: 'PAID', customer_paid: 0, discount_amount: body.trip_cost });
    expect(await walletOf(rider)).toBe(100);
    expect(await walletOf(driver)).toBe((await readStored(id)).driver_share);
    expect(refusal(await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' }))).toEqual([
      409,
      'office_ended_trip',
    ]);
    expect(await titles(rider)).toContain('Nothing more to pay');
    await isFree();
  });

  it('that is not believed keeps the share of a written-off fare until staff have decided', async () => {
    const id = await pending();
    await app.services.db.bookings.change({
      ...(await readStored(id)),
      set: { doubts: ['not_tracked'] },
      effects: [],
      effectsDue: 0,
    });
    await resolve(id, { action: 'writeOff' });
    const { heldMoney, driver_share } = await readStored(id);
    expect(heldMoney).toEqual({ amount: driver_share, state: 'held' });
    expect(await walletOf(driver)).toBe(0);
    await admin.post(`/bookings/${id}/fare-review/decide`, { decision: 'approve' });
    expect(await walletOf(driver)).toBe((await readStored(id)).driver_share);
    expect((await readStored(id)).customer_paid).toBe(0);
  });

  it('is canceled: reserved money goes back, the driver earns nothing, and a late step is refused [4.58]', async () => {
    const id = await pending({ payment_mode: 'wallet' });
    const { body } = await resolve(id, { action: 'cancel', reason: 'mistake' });
    expect(body).toMatchObject({
      status: 'CANCELLED',
      reason: 'office_reason_mistake',
      cancelledBy: 'admin',
    });
    expect([await walletOf(rider), await walletOf(driver)]).toEqual([100, 0]);
    expect((await readStored(id)).fareReview?.isOpen).toBeFalsy();
    expect(refusal(await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' }))).toEqual([
      409,
      'office_ended_trip',
    ]);
    await isFree();
  });

  it('is canceled while under way, and the end that the phone reports later is refused by name [4.58]', async () => {
    const id = await started({ payment_mode: 'wallet' });
    await resolve(id, { action: 'cancel', reason: 'other', note: 'Car broke down' });
    expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', reason: 'Car broke down' });
    expect(await walletOf(rider)).toBe(100);
    const late = await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    expect(refusal(late)).toEqual([409, 'office_ended_trip']);
    expect((await driver.get(`/bookings/${id}`)).body.officeActs[0]).toEqual({
      action: 'cancel',
      reason: 'other',
      at: app.clock.at,
    });
    await isFree();
  });

  it.each(['cancel', 'writeOff', 'cash'] as const)(
    'after a hold on the card paid a part keeps its books balanced: %s',
    async (action) => {
      const { id, captured, rest } = await partlyCharged();
      await resolve(id, { action });
      const after = await readStored(id);
      if (action === 'cancel') {
        expect(after).toMatchObject({ status: 'CANCELLED', captureRefund: captured });
        expect(await walletOf(rider)).toBe(toWire(exact(100).plus(captured)));
      }
      if (action === 'writeOff')
        expect(after).toMatchObject({ customer_paid: captured, discount_amount: rest });
      if (action === 'cash')
        expect(after).toMatchObject({ cashPaymentAmount: rest, cardPaymentAmount: captured });
    },
  );
});

it('an ordinary cancellation calls off no trip under way, whatever it costs [4.58]', async () => {
  const cancel = (id: string) => admin.post(`/bookings/${id}/cancel`, { reason: 'No reason' });
  const id = await started();
  expect(refusal(await cancel(id))).toEqual([409, 'wrong_state']);
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  expect(refusal(await cancel(id))).toEqual([409, 'wrong_state']);
  expect((await readStored(id)).status).toBe('PENDING');
  await resolve(id, { action: 'cancel' });
  expect((await readStored(id)).status).toBe('CANCELLED');
});

describe('the limits of one person', () => {
  it('let a write-off above them wait for a second person, who makes it [4.58]', async () => {
    const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher', creditLimit: 1 });
    const id = await pending();
    const { customer_paid: due } = await readStored(id);
    expect(refusal(await resolve(id, { action: 'writeOff' }, dispatcher))).toEqual([409, 'gift_waits']);
    expect((await readStored(id)).status).toBe('PENDING');
    const filter = JSON.stringify({ kind: 'writeOff', state: 'pending' });
    const [asked] = (await admin.get(`/walletadjustments?filter=${filter}`)).body;
    expect(asked).toMatchObject({ amount: due, subject: id });
    expect((await admin.post(`/walletadjustments/${asked.id}/approve`, {})).status).toBe(200);
    expect(await readStored(id)).toMatchObject({
      status: 'PAID',
      officeActs: [{ action: 'writeOff', by: dispatcher.user.id }],
    });
  });
});

it('is recorded in the audit log with its reason, and refuses to delete a driver before it', async () => {
  const id = await started();
  expect((await admin.delete(`/drivers/${driver.user.id}`)).status).toBe(409);
  await resolve(id, { action: 'cancel' });
  const filter = JSON.stringify({ record: id });
  const entries = (await admin.get(`/auditlog?filter=${filter}`)).body;
  expect(JSON.stringify(entries)).toContain('phone_failed');
  expect((await admin.delete(`/drivers/${driver.user.id}`)).status).toBe(200);
});
