import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, aPromo, aTrip, DROP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { breakAfter } from '../../../../test/support/brokenServices.js';

/**
 * The effects that a process leaves if it crashes in the middle of a transition, and how the next process
 * finishes them.
 */
let app: TestApp;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  rider = await app.signedIn('rider', { walletBalance: 50 });
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

async function pendingTrip() {
  const { body } = await rider.post('/bookings', aTrip);
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  return body.id as string;
}

describe.each(['cash', 'wallet'] as const)('a %s payment', (mode) => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'interrupted after %d writes ends like an uninterrupted one',
    async (writes) => {
      const id = await pendingTrip();
      const payer = mode === 'cash' ? driver : rider;
      const repair = breakAfter(writes, app.services);
      await payer.post(`/bookings/${id}/pay`, { payment_mode: mode });
      repair();

      app.clock.at += 60_000;
      await runDueWork(app.services);
      await payer.post(`/bookings/${id}/pay`, { payment_mode: mode });
      await runDueWork(app.services);

      const booking = await app.services.db.bookings.findById(id);
      expect(booking).toMatchObject({ status: 'PAID', effects: [] });
      const cost = booking?.trip_cost ?? 0;
      const share = booking?.driver_share ?? 0;
      const walletOf = async (client: Client) =>
        (await app.services.db.users.findById(client.user.id))?.walletBalance;
      expect(await walletOf(driver)).toBeCloseTo(mode === 'cash' ? share - cost : share, 10);
      expect(await walletOf(rider)).toBeCloseTo(mode === 'cash' ? 50 : 50 - cost, 10);
      expect(await app.services.db.wallets.findUnbalanced()).toEqual([]);
    },
  );
});

it('a wallet payment charges the latest claim, despite what an abandoned claim left behind', async () => {
  const { db } = app.services;
  const id = await pendingTrip();
  const cost = (await db.bookings.findById(id))?.trip_cost as number;
  const moveMoney = (type: 'Credit' | 'Debit', amount: number) =>
    db.wallets.post(rider.user.id, [{ type, amount, txRef: `test:${type}` }], { date: app.clock.at });
  await moveMoney('Debit', 49);
  await db.promos.insert(aPromo());
  const pay = async (writes: number) => {
    const repair = breakAfter(writes, app.services);
    const { body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet', promo: 'SPRING' });
    repair();
    return body;
  };
  // The whole cost is claimed, then the claim is abandoned because the wallet holds too little; its effect
  // remains.
  const repair = breakAfter(3, app.services);
  await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
  repair();
  await moveMoney('Credit', 29);
  // The promo is applied, and the process crashes again.
  await pay(2);
  expect(await db.bookings.findById(id)).toMatchObject({
    status: 'PENDING',
    promo_applied: true,
    effects: [expect.objectContaining({ kind: 'settleWallet' })],
  });

  const body = await pay(Number.POSITIVE_INFINITY);
  expect(body).toMatchObject({ status: 'PAID', discount_amount: 2, usedWalletMoney: cost - 2 });
  expect((await db.users.findById(rider.user.id))?.walletBalance).toBe(30 - (cost - 2));
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

describe('an abandoned claim that is carried out late [4.19]', () => {
  /**
   * Claims the whole cost, which the wallet does not cover; the debit is held up until `isCarriedOut` is
   * called.
   */
  async function claimHeldUp() {
    const { db } = app.services;
    const id = await pendingTrip();
    const cost = (await db.bookings.findById(id))?.trip_cost as number;
    await credit('Debit', 49);
    await db.promos.insert(aPromo());
    const { post } = db.wallets;
    let goOn = () => {};
    const ended = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const isHeldUp = new Promise<void>((resolve) => {
      db.wallets.post = async (...call) => {
        db.wallets.post = post;
        resolve();
        await ended;
        return post(...call);
      };
    });
    const late = rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' }).then(({ status }) => status);
    await isHeldUp;
    // The scheduler takes over, finds too little in the wallet, and abandons the claim.
    app.clock.at += 60_000;
    await runDueWork(app.services);
    expect(await db.bookings.findById(id)).toMatchObject({ status: 'PENDING', effects: [] });
    await credit('Credit', 99);
    return {
      id,
      cost,
      isCarriedOut: async () => {
        goOn();
        return late;
      },
    };
  }
  const credit = (type: 'Credit' | 'Debit', amount: number) =>
    app.services.db.wallets.post(rider.user.id, [{ type, amount, txRef: `test:${type}` }], {
      date: app.clock.at,
    });
  const left = async () => (await app.services.db.users.findById(rider.user.id))?.walletBalance;

  it('between a new, smaller claim and its debit: the difference is returned', async () => {
    const { db } = app.services;
    const { id, cost, isCarriedOut } = await claimHeldUp();
    const { post } = db.wallets;
    db.wallets.post = async (...call) => {
      db.wallets.post = post;
      await isCarriedOut();
      return post(...call);
    };
    const { body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet', promo: 'SPRING' });

    expect(body).toMatchObject({ status: 'PAID', usedWalletMoney: cost - 2 });
    expect(await left()).toBe(100 - (cost - 2));
    expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  });

  it('after the rider chose cash: the wallet pays, with the promo applied meanwhile', async () => {
    const { id, cost, isCarriedOut } = await claimHeldUp();
    await rider.post(`/bookings/${id}/pay`, { payment_mode: 'cash', promo: 'SPRING' });
    await isCarriedOut();

    const booking = await app.services.db.bookings.findById(id);
    expect(booking).toMatchObject({ status: 'PAID', payment_mode: 'wallet', cashPaymentAmount: 0 });
    expect(await left()).toBe(100 - (cost - 2));
    expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  });

  it('after the driver got the cash and the wallet check ran: everything is returned', async () => {
    const { id, isCarriedOut } = await claimHeldUp();
    app.clock.at += 10 * 60_000;
    await runDueWork(app.services);
    expect(await app.services.db.bookings.findWalletChecks(app.clock.at, 10)).toEqual([]);
    await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    await isCarriedOut();

    expect(await app.services.db.bookings.findById(id)).toMatchObject({ status: 'PAID', usedWalletMoney: 0 });
    expect(await left()).toBe(100);
    expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  });

  describe('by a process that crashes after the wallet debit', () => {
    const MINUTE = 60_000;
    async function dies(isCarriedOut: () => Promise<unknown>) {
      const repair = breakAfter(0, app.services);
      await isCarriedOut();
      repair();
    }
    const payInCash = (id: string) => driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    async function goOnFor(minutes: number) {
      app.clock.at += minutes * MINUTE;
      await runDueWork(app.services);
    }

    it.each(['before', 'after'] as const)('%s the driver gets the cash: it all goes back', async (when) => {
      const { id, isCarriedOut } = await claimHeldUp();
      if (when === 'before') await dies(isCarriedOut);
      expect((await payInCash(id)).body.status).toBe('PAID');
      await goOnFor(1);
      if (when === 'after') await dies(isCarriedOut);
      expect(await left()).toBeLessThan(100);
      await goOnFor(10);
      await goOnFor(10);
      expect(await left()).toBe(100);
      expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
    });

    it('with no other payment: the trip is paid from the wallet', async () => {
      const { id, cost, isCarriedOut } = await claimHeldUp();
      await dies(isCarriedOut);
      await goOnFor(10);
      const booking = await app.services.db.bookings.findById(id);
      expect(booking).toMatchObject({ status: 'PAID', usedWalletMoney: cost, effects: [] });
      expect(await left()).toBe(100 - cost);
      expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
    });
  });
});

describe('a cancellation with a fee [3.27]', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'interrupted after %d writes ends like an uninterrupted one',
    async (writes) => {
      const carType = await app.services.db.carTypes.findByIdOrName(aTrip.carType);
      await app.services.db.carTypes.update(carType?.id as string, {
        cancelSlab: [{ minsDelayed: 5, amount: 60 }],
      });
      const { body } = await rider.post('/bookings', aTrip);
      const id = body.id as string;
      await driver.post(`/bookings/${id}/accept`);
      app.clock.at += 300_000;
      const repair = breakAfter(writes, app.services);
      await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
      repair();

      app.clock.at += 60_000;
      await runDueWork(app.services);
      await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
      await runDueWork(app.services);

      const booking = await app.services.db.bookings.findById(id);
      expect(booking).toMatchObject({ status: 'CANCELLED', cancel_fee: 60, effects: [] });
      const after = async (client: Client) => app.services.db.users.findById(client.user.id);
      expect(await after(rider)).toMatchObject({ walletBalance: -10 });
      // The fee waits until the rider pays off the debt.
      expect(await after(driver)).toMatchObject({ walletBalance: 0, queue: false });
      expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
      const paidIn = { type: 'Credit', amount: 10, txRef: 'test:paid-in' } as const;
      await app.services.db.wallets.post(rider.user.id, [paidIn], { date: app.clock.at });
      app.clock.at += 600_000;
      await runDueWork(app.services);
      expect(await after(driver)).toMatchObject({ walletBalance: 60 });
      expect((await app.services.db.bookings.findById(id))?.feeDueAt).toBeUndefined();
      expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
    },
  );
});

describe('a message that cannot be sent', () => {
  const SECOND = 1_000;
  const due = async () => {
    const ids = await app.services.db.bookings.findWithDueEffects(app.clock.at, 10);
    return ids.length > 0;
  };

  it('holds up nothing else, and is retried at growing intervals until it is sent', async () => {
    const id = await pendingTrip();
    const { push } = app.services.notifier;
    let tries = 0;
    app.services.notifier.push = async () => {
      tries += 1;
      throw new Error('no push service answers');
    };
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);

    const left = async () => (await app.services.db.bookings.findById(id))?.effects?.map(({ key }) => key);
    expect(await left()).toEqual(['paid:rider', 'paid:driver']);
    expect((await app.services.db.users.findById(driver.user.id))?.queue).toBe(false);
    expect(tries).toBe(2);

    for (const pause of [10, 20, 40, 80]) {
      app.clock.at += (pause - 1) * SECOND;
      expect(await due()).toBe(false);
      app.clock.at += SECOND;
      expect(await due()).toBe(true);
      await runDueWork(app.services);
    }
    expect(tries).toBe(10);

    app.services.notifier.push = push;
    app.clock.at += 160 * SECOND;
    await runDueWork(app.services);
    expect(await left()).toEqual([]);
    expect(await due()).toBe(false);
  });
});
