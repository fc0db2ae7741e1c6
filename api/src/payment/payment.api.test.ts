import { runDueWork } from '../scheduler/scheduler.js';
import { aCarType, aTrip, DROP, newId } from '../testing/builders.js';
import { cardPage, valueOf } from '../testing/cardPage.js';
import { type Client, startTestApp, type TestApp } from '../testing/testApp.js';
import { auditLedger } from '../wallet/auditLedger.js';

/** Paying a trip that awaits payment by card, and adding money to the wallet: in a taxi business. */
let app: TestApp;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());
beforeEach(async () => {
  rider = await app.signedIn('rider', { walletBalance: 100 });
  driver = await app.signedIn('driver');
});
afterEach(async () => {
  expect((await auditLedger(app.services)).problems).toEqual([]);
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false });
  await app.services.liveDrivers.refresh(driver.user.id);
});

/** A trip that has reached its drop and awaits payment. */
async function pendingTrip(): Promise<string> {
  const { body } = await rider.post('/bookings', aTrip);
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  return body.id as string;
}

/** One that its rider wants to pay by card, with what the site's form is made of. */
async function cardTrip() {
  const id = await pendingTrip();
  const { status, body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'card' });
  expect({ status, booking: body.status }).toEqual({ status: 200, booking: 'PENDING' });
  const { body: checkout } = await rider.get(`/bookings/${id}/payment`);
  return { id, checkout, page: cardPage(app, checkout.fields) };
}

const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const walletOf = async (client: Client) =>
  (await app.services.db.users.findById(client.user.id))?.walletBalance;
const payment = async (id: string) => (await rider.get(`/payments/${id}`)).body;

it('needs somebody who is signed in, and a rider', async () => {
  expect((await app.anonymous.get('/get_providers')).status).toBe(401);
  expect((await app.anonymous.get(`/bookings/${newId()}/payment`)).status).toBe(401);
  expect((await app.anonymous.post('/wallet/topups', { amount: 5 })).status).toBe(401);
  expect((await driver.post('/wallet/topups', { amount: 5 })).status).toBe(403);
});

it('names the providers that are set up, with their links [7.12, 3.38]', async () => {
  const { status, body } = await rider.get('/get_providers');
  expect({ status, body }).toEqual({ status: 200, body: [{ name: 'test', link: '/api/payments/test' }] });
});

it('keeps a card packet while the trip stays PENDING, and gives exactly the fields of the form [4.29, 7.38, 3.13]', async () => {
  const { id, checkout } = await cardTrip();
  const booking = await stored(id);
  const cost = booking.trip_cost;
  expect(booking).toMatchObject({
    status: 'PENDING',
    payment_mode: 'card',
    cardPaymentAmount: cost,
    cashPaymentAmount: 0,
    paymentPacket: { appcat: 'taxi', payment_mode: 'card', cardPaymentAmount: cost, usedWalletMoney: 0 },
  });
  expect(checkout.fields).toEqual({
    order_id: checkout.payment.id,
    amount: cost.toFixed(2),
    currency: 'USD',
    product_name: expect.stringContaining(id),
    first_name: 'Test',
    last_name: 'rider',
    quantity: '1',
    cust_id: rider.user.id,
    mobile_no: rider.user.mobile,
    email: rider.user.email,
  });
  expect(checkout.payment).toMatchObject({ purpose: 'booking', booking: id, amount: cost, status: 'OPEN' });
  expect((await rider.get(`/bookings/${id}/payment`)).body).toEqual(checkout);
});

describe('paying a trip', () => {
  it('shows the order, is approved, and comes back to a paid trip [1.1, 3.12, 4.16, 4.19]', async () => {
    const { id, checkout, page } = await cardTrip();
    const shown = await page.show();
    expect({ status: shown.status, html: shown.html }).toEqual({
      status: 200,
      html: expect.stringContaining(checkout.fields.product_name),
    });
    const { status, location } = await page.pay();
    expect({ status, location }).toEqual({
      status: 303,
      location: `/bookings/${id}?payment=${checkout.payment.id}`,
    });
    const booking = await stored(id);
    expect(booking).toMatchObject({
      status: 'PAID',
      payment_mode: 'card',
      gateway: 'test',
      prepaid: false,
      cardPaymentAmount: booking.trip_cost,
      customer_paid: booking.trip_cost,
      effects: [],
    });
    expect(await payment(checkout.payment.id)).toMatchObject({
      status: 'SETTLED',
      settledAs: 'booking',
      provider: 'test',
      settledAt: app.clock.at,
    });
    expect([await walletOf(driver), await walletOf(rider)]).toEqual([booking.driver_share, 100]);
  });

  it.each(['webhook', 'return'])('is paid by the %s alone', async (tell) => {
    const { id, page } = await cardTrip();
    const { location } = await page.press('approve', tell);
    if (tell === 'return') expect((await page.open(location as string)).status).toBe(303);
    else expect(location).toBeNull();
    expect(await stored(id)).toMatchObject({ status: 'PAID', gateway: 'test' });
  });

  it('is paid once, however often return and webhook say so', async () => {
    const { id, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    const answers = await Promise.all(Array.from({ length: 20 }, () => page.open(location as string)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
    await page.open(location as string);
    const booking = await stored(id);
    expect(booking).toMatchObject({ status: 'PAID', payments: [{ as: 'booking' }] });
    expect([await walletOf(driver), await walletOf(rider)]).toEqual([booking.driver_share, 100]);
  });

  it('stays payable when it is declined', async () => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('decline');
    expect((await page.open(location as string)).location).toBe(
      `/bookings/${id}?payment=${checkout.payment.id}`,
    );
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'DECLINED', settledAs: null });
    expect(await stored(id)).toMatchObject({ status: 'PENDING', gateway: null });
    await page.pay();
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'SETTLED' });
    expect(await stored(id)).toMatchObject({ status: 'PAID' });
  });

  it('hangs, and is paid when the provider tells at last', async () => {
    const { id, page } = await cardTrip();
    const hanging = await page.press('hang');
    expect(hanging.status).toBe(200);
    app.clock.at += 3_600_000;
    await runDueWork(app.services);
    expect(await stored(id)).toMatchObject({ status: 'PENDING' });
    const { status } = await page.post('/api/payments/test/webhooks', {
      session: valueOf(hanging.html, 'session'),
      reference: valueOf(hanging.html, 'reference'),
    });
    expect(status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'PAID', gateway: 'test' });
  });
});

describe('money that is no longer wanted', () => {
  it('is in the wallet once, and its owner told, when the trip was paid in cash meanwhile', async () => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).body.status).toBe('PAID');
    await Promise.all([1, 2, 3].map(() => page.open(location as string)));
    const booking = await stored(id);
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

  it('is in the wallet when one order is paid twice', async () => {
    const { id, checkout, page } = await cardTrip();
    const first = await page.press('approve', 'return');
    const second = await page.press('approve', 'return');
    await Promise.all([first, second, first, second].map(({ location }) => page.open(location as string)));
    const booking = await stored(id);
    expect(booking).toMatchObject({ status: 'PAID', gateway: 'test' });
    expect(booking.payments?.map(({ as }) => as).sort()).toEqual(['booking', 'wallet']);
    expect(await walletOf(rider)).toBe(100 + checkout.payment.amount);
  });
});
