import { runDueWork } from '../../process/dueWork.js';
import { breakAfter } from '../../../test/support/brokenServices.js';
import {
  type CardBusiness,
  openCardBusiness,
  closeBusiness,
  welcome,
} from '../../../test/support/cardBusiness.js';
import { cardPage } from '../../../test/support/cardPage.js';
import type { Client, TestApp } from '../../../test/support/testApp.js';

/** Card payments that arrive too late or twice, or are interrupted by a crash. */
let business: CardBusiness;
let app: TestApp;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
});
afterAll(() => business.app.close());
beforeEach(async () => {
  await welcome(business);
  ({ rider, driver } = business);
});
afterEach(() => closeBusiness(business));

const cardTrip = () => business.cardTrip();
const readStored = (id: string) => business.readStored(id);
const walletOf = (client: Client) => business.walletOf(client);
const payment = (id: string) => business.payment(id);

describe('money that is no longer needed', () => {
  it('is credited to the wallet once, and its owner notified, when the trip was paid in cash in the meantime', async () => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).body.status).toBe('PAID');
    await Promise.all([1, 2, 3].map(() => page.open(location as string)));
    const booking = await readStored(id);
    expect(booking).toMatchObject({ payment_mode: 'cash', cashPaymentAmount: booking.trip_cost });
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'SETTLED', settledAs: 'wallet' });
    expect(await walletOf(rider)).toBe(100 + booking.trip_cost);
    const { rows } = await app.services.db.outbox.list({
      filter: { to: rider.user.id },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 100,
    });
    expect(rows.filter(({ title }) => title === 'Your payment is in your wallet')).toHaveLength(1);
  });

  it('is credited to the wallet when one order is paid twice', async () => {
    const { id, checkout, page } = await cardTrip();
    const first = await page.press('approve', 'return');
    const second = await page.press('approve', 'return');
    await Promise.all([first, second, first, second].map(({ location }) => page.open(location as string)));
    const booking = await readStored(id);
    expect(booking).toMatchObject({ status: 'PAID', gateway: 'test' });
    expect(new Set(booking.payments?.map(({ as }) => as))).toEqual(new Set(['booking', 'wallet']));
    expect(await walletOf(rider)).toBe(100 + checkout.payment.amount);
  });

  it('waits for a wallet payment in progress, and is credited to the wallet once that payment has settled the trip', async () => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    const repair = breakAfter(1, app.services);
    await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    repair();
    expect(await readStored(id)).toMatchObject({ status: 'PENDING', paymentClaim: { mode: 'wallet' } });
    await page.open(location as string);
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'CONFIRMED' });
    app.clock.at += 60_000;
    await runDueWork(app.services);
    app.clock.at += 60_000;
    await runDueWork(app.services);
    expect(await readStored(id)).toMatchObject({ status: 'PAID', payment_mode: 'wallet' });
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'SETTLED', settledAs: 'wallet' });
    expect(await walletOf(rider)).toBe(100);
  });

  it('is credited to the wallet when a trip has two orders and both are paid', async () => {
    const { id, checkout, page } = await cardTrip();
    await rider.post(`/bookings/${id}/pay`, { payment_mode: 'card' });
    const { body: other } = await rider.get(`/bookings/${id}/payment`);
    expect(other.payment.id).not.toBe(checkout.payment.id);
    const otherPage = cardPage(app, other.fields);
    const paid = [await page.press('approve', 'return'), await otherPage.press('approve', 'return')];
    await Promise.all(paid.map(({ location }) => page.open(location as string)));
    const settled = [await payment(checkout.payment.id), await payment(other.payment.id)];
    expect(new Set(settled.map(({ settledAs }) => settledAs))).toEqual(new Set(['booking', 'wallet']));
    expect(await walletOf(rider)).toBe(100 + checkout.payment.amount);
  });
});

describe('a payment interrupted by a crash ends like an uninterrupted one', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('paying a trip, after %d writes', async (writes) => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    const repair = breakAfter(writes, app.services);
    await page.open(location as string);
    repair();
    app.clock.at += 60_000;
    await runDueWork(app.services);
    await page.open(location as string);
    await runDueWork(app.services);
    const booking = await readStored(id);
    expect(booking).toMatchObject({ status: 'PAID', gateway: 'test', effects: [] });
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'SETTLED', settledAs: 'booking' });
    expect([await walletOf(driver), await walletOf(rider)]).toEqual([booking.driver_share, 100]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('a payment that arrives too late, after %d writes', async (writes) => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    const repair = breakAfter(writes, app.services);
    await page.open(location as string);
    repair();
    app.clock.at += 60_000;
    await runDueWork(app.services);
    await page.open(location as string);
    await runDueWork(app.services);
    expect(await readStored(id)).toMatchObject({ status: 'PAID', payment_mode: 'cash', effects: [] });
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'SETTLED', settledAs: 'wallet' });
    expect(await walletOf(rider)).toBe(100 + checkout.payment.amount);
  });

  it('a webhook that failed is delivered again', async () => {
    const { id, page } = await cardTrip();
    const repair = breakAfter(0, app.services);
    await page.press('approve', 'webhook');
    repair();
    expect(await readStored(id)).toMatchObject({ status: 'PENDING' });
    app.clock.at += 60_000;
    await runDueWork(app.services);
    expect(await readStored(id)).toMatchObject({ status: 'PAID' });
  });
});
