import { finding } from '@wayfare/shared';
import {
  type CardBusiness,
  openCardBusiness,
  closeBusiness,
  welcome,
} from '../../../test/support/cardBusiness.js';
import type { Client, TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from './auditLedger.js';

/** How the ledger audit reports discrepancies in card payments. */
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
afterEach(() => closeBusiness(business));

const cardTrip = () => business.cardTrip();

describe('the ledger audit of card payments', () => {
  const problems = async () => (await auditLedger(undefined, app.services)).problems;
  const payments = () => app.connection.collection<{ _id: string }>('payments');

  it('reports a credit without a payment, and a payment whose money is nowhere', async () => {
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

  it('does not report a payment whose money is credited while it runs', async () => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    await page.open(location as string);
    expect((await business.payment(checkout.payment.id)).settledAs).toBe('wallet');
    const { wallets } = app.services.db;
    const { findByRefs } = wallets;
    // On the first read, its entry does not exist yet.
    wallets.findByRefs = async (refs) => {
      if (!refs.includes(`payment:${checkout.payment.id}`)) return findByRefs(refs);
      wallets.findByRefs = findByRefs;
      return new Map();
    };
    expect(await problems()).toEqual([]);
    expect(wallets.findByRefs).toBe(findByRefs);
  });

  it('reports a trip marked as paid by card without a card payment', async () => {
    const { id, checkout, page } = await cardTrip();
    await page.pay();
    const order = await payments().findOneAndDelete({ _id: checkout.payment.id });
    const { amount } = checkout.payment;
    expect(await problems()).toEqual([finding('trip', id, 'cards', { amount, payments: 0 })]);
    await payments().insertOne(order!);
  });
});
