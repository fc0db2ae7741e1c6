import { aTrip, DROP, PICKUP } from '../support/builders.js';
import { type CardBusiness, openCardBusiness, closeBusiness, welcome } from '../support/cardBusiness.js';
import { failPayout, payOut } from '../support/payOut.js';
import { withStartCode } from '../support/startCode.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';
import type { Client, TestApp } from '../support/testApp.js';

/**
 * One member of staff, with an accomplice, who gives a little in many ways, each within a limit of its own.
 */
let business: CardBusiness;
let app: TestApp;
let second: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
  await app.services.db.settings.saveSettings({ approvalLimit: 50, raiseMax: 100 });
});
afterAll(() => business.app.close());
beforeEach(async () => {
  second = await app.signedIn('admin');
  await welcome(business);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await closeBusiness(business);
});

const staff = (staffRole: 'finance' | 'support' | 'dispatcher', creditLimit = 5) =>
  app.signedIn('admin', { staffRole, creditLimit });
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const waits = [409, 'gift_waits'];
const walletOf = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const waiting = async (
  by: Client,
): Promise<{ id: string; kind: string; subject: string; amount: number }[]> => {
  const filter = encodeURIComponent(JSON.stringify({ by: by.user.id, state: 'pending' }));
  return (await second.get(`/walletadjustments?filter=${filter}`)).body;
};
const approve = (id: string, by = second) => by.post(`/walletadjustments/${id}/approve`);
const credit = (by: Client, amount: number) =>
  by.post('/wallet/credits', { uid: business.rider.user.id, amount, note: 'Sorry' });

/** Gives everything that a person may give in a day, by credits. */
async function useUpTheDay(by: Client): Promise<void> {
  for (let given = 0; given < 10; given += 1) expect((await credit(by, 5)).body.pending).toBeUndefined();
}

async function paidOrder(): Promise<string> {
  const { checkout, page } = await business.cardTrip();
  await page.pay();
  return checkout.payment.id;
}
const refund = (by: Client, order: string, amount = 1) =>
  by.post(`/cardpayments/${order}/refund`, { amount, source: 'business', note: 'Sorry' });

const raise = (by: Client, id: string, to: number) => by.post(`/bookings/${id}/raise`, { to });
const welcomeRider = async () => {
  business.rider = await app.signedIn('rider', { walletBalance: 100 });
};
async function waitingTrip(): Promise<string> {
  const { id } = (await business.rider.post('/bookings', aTrip)).body;
  return id;
}

describe('refunds of the business’s money to a card', () => {
  it('wait for a second person above the limit for one payment, and are made once approved', async () => {
    const [support, order] = [await staff('support'), await paidOrder()];
    expect((await refund(support, order, 4)).status).toBe(201);
    expect(refusal(await refund(support, order, 1.25))).toEqual(waits);
    expect(refusal(await refund(support, order, 1))).toEqual(waits);
    const [asked, ...others] = await waiting(support);
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ kind: 'refund', amount: 1.25 });
    expect((await approve(asked!.id)).body).toMatchObject({ state: 'posted', decidedBy: second.user.id });
    expect(await refundsOf(order)).toEqual([1.25, 4]);
    expect((await approve(asked!.id)).status).toBe(200);
    expect(await refundsOf(order)).toEqual([1.25, 4]);
  });

  it('wait above the sum of the day, to which credits and raises count', async () => {
    const [support, order] = [await staff('support'), await paidOrder()];
    await useUpTheDay(support);
    expect(refusal(await refund(support, order))).toEqual(waits);
    app.clock.at += 25 * 60 * 60_000;
    const [asked] = await waiting(support);
    expect((await second.post(`/walletadjustments/${asked!.id}/reject`, {})).status).toBe(200);
    expect((await refund(support, order)).status).toBe(201);
  });

  it('are never approved by the person who asked, nor above the limit of the one who approves', async () => {
    const [finance, other, order] = [await staff('finance'), await staff('finance', 2), await paidOrder()];
    await useUpTheDay(finance);
    await refund(finance, order, 3);
    const [asked] = await waiting(finance);
    expect(refusal(await approve(asked!.id, finance))).toEqual([403, 'approval_by_requester']);
    expect(refusal(await approve(asked!.id, other))).toEqual([403, 'credit_limit']);
    expect(await refundsOf(order)).toEqual([]);
  });

  it('of which nothing moved count for nothing', async () => {
    const [support, order] = [await staff('support'), await paidOrder()];
    for (let tried = 0; tried < 12; tried += 1)
      expect((await refund(support, 'no-such-order', 5)).status).toBe(404);
    expect((await refund(support, order, 5)).status).toBe(201);
  });
});

const refundsOf = async (order: string): Promise<number[]> =>
  (await second.get(`/cardrefunds?filter=${JSON.stringify({ order })}`)).body
    .map(({ amount }: { amount: number }) => amount)
    .toSorted();

it('credits wait once a person has given the sum of the day by refunds', async () => {
  const support = await staff('support');
  for (let paid = 0; paid < 10; paid += 1) {
    expect((await refund(support, await paidOrder(), 5)).status).toBe(201);
    await closeBusiness(business);
    await welcome(business);
  }
  expect((await credit(support, 1)).body.pending).toBeDefined();
});

it('a raise waits above the sum of the day, and the offer is raised once approved', async () => {
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher', creditLimit: 5 });
  for (let made = 0; made < 10; made += 1) {
    const id = await waitingTrip();
    expect((await raise(dispatcher, id, 5)).body.raise).toBe(5);
    await business.rider.post(`/bookings/${id}/cancel`, { reason: 'Changed plans' });
    await welcomeRider();
  }
  const id = await waitingTrip();
  expect(refusal(await raise(dispatcher, id, 1))).toEqual(waits);
  expect((await business.readStored(id)).raise).toBeUndefined();
  const [asked] = await waiting(dispatcher);
  expect(asked).toMatchObject({ kind: 'raise', amount: 1, subject: id });
  expect((await approve(asked!.id)).status).toBe(200);
  expect(await business.readStored(id)).toMatchObject({ raise: 1, raisedBy: dispatcher.user.id });
  await business.rider.post(`/bookings/${id}/cancel`, { reason: 'Changed plans' });
});

it('an approved raise of a trip that has a driver by then ends without effect', async () => {
  const dispatcher = await staff('dispatcher', 0.5);
  const full = await app.signedIn('admin');
  const id = await waitingTrip();
  expect(refusal(await raise(full, id, 60))).toEqual(waits);
  expect((await business.driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  const [asked] = await waiting(full);
  expect(refusal(await approve(asked!.id))).toEqual([409, 'wrong_state']);
  expect((await second.get(`/walletadjustments/${asked!.id}`)).body.state).toBe('failed');
  expect(refusal(await dispatcher.post(`/bookings/${id}/cancel`, { reason: 'x' }))).toEqual([200, undefined]);
});

/** A paid trip whose measured fare is below its bounds, because the driver turned back at once. */
async function reviewedTrip(): Promise<string> {
  const drop = { ...DROP, lat: DROP.lat + 0.2 };
  const { body } = await business.rider.post('/bookings', { pickup: PICKUP, drop, carType: 'Economy' });
  for (const step of ['accept', 'arrive', 'start'])
    await business.driver.post(`/bookings/${body.id}/${step}`);
  app.clock.at += 60_000;
  await business.driver.post(`/bookings/${body.id}/reach`, { lat: PICKUP.lat, lng: PICKUP.lng });
  await business.driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
  const { status, fareReview } = await business.readStored(body.id);
  expect([status, fareReview?.status]).toEqual(['PAID', 'open']);
  expect(Math.abs(fareReview!.difference)).toBeGreaterThan(5);
  return body.id;
}

it('a fare review above the limit of an account waits for a second person', async () => {
  const finance = await staff('finance');
  const id = await reviewedTrip();
  const decide = (by: Client, decision: string) =>
    by.post(`/bookings/${id}/fare-review/decide`, { decision, note: 'Turned back' });
  const before = await walletOf(business.rider);
  expect(refusal(await decide(finance, 'approve'))).toEqual(waits);
  expect((await business.readStored(id)).fareReview?.status).toBe('open');
  const [asked] = await waiting(finance);
  expect((await approve(asked!.id)).status).toBe(200);
  expect((await business.readStored(id)).fareReview).toMatchObject({
    status: 'approved',
    decidedBy: finance.user.id,
    note: 'Turned back',
  });
  expect(await walletOf(business.rider)).toBeGreaterThan(before as number);
  expect((await decide(finance, 'approve')).status).toBe(200);
});

it('a rejected fare review gives nothing and waits for no one', async () => {
  const finance = await staff('finance');
  const id = await reviewedTrip();
  const { status } = await finance.post(`/bookings/${id}/fare-review/decide`, { decision: 'reject' });
  expect(status).toBe(200);
});

/** A member of staff asks to cancel an accepted trip without its fee, above the sum of the day. */
async function askedToCancel() {
  const slab = { cancelSlab: [{ minsDelayed: 0, amount: 4 }] };
  const support = await staff('support');
  await useUpTheDay(support);
  const id = await waitingTrip();
  await app.connection.collection<{ _id: string }>('bookings').updateOne({ _id: id }, { $set: slab });
  expect((await business.driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  app.clock.at += 60_000;
  expect(refusal(await support.post(`/bookings/${id}/cancel`, { reason: 'Friend' }))).toEqual(waits);
  const [asked] = await waiting(support);
  expect(asked).toMatchObject({ kind: 'waivedFee', amount: 4, subject: id });
  return { id, support, gift: asked!.id };
}

it('an approved cancellation of a trip that has started by then ends without effect', async () => {
  const { id, gift } = await askedToCancel();
  for (const step of ['arrive', 'start']) {
    const input = await withStartCode(business.rider, id, step);
    expect((await business.driver.post(`/bookings/${id}/${step}`, input)).status).toBe(200);
  }
  expect(refusal(await approve(gift))).toEqual([409, 'wrong_state']);
  expect((await second.get(`/walletadjustments/${gift}`)).body.state).toBe('failed');
  expect((await business.readStored(id)).status).toBe('STARTED');
  const off = { action: 'cancel', reason: 'phone_failed' };
  expect((await second.post(`/bookings/${id}/resolve`, off)).status).toBe(200);
});

it('canceling a trip without the fee of its rider counts, and waits above the sum of the day', async () => {
  const { id, support, gift } = await askedToCancel();
  expect((await approve(gift)).status).toBe(200);
  expect(await business.readStored(id)).toMatchObject({
    status: 'CANCELLED',
    cancelledByUid: support.user.id,
  });
});

describe('a payout marked as paid', () => {
  it('returns to the wallet only by a second person, and never twice', async () => {
    const finance = await staff('finance');
    const driver = await app.signedIn('driver', { walletBalance: 40 });
    const { id } = (await driver.post('/withdraws', { amount: 40 })).body;
    expect((await payOut(finance, id)).status).toBe(200);
    expect(refusal(await failPayout(finance, id))).toEqual(waits);
    expect(await walletOf(driver)).toBe(0);
    expect((await driver.post('/withdraws', { amount: 40 })).body.error).toBe('wallet_balance_low');
    const [asked] = await waiting(finance);
    expect(asked).toMatchObject({ kind: 'payoutFailure', amount: 40, subject: id });
    expect((await approve(asked!.id)).status).toBe(200);
    expect((await approve(asked!.id)).status).toBe(200);
    expect(await walletOf(driver)).toBe(40);
    expect((await failPayout(finance, id)).body.failedAt).toBeDefined();
    expect(await walletOf(driver)).toBe(40);
  });

  it('that was not paid yet returns without a second person, because nothing has left', async () => {
    const finance = await staff('finance');
    const driver = await app.signedIn('driver', { walletBalance: 40 });
    const { id } = (await driver.post('/withdraws', { amount: 40 })).body;
    expect((await failPayout(finance, id)).status).toBe(200);
    expect(await walletOf(driver)).toBe(40);
  });
});

describe('what a promo can give', () => {
  const promo = {
    promo_name: 'FRIENDS',
    promo_discount_type: 'flat',
    promo_discount_value: 10,
    max_promo_discount_value: 10,
    min_order: 0,
    promo_validity: Date.UTC(2030, 0),
    promo_usage_limit: 5,
  };
  const promosOf = async (by: Client) => (await by.get('/promos')).body;

  it('counts with everything else its author gives, and waits above the sum of the day', async () => {
    const author = await app.signedIn('admin');
    expect((await author.post('/promos', { ...promo, promo_usage_limit: 3 })).status).toBe(201);
    const before = (await promosOf(author)).length;
    expect(refusal(await author.post('/promos', { ...promo, promo_name: 'MORE' }))).toEqual(waits);
    expect(await promosOf(author)).toHaveLength(before);
    expect((await credit(author, 21)).body.pending).toBeDefined();
    const asked = (await waiting(author)).find(({ kind }) => kind === 'promo')!;
    expect(asked).toMatchObject({ amount: 50, note: 'MORE', uid: '', userName: '' });
    expect((await approve(asked.id)).status).toBe(200);
    expect((await approve(asked.id)).status).toBe(200);
    expect(await promosOf(author)).toHaveLength(before + 1);
  });

  it('cannot grow later in small steps: only what a change adds is counted, and a deleted promo stays so', async () => {
    const author = await app.signedIn('admin');
    const { id } = (await author.post('/promos', promo)).body;
    const change = (changes: object) => author.put(`/promos/${id}`, changes);
    expect((await change({ promo_name: 'RENAMED', promo_usage_limit: 4 })).status).toBe(200);
    expect(refusal(await change({ ...promo, promo_usage_limit: 6 }))).toEqual(waits);
    const [asked] = await waiting(author);
    expect(asked).toMatchObject({ kind: 'promo', amount: 20, subject: id });
    expect((await author.delete(`/promos/${id}`)).status).toBe(200);
    expect(refusal(await approve(asked!.id))).toEqual([409, 'wrong_state']);
    expect((await promosOf(author)).map((one: { id: string }) => one.id)).not.toContain(id);
  });
});

it('a referral bonus that one referrer could collect above the limit waits, and the other settings stay', async () => {
  const author = await app.signedIn('admin');
  const settings = async () => app.services.db.settings.settings();
  const before = await settings();
  expect((await author.put('/settings', { bonus: 2, referralMonthlyCap: 10 })).status).toBe(200);
  expect(refusal(await author.put('/settings', { bonus: 4, raiseMax: 99 }))).toEqual(waits);
  expect(await settings()).toMatchObject({ bonus: 2, raiseMax: before.raiseMax });
  const [asked] = await waiting(author);
  expect(asked).toMatchObject({ kind: 'bonus', amount: 40 });
  expect((await approve(asked!.id)).status).toBe(200);
  expect(await settings()).toMatchObject({ bonus: 4, referralMonthlyCap: 10, raiseMax: before.raiseMax });
  await app.services.db.settings.saveSettings(before);
});
