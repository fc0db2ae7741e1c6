import { paymentReturnPath } from '@wayfare/shared';
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

/** Adding money to one's own wallet by card. */
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

const walletOf = (client: Client) => business.walletOf(client);
const payment = (id: string) => business.payment(id);

describe('POST /wallet/topups', () => {
  const topUp = async (amount: unknown, headers = {}) => rider.post('/wallet/topups', { amount }, headers);

  it("adds the paid amount to the rider's own wallet, once, and returns to the wallet", async () => {
    const { status, body } = await topUp(25.5);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      payment: { purpose: 'topup', booking: null, amount: 25.5, status: 'OPEN' },
      fields: { order_id: body.payment.id, amount: '25.50', quantity: '1' },
    });
    const page = cardPage(app, body.fields);
    const { location } = await page.press('approve');
    const back = await Promise.all(Array.from({ length: 20 }, () => page.open(location as string)));
    expect(new Set(back.map((seen) => seen.location))).toEqual(new Set([paymentReturnPath(body.payment)]));
    expect(await walletOf(rider)).toBe(125.5);
    expect(await payment(body.payment.id)).toMatchObject({ status: 'SETTLED', settledAs: 'wallet' });
    const { body: history } = await rider.get('/wallethistory');
    expect(history).toContainEqual(
      expect.objectContaining({ type: 'Credit', amount: 25.5, txRef: `payment:${body.payment.id}` }),
    );
    expect((await page.show()).status).toBe(409);
  });

  it('adds both amounts when it is paid twice', async () => {
    const { body } = await topUp(10);
    const page = cardPage(app, body.fields);
    const paid = [await page.press('approve', 'return'), await page.press('approve', 'return')];
    for (const { location } of [...paid, ...paid]) await page.open(location as string);
    expect(await walletOf(rider)).toBe(120);
  });

  it.each([0, 1, 2, 3, 4])('adds the amount once when interrupted after %d writes', async (writes) => {
    const { body } = await topUp(10);
    const page = cardPage(app, body.fields);
    const { location } = await page.press('approve', 'return');
    const repair = breakAfter(writes, app.services);
    await page.open(location as string);
    repair();
    app.clock.at += 60_000;
    await runDueWork(app.services);
    await page.open(location as string);
    expect(await walletOf(rider)).toBe(110);
    expect(await payment(body.payment.id)).toMatchObject({ status: 'SETTLED' });
  });

  it.each([
    [0, 'no_details_error'],
    [-5, 'no_details_error'],
    ['', 'no_details_error'],
    [null, 'no_details_error'],
    [0.001, 'validation_error'],
    [100_001, 'validation_error'],
    [1e308, 'validation_error'],
    ['5', 'validation_error'],
  ])('rejects the amount %j [5.47]', async (amount, error) => {
    const { status, body } = await topUp(amount);
    expect({ status, error: body.error }).toEqual({ status: 400, error });
  });

  it('creates one order per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `top-up-${rider.user.id}` };
    const answers = await Promise.all([1, 2, 3].map(() => topUp(10, headers)));
    expect(new Set(answers.map(({ body }) => body.payment.id)).size).toBe(1);
    expect((await topUp(11, headers)).body.error).toBe('idempotency_mismatch');
  });

  it('shows an order only to its payer', async () => {
    const { body } = await topUp(10);
    const other = await app.signedIn('rider');
    expect((await other.get(`/payments/${body.payment.id}`)).status).toBe(404);
    expect((await driver.get(`/payments/${body.payment.id}`)).status).toBe(403);
  });
});
