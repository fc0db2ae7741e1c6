import { finding } from '@wayfare/shared';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { aBooking, aCarType, aTrip, newId } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';

/** The cost of `aTrip`: 6.00 for the driver and a fee of 0.90. */
const [COST, SHARE, FEE] = [6.9, 6, 0.9];
const MINUTE = 60_000;
let app: TestApp;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({ RiderWithDraw: true, autoDispatch: false });
  await app.services.db.carTypes.insert(aCarType({ cancelSlab: [{ minsDelayed: 5, amount: 4 }] }));
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  driver = await app.signedIn('driver');
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const aRider = (walletBalance = 0) => app.signedIn('rider', { walletBalance });
const byWallet = { ...aTrip, payment_mode: 'wallet' };
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => `${status} ${body.error}`;

async function moneyOf({ user }: Client) {
  const { walletBalance, bonusBalance = 0 } = (await app.services.db.users.findById(user.id)) ?? {};
  return { wallet: walletBalance, bonus: bonusBalance };
}
async function give({ user }: Client, amount: number, account: 'wallet' | 'bonus') {
  const posting = { type: 'Credit', amount, account, txRef: `test:${newId()}` } as const;
  await app.services.db.wallets.post(user.id, [posting], { date: app.clock.at });
}
const bookingOf = async (id: string) => (await app.services.db.bookings.findById(id)) as StoredBooking;

/** Books a trip from the rider's wallet. */
async function booked(rider: Client): Promise<string> {
  const { status, body } = await rider.post('/bookings', byWallet);
  expect(status).toBe(201);
  return body.id;
}
/** Ends a booked trip, at the booked price unless `fields` has another. */
async function driven(id: string, fields: Partial<StoredBooking> = {}): Promise<void> {
  const booking = await bookingOf(id);
  const set = { driver: driver.user.id, endTime: app.clock.at, ...fields, status: 'PENDING' } as const;
  await app.services.db.bookings.change({ ...booking, set });
}
async function accepted(id: string): Promise<void> {
  await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id });
  expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
}
/** A trip that has ended and is not paid yet. */
async function unpaidTrip(rider: Client): Promise<string> {
  const id = newId();
  const trip = { id, rider: rider.user, driver: driver.user, at: app.clock.at };
  await app.services.db.bookings.insert(aBooking('PENDING', trip));
  return id;
}

describe('a trip booked from a wallet', () => {
  it('is rejected when the wallet does not cover it, and changes nothing', async () => {
    for (const wallet of [0, COST - 0.01]) {
      const rider = await aRider(wallet);
      expect(refusal(await rider.post('/bookings', byWallet))).toBe('409 wallet_balance_low');
      expect((await rider.get('/bookings')).body).toEqual([]);
      expect(await moneyOf(rider)).toEqual({ wallet, bonus: 0 });
    }
  });

  it('reserves its estimate, which cannot be withdrawn or used for another trip, even concurrently', async () => {
    const rider = await aRider(10);
    const answers = await Promise.all([1, 2, 3].map(() => rider.post('/bookings', byWallet)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await moneyOf(rider)).toEqual({ wallet: 3.1, bonus: 0 });
    expect(refusal(await rider.post('/withdraws', { amount: 10 }))).toBe('409 wallet_balance_low');
    const { body: entries } = await rider.get('/wallethistory');
    expect(entries).toContainEqual(expect.objectContaining({ type: 'Debit', amount: COST }));
  });

  it('reserves once per request, however often it is sent', async () => {
    const rider = await aRider(20);
    const once = { 'idempotency-key': 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => rider.post('/bookings', byWallet, once)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await moneyOf(rider)).toEqual({ wallet: 13.1, bonus: 0 });
  });

  it('returns the whole reservation once when canceled', async () => {
    const rider = await aRider(COST);
    const id = await booked(rider);
    await Promise.all([1, 2].map(() => rider.post(`/bookings/${id}/cancel`, { reason: 'No' })));
    expect(await moneyOf(rider)).toEqual({ wallet: COST, bonus: 0 });
    expect((await bookingOf(id)).hold).toEqual({ wallet: COST, bonus: 0, open: false });
  });

  it('takes what the rider adds for a driver only from money that is there, once, and gives it back [4.102]', async () => {
    const rider = await aRider(COST + 5);
    const id = await booked(rider);
    const { version } = await bookingOf(id);
    const add = (riderExtra: number, client = rider) =>
      client.post(`/bookings/${id}/changes`, {
        riderExtra,
        version,
        agreed: { customer_paid: 100, driver: 'none' },
      });
    expect([401, 403, 404]).toContain((await add(2, await aRider(50))).status);
    expect(refusal(await add(6))).toBe('409 wallet_balance_low');
    // The same money is added, asked for by others of its kind, and withdrawn at the same time.
    const answers = await Promise.all([
      ...[4, 4, 3].map((amount) => add(amount)),
      rider.post('/withdraws', { amount: 5 }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { riderExtra = 0, hold } = await bookingOf(id);
    const { wallet } = await moneyOf(rider);
    expect(wallet).toBeGreaterThanOrEqual(0);
    const withdrawn = answers[3]?.status === 201 ? 5 : 0;
    expect(wallet).toBe(5 - (riderExtra ?? 0) - withdrawn);
    expect(hold).toMatchObject({ wallet: COST + (riderExtra ?? 0) });
    // Once a driver has accepted, it is neither lowered nor raised; canceled, it is returned with the rest.
    await accepted(id);
    for (const amount of [0, 1, 5])
      if (amount !== riderExtra) expect((await add(amount)).status).toBeGreaterThanOrEqual(400);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'No' });
    expect(await moneyOf(rider)).toEqual({ wallet: COST + 5 - withdrawn, bonus: 0 });
  });

  it('is paid from the reserved amount, and the rest is returned', async () => {
    const rider = await aRider(10);
    const id = await booked(rider);
    await driven(id, { trip_cost: 5.75, convenience_fees: 0.75, driver_share: 5, customer_paid: 5.75 });
    const { body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    expect(body).toMatchObject({ status: 'PAID', usedWalletMoney: 5.75 });
    expect(await moneyOf(rider)).toEqual({ wallet: 4.25, bonus: 0 });
    expect((await moneyOf(driver)).wallet).toBe(5);
  });

  it('takes a shortfall from the wallet, and stays unpaid if the wallet cannot cover it', async () => {
    const [rider, poor] = [await aRider(10), await aRider(7)];
    for (const own of [rider, poor]) {
      const id = await booked(own);
      await driven(id, { trip_cost: 9.2, convenience_fees: 1.2, driver_share: 8, customer_paid: 9.2 });
      const { body } = await own.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
      expect(body.status ?? body.error).toBe(own === rider ? 'PAID' : 'wallet_balance_low');
    }
    expect(await moneyOf(rider)).toEqual({ wallet: 0.8, bonus: 0 });
    expect(await moneyOf(poor)).toEqual({ wallet: 0.1, bonus: 0 });
  });

  it.each(['rider', 'driver'] as const)(
    'keeps the reservation until the driver confirms the cash, also when the %s says that it is paid so',
    async (who) => {
      const rider = await aRider(COST);
      const id = await booked(rider);
      await driven(id);
      const by = who === 'rider' ? rider : driver;
      expect((await by.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
      expect(await moneyOf(rider)).toEqual({ wallet: who === 'rider' ? 0 : COST, bonus: 0 });
      expect((await rider.post('/withdraws', { amount: COST })).status).toBe(who === 'rider' ? 409 : 201);
      if (who === 'driver') return;
      await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
      expect(await moneyOf(driver)).toEqual({ wallet: -FEE, bonus: 0 });
      expect(await moneyOf(rider)).toEqual({ wallet: COST, bonus: 0 });
    },
  );

  it('returns what a crashed process reserved for a booking it never wrote', async () => {
    const rider = await aRider(COST);
    const { db } = app.services;
    const { insert } = db.bookings;
    db.bookings.insert = async () => {
      throw new Error('the process died');
    };
    expect((await rider.post('/bookings', byWallet)).status).toBe(500);
    db.bookings.insert = insert;
    expect((await moneyOf(rider)).wallet).toBe(0);
    app.clock.at += 5 * MINUTE + 1;
    await runDueWork(app.services);
    await runDueWork(app.services);
    expect((await moneyOf(rider)).wallet).toBe(COST);
    expect(await db.walletHolds.hasOpen(rider.user.id)).toBe(false);
  });
});

describe('a rider who chooses another way than the reserved wallet money', () => {
  const pay = (who: Client, id: string, mode: string) =>
    who.post(`/bookings/${id}/pay`, { payment_mode: mode });
  const wait = async (minutes: number) => {
    app.clock.at += minutes * MINUTE;
    await runDueWork(app.services);
  };

  it.each(['cash', 'card'])('by %s pays from the wallet if nothing arrives in time, once', async (mode) => {
    await app.services.db.settings.saveSettings({ walletPaysMinutes: 20 });
    const rider = await aRider(COST + 3);
    const id = await booked(rider);
    await driven(id);
    await pay(rider, id, mode);
    // Choosing again does not begin the time anew.
    await wait(15);
    const again = await pay(rider, id, 'cash');
    expect(again.body.status ?? again.body.error).toMatch(/PENDING/);
    expect((await bookingOf(id)).hold).toMatchObject({ open: true });
    await wait(4);
    expect((await bookingOf(id)).status).toBe('PENDING');
    await wait(1);
    await wait(60);
    expect(await bookingOf(id)).toMatchObject({
      status: 'PAID',
      payment_mode: 'wallet',
      usedWalletMoney: COST,
      hold: { open: false },
    });
    expect([await moneyOf(rider), await moneyOf(driver)]).toEqual([
      { wallet: 3, bonus: 0 },
      { wallet: SHARE, bonus: 0 },
    ]);
    expect(refusal(await pay(driver, id, 'cash'))).toBe('409 wrong_state');
  });

  it('pays the rest of a higher fare later, once the wallet covers it', async () => {
    const rider = await aRider(COST);
    const id = await booked(rider);
    await driven(id, { trip_cost: 9.2, convenience_fees: 1.2, driver_share: 8, customer_paid: 9.2 });
    await pay(rider, id, 'cash');
    await wait(31);
    expect((await bookingOf(id)).status).toBe('PENDING');
    expect(await moneyOf(rider)).toEqual({ wallet: 0, bonus: 0 });
    await give(rider, 2.3, 'wallet');
    await wait(61);
    expect((await bookingOf(id)).status).toBe('PAID');
    expect((await moneyOf(driver)).wallet).toBe(8);
  });
});

describe('a cancellation fee', () => {
  async function cancelledLate(rider: Client, id: string) {
    await accepted(id);
    app.clock.at += 5 * MINUTE;
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' })).body).toMatchObject({
      status: 'CANCELLED',
      cancel_fee: 4,
    });
  }

  it('is paid from the reserved amount', async () => {
    const rider = await aRider(COST);
    await cancelledLate(rider, await booked(rider));
    expect(await moneyOf(rider)).toEqual({ wallet: 2.9, bonus: 0 });
    expect((await moneyOf(driver)).wallet).toBe(4);
  });

  it("does not reach the driver's wallet while the rider has no money: it waits until the rider tops up", async () => {
    const rider = await aRider();
    const { body } = await rider.post('/bookings', aTrip);
    await cancelledLate(rider, body.id);
    app.clock.at += 60 * MINUTE;
    await runDueWork(app.services);
    expect([(await moneyOf(rider)).wallet, (await moneyOf(driver)).wallet]).toEqual([-4, 0]);
    expect((await driver.post('/withdraws', { amount: 4 })).status).toBe(409);

    expect(refusal(await rider.post('/bookings', aTrip))).toBe('409 wallet_in_debt');
    await admin.post('/wallet/credits', { uid: rider.user.id, amount: 4 });
    expect([(await moneyOf(rider)).wallet, (await moneyOf(driver)).wallet]).toEqual([0, 4]);
    expect((await rider.post('/bookings', aTrip)).status).toBe(201);
  });

  describe('with a deleted account', () => {
    const remove = async (client: Client) => expect((await client.delete('/users/me')).status).toBe(200);
    /** A canceled trip whose rider has no money for the fee. */
    async function owed(rider: Client): Promise<string> {
      const { body } = await rider.post('/bookings', aTrip);
      await cancelledLate(rider, body.id);
      return body.id;
    }
    async function laterOn() {
      app.clock.at += 60 * MINUTE;
      await runDueWork(app.services);
    }
    const problems = async () => (await auditLedger(undefined, app.services)).problems;

    it('is void if the rider deletes it before the debit: the driver gets nothing, and no one retries', async () => {
      const rider = await aRider();
      const { body } = await rider.post('/bookings', aTrip);
      const { wallets } = app.services.db;
      const { post } = wallets;
      wallets.post = async (...call) => {
        wallets.post = post;
        await remove(rider);
        return post(...call);
      };
      await cancelledLate(rider, body.id);
      for (const wait of [async () => undefined, laterOn]) {
        await wait();
        const booking = await bookingOf(body.id);
        expect([booking.feeVoid, booking.feeDueAt, booking.effects]).toEqual(['all', undefined, []]);
        expect((await moneyOf(driver)).wallet).toBe(0);
        expect(refusal(await driver.post('/withdraws', { amount: 4 }))).toBe('409 wallet_balance_low');
        expect(await problems()).toEqual([]);
      }
      const shown = (await admin.get(`/bookings/${body.id}`)).body;
      expect(shown.cancel_fee).toBe(4);
      expect(shown.feeVoid).toBeUndefined();
    });

    it('of a rider who had paid is credited to the driver all the same, once', async () => {
      const rider = await aRider();
      const id = await owed(rider);
      await give(rider, 4, 'wallet');
      await remove(rider);
      await laterOn();
      await laterOn();
      expect((await moneyOf(driver)).wallet).toBe(4);
      const booking = await bookingOf(id);
      expect([booking.feeVoid, booking.feeDueAt]).toEqual([undefined, undefined]);
    });

    it('of the driver still costs the rider the fee, and only the credit is void', async () => {
      const rider = await aRider();
      const id = await owed(rider);
      await remove(driver);
      await laterOn();
      expect((await bookingOf(id)).feeDueAt).toBeGreaterThan(0);
      expect(await problems()).toEqual([]);
      await admin.post('/wallet/credits', { uid: rider.user.id, amount: 4 });
      await laterOn();
      expect((await moneyOf(rider)).wallet).toBe(0);
      const booking = await bookingOf(id);
      expect([booking.feeVoid, booking.feeDueAt]).toEqual(['driver', undefined]);
      expect(await app.services.db.wallets.findByRefs([`booking:${id}:cancel-fee:driver`])).toEqual(
        new Map(),
      );
    });

    it('of a driver who had been credited before a crash is not void', async () => {
      const rider = await aRider();
      const id = await owed(rider);
      const { bookings } = app.services.db;
      const { lookAtFee } = bookings;
      bookings.lookAtFee = async () => {
        throw new Error('the process died');
      };
      await admin.post('/wallet/credits', { uid: rider.user.id, amount: 4 });
      bookings.lookAtFee = lookAtFee;
      const spent = { type: 'Debit', amount: 4, txRef: `test:${newId()}` } as const;
      await app.services.db.wallets.post(driver.user.id, [spent], { date: app.clock.at });
      await remove(driver);
      await laterOn();
      const booking = await bookingOf(id);
      expect([booking.feeVoid, booking.feeDueAt]).toEqual([undefined, undefined]);
    });

    it('does not hide wrong entries from the audit', async () => {
      const rider = await aRider();
      const id = await owed(rider);
      await app.services.db.bookings.voidFee(id, 'all');
      const debit = `booking:${id}:cancel-fee:rider`;
      expect(await problems()).toEqual([finding('entry', debit, 'not_made', {})]);
      await app.connection
        .collection<{ _id: string }>('bookings')
        .updateOne({ _id: id }, { $set: { feeVoid: 'driver' } });
      expect(await problems()).toEqual([]);
      const credit = { type: 'Credit', amount: 4, txRef: `booking:${id}:cancel-fee:driver` } as const;
      await app.services.db.wallets.post(driver.user.id, [credit], { date: app.clock.at });
      expect(await problems()).toEqual([finding('entry', credit.txRef, 'not_made', {})]);
      await app.connection
        .collection<{ _id: string }>('bookings')
        .updateOne({ _id: id }, { $unset: { feeVoid: 1 } });
    });
  });
});

describe('debt', () => {
  it('an unpaid trip blocks the rider’s next booking, and the error names the trip; staff book all the same', async () => {
    const rider = await aRider(50);
    const id = await unpaidTrip(rider);
    for (const answer of [await rider.post('/bookings', aTrip), await rider.post('/bookings', byWallet)]) {
      expect(refusal(answer)).toBe('409 unpaid_trip');
      expect(answer.body.booking).toBe(id);
      expect(answer.body.message).toMatch(/unpaid/);
    }
    expect((await admin.post('/bookings', { ...aTrip, customer: rider.user.id })).status).toBe(201);
    await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    expect((await rider.post('/bookings', aTrip)).status).toBe(201);
  });

  it('a driver in debt cannot accept an offer that was already open', async () => {
    await app.services.db.settings.saveSettings({ negativeBalance: false });
    const { body } = await (await aRider()).post('/bookings', aTrip);
    await admin.post(`/bookings/${body.id}/assign`, { driver: driver.user.id });
    const cash = await unpaidTrip(await aRider());
    await driver.post(`/bookings/${cash}/pay`, { payment_mode: 'cash' });
    expect((await moneyOf(driver)).wallet).toBe(-3);

    expect(refusal(await driver.post(`/bookings/${body.id}/accept`))).toBe('409 driver_in_debt');
    expect((await bookingOf(body.id)).status).toBe('NEW');
    await give(driver, 3, 'wallet');
    expect((await driver.post(`/bookings/${body.id}/accept`)).status).toBe(200);
    await app.services.db.settings.saveSettings({ negativeBalance: true });
  });
});

describe('bonus money', () => {
  it("pays the fee of a rider's trip but none of the driver's share", async () => {
    const rider = await aRider(SHARE - 0.01);
    await give(rider, 50, 'bonus');
    expect(refusal(await rider.post('/bookings', byWallet))).toBe('409 wallet_balance_low');
    await give(rider, 0.01, 'wallet');
    const id = await booked(rider);
    expect(await moneyOf(rider)).toEqual({ wallet: 0, bonus: 49.1 });
    await driven(id);
    const { body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    expect(body).toMatchObject({
      status: 'PAID',
      trip_cost: COST,
      customer_paid: COST,
      usedWalletMoney: COST,
      usedBonusMoney: FEE,
    });
    expect(await moneyOf(rider)).toEqual({ wallet: 0, bonus: 49.1 });
    expect(await moneyOf(driver)).toEqual({ wallet: SHARE, bonus: 0 });
  });

  it('also pays without a hold, and returns to the bonus balance when the trip is canceled', async () => {
    const rider = await aRider(50);
    await give(rider, 50, 'bonus');
    const id = await unpaidTrip(rider);
    await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    expect(await moneyOf(rider)).toEqual({ wallet: 33, bonus: 47 });
    await rider.post(`/bookings/${await booked(rider)}/cancel`, { reason: 'No' });
    expect(await moneyOf(rider)).toEqual({ wallet: 33, bonus: 47 });
  });

  it("pays the fee of a driver's cash trip before the wallet does", async () => {
    await give(driver, 4, 'bonus');
    for (const expected of [
      { wallet: 0, bonus: 1 },
      { wallet: -2, bonus: 0 },
    ]) {
      const id = await unpaidTrip(await aRider());
      await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
      expect(await moneyOf(driver)).toEqual(expected);
    }
  });
});

describe('a trip that staff book from the wallet of a rider', () => {
  const titlesOf = async (rider: Client) =>
    ((await rider.get('/users/me/notifications')).body.entries as { title: string }[]).map(
      ({ title }) => title,
    );
  async function bookedFor(rider: Client, by: Client, fields: object = {}): Promise<string> {
    const { status, body } = await by.post('/bookings', { ...byWallet, customer: rider.user.id, ...fields });
    expect(status).toBe(201);
    return body.id;
  }

  it.each([
    ['an admin', undefined, {}],
    ['a dispatcher', 'dispatcher', {}],
    ['support, for later', 'support', { bookLater: true, tripdate: 0 }],
  ] as const)(
    'by %s starts only with the code that the rider has, and the rider is notified',
    async (_who, staffRole, fields) => {
      const rider = await aRider(COST);
      const by = staffRole ? await app.signedIn('admin', { staffRole }) : admin;
      const later = 'tripdate' in fields ? { ...fields, tripdate: app.clock.at + 60 * MINUTE } : {};
      const id = await bookedFor(rider, by, later);
      expect(await titlesOf(rider)).toEqual(['Our office booked from your wallet']);
      const { otp } = (await rider.get(`/bookings/${id}`)).body;
      expect(otp).toMatch(/^\d+$/);
      expect((await by.get(`/bookings/${id}`)).body.otp).toBeUndefined();
      await accepted(id);
      expect((await driver.post(`/bookings/${id}/arrive`, { reason: 'No signal' })).status).toBe(200);
      for (const guess of [{}, { otp: '' }, { otp: otp === '11111' ? '22222' : '11111' }])
        expect(refusal(await driver.post(`/bookings/${id}/start`, guess))).toBe('400 otp_mismatch');
      expect((await bookingOf(id)).status).toBe('ARRIVED');
      expect((await driver.post(`/bookings/${id}/start`, { otp })).body.status).toBe('STARTED');
    },
  );

  it('gives the amount back when the rider cancels, and nothing was earned with it', async () => {
    const rider = await aRider(COST);
    const id = await bookedFor(rider, admin);
    expect(await moneyOf(rider)).toEqual({ wallet: 0, bonus: 0 });
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'No' })).status).toBe(200);
    expect(await moneyOf(rider)).toEqual({ wallet: COST, bonus: 0 });
    expect(await moneyOf(driver)).toEqual({ wallet: 0, bonus: 0 });
  });

  it('has no code and no message if the rider books, or staff book in cash', async () => {
    const rider = await aRider(COST);
    const own = await booked(rider);
    const inCash = await bookedFor(rider, admin, { payment_mode: 'cash' });
    for (const id of [own, inCash]) expect((await bookingOf(id)).otp).toBe(false);
    expect(await titlesOf(rider)).toEqual([]);
  });
});
