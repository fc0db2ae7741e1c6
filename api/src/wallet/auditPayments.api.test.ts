import { finding } from '@wayfare/shared';
import { type CardBusiness, openCardBusiness, sayGoodbye, welcome } from '../testing/cardBusiness.js';
import type { Client, TestApp } from '../testing/testApp.js';
import { auditLedger } from './auditLedger.js';

/** What the audit says of card payments that are off. */
let business: CardBusiness;
let app: TestApp;
let rider: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
});
afterAll(() => business.app.close());
beforeEach(async () => {
  await welcome(business);
  ({ rider } = business);
});
afterEach(() => sayGoodbye(business));

const cardTrip = () => business.cardTrip();

describe('the audit names card payments that are off', () => {
  const problems = async () => (await auditLedger(app.services)).problems;
  const payments = () => app.connection.collection<{ _id: string }>('payments');

  it('a credit no payment has brought, and a payment that is nowhere', async () => {
    const { db } = app.services;
    await db.wallets.post(rider.user.id, [{ type: 'Credit', amount: 5, txRef: 'payment:never' }], {
      date: 1,
    });
    expect(await problems()).toEqual([finding('entry', 'payment:never', 'no_payment', {})]);
    await app.connection.collection<{ _id: string }>('ledger').deleteOne({ _id: 'payment:never' });
    await db.users.update(rider.user.id, { walletBalance: 100 });

    const { id, checkout, page } = await cardTrip();
    await page.pay();
    const { id: order } = checkout.payment;
    await payments().updateOne({ _id: order }, { $set: { settledAs: 'wallet' } });
    const { amount } = checkout.payment;
    expect(await problems()).toEqual([
      finding('payment', order, 'settled_as', { as: 'wallet', trip: id, noted: 'booking' }),
      finding('payment', order, 'not_credited', { amount, owner: rider.user.id }),
    ]);
    await payments().updateOne({ _id: order }, { $set: { settledAs: 'booking' } });
  });

  it('and not one whose money is put into the wallet while it looks', async () => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    await page.open(location as string);
    expect((await business.payment(checkout.payment.id)).settledAs).toBe('wallet');
    const { wallets } = app.services.db;
    const { findByRefs } = wallets;
    // Its entry is not there yet when it is looked for first.
    wallets.findByRefs = async (refs) => {
      if (!refs.includes(`payment:${checkout.payment.id}`)) return findByRefs(refs);
      wallets.findByRefs = findByRefs;
      return new Map();
    };
    expect(await problems()).toEqual([]);
    expect(wallets.findByRefs).toBe(findByRefs);
  });

  it('a trip that says it is paid by card and is not', async () => {
    const { id, checkout, page } = await cardTrip();
    await page.pay();
    const order = await payments().findOneAndDelete({ _id: checkout.payment.id });
    const { amount } = checkout.payment;
    expect(await problems()).toEqual([finding('trip', id, 'cards', { amount, payments: 0 })]);
    await payments().insertOne(order!);
  });
});
