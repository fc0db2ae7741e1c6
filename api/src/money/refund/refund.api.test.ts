import { exact, finding, type Refund, toWire } from '@wayfare/shared';
import { breakAfter } from '../../../test/support/brokenServices.js';
import { aCarType, aTrip, DROP, newId, PICKUP } from '../../../test/support/builders.js';
import {
  type CardBusiness,
  openCardBusiness,
  closeBusiness,
  welcome,
} from '../../../test/support/cardBusiness.js';
import { cardPage } from '../../../test/support/cardPage.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import { continueRefunds } from './refund.dueWork.js';

/** Refunds to cards: which money may go, what the settings send, and what the ledger audit proves. */
const HOUR = 60 * 60_000;
let business: CardBusiness;
let app: TestApp;
let admin: Client;
let rider: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
  admin = await app.signedIn('admin');
});
afterAll(() => business.app.close());
beforeEach(async () => {
  await welcome(business);
  ({ rider } = business);
});
afterEach(async () => {
  await app.services.db.settings.saveSettings({ refundTo: 'wallet' });
  await closeBusiness(business);
});

const walletOf = (client: Client) => business.walletOf(client) as Promise<number>;
const refundsOf = async (order: string): Promise<Refund[]> =>
  (await admin.get(`/cardrefunds?filter=${JSON.stringify({ order })}`)).body;
const refund = (order: string, input: object, by = admin) =>
  by.post(`/cardpayments/${order}/refund`, { amount: 1, source: 'business', note: 'Wrong way', ...input });
const refundable = async (order: string) => (await admin.get(`/cardpayments/${order}/refundable`)).body;
/** Returns the amounts that the sandbox provider sent back. */
const sentBack = async (order: string) => {
  const { reference } = (await app.services.db.payments.findById(order))!;
  return (await app.services.db.sandboxCharges.findById(reference as string))?.refunds?.map(
    ({ amount }) => amount,
  );
};

async function topUp(amount = 30): Promise<string> {
  const { body } = await rider.post('/wallet/topups', { amount });
  await cardPage(app, body.fields).pay();
  return body.payment.id;
}

async function paidTrip() {
  const { id, checkout, page } = await business.cardTrip();
  await page.pay();
  return { id, order: checkout.payment.id, amount: checkout.payment.amount };
}

/** A trip paid in cash while its card payment was on the way. */
async function lateTrip(): Promise<string> {
  const { id, checkout, page } = await business.cardTrip();
  const { location } = await page.press('approve', 'return');
  await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  await page.open(location as string);
  return checkout.payment.id;
}

describe('who may refund', () => {
  it('refuses everyone except admins', async () => {
    const { order } = await paidTrip();
    const fleetadmin = await app.signedIn('fleetadmin');
    for (const client of [rider, business.driver, fleetadmin]) {
      expect((await refund(order, {}, client)).status).toBe(403);
      expect((await client.get(`/cardpayments/${order}/refundable`)).status).toBe(403);
      expect((await client.get('/cardpayments')).status).toBe(403);
      expect((await client.get('/cardrefunds')).status).toBe(403);
    }
    expect(await refundsOf(order)).toEqual([]);
  });

  it('records in the audit log who refunded what, and why', async () => {
    const { order } = await paidTrip();
    await refund(order, { amount: 2.5 });
    const { body } = await admin.get(`/auditlog?filter=${JSON.stringify({ record: order })}`);
    expect(body[0]).toMatchObject({ action: 'refund', resource: 'cardpayments', actor: admin.user.id });
    expect(JSON.stringify(body[0].changes)).toContain('Wrong way');
  });
});

describe('an admin’s refund', () => {
  it('lists payments that a provider has, with what went back to the card', async () => {
    const { order, amount } = await paidTrip();
    const { body: unpaid } = await rider.post('/wallet/topups', { amount: 9 });
    await refund(order, { amount: 1.5 });
    const { body } = await admin.get(`/cardpayments?filter=${JSON.stringify({ payer: rider.user.id })}`);
    expect(body).toEqual([expect.objectContaining({ id: order, amount, refunded: 1.5, provider: 'test' })]);
    expect((await admin.get(`/cardpayments/${unpaid.payment.id}`)).status).toBe(404);
    expect((await refund(unpaid.payment.id, {})).status).toBe(404);
  });

  it('gives money of the business for a trip, and leaves both wallets as they are', async () => {
    const { order, amount } = await paidTrip();
    const before = [await walletOf(rider), await walletOf(business.driver)];
    expect(await refundable(order)).toEqual({ wallet: 0, business: amount, blocked: null });
    const { status, body } = await refund(order, { amount });
    expect({ status, body }).toMatchObject({ status: 201, body: { state: 'done', by: admin.user.id } });
    expect([await walletOf(rider), await walletOf(business.driver)]).toEqual(before);
    expect(await sentBack(order)).toEqual([amount]);
    expect(await refundable(order)).toMatchObject({ blocked: 'refund_too_much' });
  });

  it('takes the money of a top-up out of the wallet, if it is still there', async () => {
    const order = await topUp(30);
    expect(await refundable(order)).toEqual({ wallet: 30, business: 0, blocked: null });
    expect((await refund(order, { amount: 10 })).body.error).toBe('refund_too_much');
    expect((await refund(order, { amount: 10, source: 'wallet' })).body.state).toBe('done');
    expect(await walletOf(rider)).toBe(120);
    // The rest was spent.
    await app.services.db.wallets.post(
      rider.user.id,
      [{ type: 'Debit', amount: 110, txRef: `test:${newId()}` }],
      { date: 1 },
    );
    const { status, body } = await refund(order, { amount: 20, source: 'wallet' });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'wallet_balance_low' });
    expect(await walletOf(rider)).toBe(10);
    expect(await sentBack(order)).toEqual([10]);
    // It is free for a smaller refund, also after the last look at the one that was given up.
    expect((await refund(order, { amount: 5, source: 'wallet' })).body.state).toBe('done');
    app.clock.at += 2 * HOUR;
    await continueRefunds(100, app.services);
    expect(await sentBack(order)).toEqual([10, 5]);
  });

  it('returns the money that a slow process took after the refund was given up', async () => {
    const order = await topUp(30);
    const { db } = app.services;
    const { post } = db.wallets;
    // The wallet looks empty to the process that gives up, and then another one takes the money.
    db.wallets.post = async () => 'balance_low';
    expect((await refund(order, { amount: 20, source: 'wallet' })).status).toBe(409);
    db.wallets.post = post;
    const [given] = await refundsOf(order);
    const posting = { type: 'Debit', amount: 20, txRef: `refund:${given?.id}` } as const;
    await db.wallets.post(rider.user.id, [posting], { date: app.clock.at });
    expect(await walletOf(rider)).toBe(110);
    app.clock.at += 2 * HOUR;
    await continueRefunds(100, app.services);
    expect(await walletOf(rider)).toBe(130);
    expect(await sentBack(order)).toBeUndefined();
    expect((await refundsOf(order))[0]?.state).toBe('returned');
  });

  it('never refunds more than was paid, however many admins ask at once', async () => {
    const { order, amount } = await paidTrip();
    const half = Math.ceil((amount / 2) * 100 + 1) / 100;
    const before = await walletOf(rider);
    await Promise.all(Array.from({ length: 6 }, () => refund(order, { amount: half })));
    for (let hour = 0; hour < 3; hour += 1) {
      app.clock.at += HOUR;
      await continueRefunds(100, app.services);
    }
    expect(await sentBack(order)).toEqual([half]);
    // The others were refused before any money moved, not by the provider.
    expect(await walletOf(rider)).toBe(before);
    expect((await refundsOf(order)).map(({ state }) => state)).not.toContain('returned');
  });

  it('waits until a trip is over and its fare is decided', async () => {
    const trip = await reviewedTrip();
    expect((await refund(trip.order, {})).body.error).toBe('refund_review_open');
    await admin.post(`/bookings/${trip.id}/fare-review/decide`, { decision: 'reject' });
    expect((await refund(trip.order, {})).body.state).toBe('done');
  });

  it('refuses amounts that are none, and requests without a reason', async () => {
    const { order } = await paidTrip();
    for (const [input, error] of [
      [{ amount: 0 }, 'no_details_error'],
      [{ amount: -1 }, 'no_details_error'],
      [{ amount: 0.001 }, 'validation_error'],
      [{ note: ' ' }, 'validation_error'],
      [{ source: 'anyone' }, 'validation_error'],
    ] as const) {
      const { status, body } = await refund(order, input);
      expect({ input, status, error: body.error }).toEqual({ input, status: 400, error });
    }
    expect(await refundsOf(order)).toEqual([]);
  });
});

/** A trip paid by card whose measured fare is lower, and which waits for a decision. */
async function reviewedTrip() {
  const { driver } = business;
  const { body } = await rider.post('/bookings', { ...aTrip, drop: { ...DROP, lat: DROP.lat + 0.09 } });
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  app.clock.at += 60_000;
  await driver.post(`/bookings/${body.id}/reach`, { lat: PICKUP.lat, lng: PICKUP.lng });
  await rider.post(`/bookings/${body.id}/pay`, { payment_mode: 'card' });
  const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
  await cardPage(app, checkout.fields).pay();
  expect(await business.readStored(body.id)).toMatchObject({
    status: 'PAID',
    fareReview: { status: 'open' },
  });
  return { id: body.id as string, order: checkout.payment.id as string };
}

describe('the setting that returns card payments to the card', () => {
  const toCard = () => app.services.db.settings.saveSettings({ refundTo: 'provider' });
  const later = async () => {
    app.clock.at += HOUR;
    await runDueWork(app.services);
    await continueRefunds(100, app.services);
  };

  it('is off by default: money that is no longer needed stays in the wallet', async () => {
    const order = await lateTrip();
    await later();
    expect(await refundsOf(order)).toEqual([]);
    expect(await walletOf(rider)).toBeGreaterThan(100);
  });

  it('sends on a payment that its trip no longer needs', async () => {
    await toCard();
    const order = await lateTrip();
    await later();
    const [one] = await refundsOf(order);
    expect(one).toMatchObject({ state: 'done', reason: 'late', by: null, source: 'wallet' });
    expect(await walletOf(rider)).toBe(100);
    expect(await sentBack(order)).toEqual([one?.amount]);
  });

  it('sends on what a fare review returns, and an admin can refund the rest', async () => {
    await toCard();
    const { id, order } = await reviewedTrip();
    await admin.post(`/bookings/${id}/fare-review/decide`, { decision: 'approve' });
    await later();
    const moved = -((await business.readStored(id)).fareReview?.moved?.rider ?? 0);
    expect(moved).toBeGreaterThan(0);
    expect(await refundsOf(order)).toEqual([
      expect.objectContaining({ state: 'done', reason: 'review', amount: moved }),
    ]);
    expect(await walletOf(rider)).toBe(100);
    const { business: rest } = await refundable(order);
    expect((await refund(order, { amount: rest })).body.state).toBe('done');
    expect(await refundable(order)).toMatchObject({ blocked: 'refund_too_much' });
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('sends it once after a crash, %d writes in', async (writes) => {
    await toCard();
    const { id, checkout, page } = await business.cardTrip();
    const { location } = await page.press('approve', 'return');
    await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    const repair = breakAfter(writes, app.services);
    await page.open(location as string);
    await continueRefunds(100, app.services).catch(() => undefined);
    repair();
    await page.open(location as string);
    for (let hour = 0; hour < 3; hour += 1) await later();
    expect(await sentBack(checkout.payment.id)).toEqual([checkout.payment.amount]);
    expect(await walletOf(rider)).toBe(100);
  });
});

describe('a canceled delivery', () => {
  let parcels: TestApp;
  beforeAll(async () => {
    parcels = await startTestApp({ APP_CATEGORY: 'delivery' });
    await parcels.services.db.carTypes.insert(aCarType({ cancelSlab: [{ minsDelayed: 5, amount: 3 }] }));
    await parcels.services.db.settings.saveSettings({ refundTo: 'provider' });
  });
  afterAll(() => parcels.close());
  afterEach(async () => {
    expect((await auditLedger(undefined, parcels.services)).problems).toEqual([]);
  });

  it.each([
    ['in full', [] as string[], 0],
    ['without the fee for canceling late', ['accept'], 3],
  ])('goes back to the card %s', async (_title, stepsBefore, fee) => {
    const { db, clock } = { db: parcels.services.db, clock: parcels.clock };
    const customer = await parcels.signedIn('rider');
    const driver = await parcels.signedIn('driver');
    const { body } = await customer.post('/bookings', {
      ...aTrip,
      deliveryPerson: 'Ada',
      deliveryPersonPhone: '+12125550100',
    });
    const { body: checkout } = await customer.get(`/bookings/${body.id}/payment`);
    await cardPage(parcels, checkout.fields).pay();
    for (const step of stepsBefore) await driver.post(`/bookings/${body.id}/${step}`);
    clock.at += 10 * 60_000;
    await customer.post(`/bookings/${body.id}/cancel`, { reason: 'No longer needed' });
    expect((await db.bookings.findById(body.id))?.cancel_fee ?? 0).toBe(fee);
    clock.at += HOUR;
    await continueRefunds(100, parcels.services);
    const { reference } = (await db.payments.findById(checkout.payment.id))!;
    const charge = await db.sandboxCharges.findById(reference as string);
    expect(charge?.refunds?.map(({ amount }) => amount)).toEqual([
      toWire(exact(checkout.payment.amount).minus(fee)),
    ]);
    expect((await db.users.findById(customer.user.id))?.walletBalance).toBe(0);
    await db.users.update(driver.user.id, { driverActiveStatus: false });
    await parcels.services.liveDrivers.refresh(driver.user.id);
  });
});

describe('the ledger audit of refunds', () => {
  const problems = async () => (await auditLedger(undefined, app.services)).problems;
  const refunds = () => app.connection.collection<{ _id: string }>('refunds');

  it('reports refunds beyond the payment, money at both places, and entries without a refund', async () => {
    const { order, amount } = await paidTrip();
    const { id } = (await refund(order, { amount: 2 })).body as Refund;
    const owner = rider.user.id;

    const before = await refunds().findOne({ _id: id });
    await refunds().insertOne({ ...before!, _id: 'again' });
    await app.connection
      .collection<{ _id: string }>('payments')
      .updateOne({ _id: order }, { $set: { amount: (before as { amount?: unknown } | null)?.amount } });
    expect(await problems()).toContainEqual(
      finding('payment', order, 'over_refunded', { refunded: '4', amount: 2 }),
    );
    await refunds().deleteOne({ _id: 'again' });
    await app.connection
      .collection<{ _id: string }>('payments')
      .updateOne({ _id: order }, { $set: { amount } });

    await refunds().updateOne({ _id: id }, { $set: { state: 'returned' } });
    expect(await problems()).toEqual([
      finding('entry', `refund:${id}:returned`, 'missing', { type: 'Credit', amount: 2, owner }),
    ]);
    await refunds().updateOne({ _id: id }, { $set: { state: 'done' } });

    const posting = { type: 'Credit', amount: 2, txRef: `refund:${id}:returned` } as const;
    await app.services.db.wallets.post(owner, [posting], { date: 1 });
    expect(await problems()).toEqual([finding('entry', `refund:${id}:returned`, 'not_made', {})]);
    await refunds().updateOne({ _id: id }, { $set: { state: 'returned' } });

    await app.services.db.wallets.post(owner, [{ ...posting, txRef: 'refund:never' }], { date: 1 });
    expect(await problems()).toEqual([finding('entry', 'refund:never', 'no_origin', {})]);
    await app.connection.collection<{ _id: string }>('ledger').deleteOne({ _id: 'refund:never' });
    await app.services.db.users.update(owner, { walletBalance: 102 });
  });
});
