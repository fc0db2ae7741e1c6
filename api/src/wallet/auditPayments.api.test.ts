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
    expect(await problems()).toEqual(['entry payment:never: no payment has brought it']);
    await app.connection.collection<{ _id: string }>('ledger').deleteOne({ _id: 'payment:never' });
    await db.users.update(rider.user.id, { walletBalance: 100 });

    const { id, checkout, page } = await cardTrip();
    await page.pay();
    const { id: order } = checkout.payment;
    await payments().updateOne({ _id: order }, { $set: { settledAs: 'wallet' } });
    expect(await problems()).toEqual([
      `payment ${order}: is settled as wallet, and its trip ${id} says booking`,
      `payment ${order}: should be a Credit ${checkout.payment.amount} of ${rider.user.id} in the ledger`,
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
    expect(await problems()).toEqual([
      `trip ${id}: ${checkout.payment.amount} by card, and 0 payments that paid it`,
    ]);
    await payments().insertOne(order!);
  });
});
