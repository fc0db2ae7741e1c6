import { runDueWork } from '../../process/dueWork.js';
import { breakAfter } from '../../../test/support/brokenServices.js';
import { aCarType, aTrip, DROP } from '../../../test/support/builders.js';
import { cardPage } from '../../../test/support/cardPage.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';

/** Deliveries are paid by card before they start, and refunded when they do not take place. */
let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

const aDelivery = { ...aTrip, deliveryPerson: 'Ada', deliveryPersonPhone: '+12125550100' };
const MINUTE_MS = 60_000;

beforeAll(async () => {
  app = await startTestApp({ APP_CATEGORY: 'delivery' });
  await app.services.db.carTypes.insert(aCarType({ cancelSlab: [{ minsDelayed: 5, amount: 3 }] }));
  await app.services.db.settings.saveSettings({ handoverCode: false });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  rider = await app.signedIn('rider', { walletBalance: 20 });
  driver = await app.signedIn('driver');
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false });
  await app.services.liveDrivers.refresh(driver.user.id);
});

const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const walletOf = async (client: Client) =>
  (await app.services.db.users.findById(client.user.id))?.walletBalance;
const steps = async (id: string, ...names: string[]) => {
  for (const name of names) expect((await driver.post(`/bookings/${id}/${name}`)).status).toBe(200);
};
const reach = (id: string) => driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });

/** A delivery booked by its rider, not yet paid, with a browser to pay for it. */
async function booked(fields: object = {}) {
  const { body } = await rider.post('/bookings', { ...aDelivery, ...fields });
  const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
  return { id: body.id as string, booking: body, checkout, page: cardPage(app, checkout.fields) };
}

async function prepaid() {
  const delivery = await booked();
  await delivery.page.pay();
  return delivery;
}

it('waits for its payment: the whole fare by card, and no driver is notified [4.2, 4.30, 9.10]', async () => {
  const { id, booking, checkout } = await booked();
  expect(booking).toMatchObject({
    status: 'PAYMENT_PENDING',
    payment_mode: 'card',
    cardPaymentAmount: booking.trip_cost,
    cashPaymentAmount: 0,
    usedWalletMoney: 0,
    discount_amount: 0,
    promo_applied: false,
    prepaid: false,
  });
  expect(checkout).toMatchObject({
    payment: { booking: id, amount: booking.trip_cost, status: 'OPEN' },
    providers: [{ name: 'test' }],
  });
  await runDueWork(app.services);
  expect((await driver.get('/bookings')).body).toEqual([]);
});

it('is rejected while cards are unavailable, before anything is stored, and the pages know this in advance [4.30, 8.10, 9.10]', async () => {
  const { services, connection } = app;
  const before = services.payments;
  services.payments = [];
  const count = () => connection.collection('bookings').countDocuments();
  const bookings = await count();
  const answers = [
    await rider.post('/bookings', aDelivery),
    await admin.post('/bookings', { ...aDelivery, customer: rider.user.id }),
  ];
  const { body: bootstrap } = await app.anonymous.get('/bootstrap');
  services.payments = before;
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [409, 'no_provider_found'],
    [409, 'no_provider_found'],
  ]);
  expect(await count()).toBe(bookings);
  expect(bootstrap.settings).toMatchObject({ category: 'delivery', cardPayments: false });
  expect((await app.anonymous.get('/settings')).body).toMatchObject({ cardPayments: true });
});

it('is offered to drivers once it is paid, and becomes PAID automatically at the drop [9.10, 3.12, 4.19]', async () => {
  const { id } = await prepaid();
  const paid = await readStored(id);
  expect(paid).toMatchObject({ status: 'NEW', prepaid: true, gateway: 'test' });
  expect(paid.requestedDrivers).toEqual({ [driver.user.id]: true });
  await steps(id, 'accept', 'arrive', 'start');
  expect((await reach(id)).status).toBe(200);
  expect(await readStored(id)).toMatchObject({
    status: 'PAID',
    gateway: 'test',
    cardPaymentAmount: paid.trip_cost,
    customer_paid: paid.trip_cost,
  });
  expect([await walletOf(driver), await walletOf(rider)]).toEqual([paid.driver_share, 20]);
  expect(await app.services.db.users.findById(driver.user.id)).toMatchObject({ queue: false });
});

it('booked by an admin is paid by card at the drop [4.2, 4.29]', async () => {
  const { body } = await admin.post('/bookings', { ...aDelivery, customer: rider.user.id });
  expect(body).toMatchObject({ status: 'NEW', prepaid: false });
  expect((await rider.get(`/bookings/${body.id}/payment`)).status).toBe(409);
  await steps(body.id, 'accept', 'arrive', 'start');
  await reach(body.id);
  expect(await readStored(body.id)).toMatchObject({ status: 'PENDING' });
  const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
  await cardPage(app, checkout.fields).pay();
  const booking = await readStored(body.id);
  expect(booking).toMatchObject({ status: 'PAID', gateway: 'test', prepaid: false });
  expect(await walletOf(driver)).toBe(booking.driver_share);
});

it('accepts neither cash nor wallet [9.10]', async () => {
  const { id } = await booked();
  for (const payment_mode of ['cash', 'wallet']) {
    const { status, body } = await rider.post(`/bookings/${id}/pay`, { payment_mode });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'payment_mode_unavailable' });
  }
  expect(await readStored(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment_mode: 'card' });
});

it('with Book Later keeps its time, and is offered 15 minutes before it', async () => {
  const tripdate = app.clock.at + 60 * MINUTE_MS;
  const { id, page } = await booked({ bookLater: true, tripdate });
  await page.pay();
  expect(await readStored(id)).toMatchObject({
    status: 'NEW',
    tripdate,
    dispatch: { nextAt: tripdate - 15 * MINUTE_MS, offers: [] },
  });
});

it('paid late still gets the full time to find a driver', async () => {
  const { id, page } = await booked();
  app.clock.at += 29 * MINUTE_MS;
  await page.pay();
  expect(await readStored(id)).toMatchObject({ status: 'NEW', tripdate: app.clock.at });
  app.clock.at += 29 * MINUTE_MS;
  await runDueWork(app.services);
  expect(await readStored(id)).toMatchObject({ status: 'NEW' });
});

it('not paid for half an hour is canceled as incomplete, and not earlier [4.27]', async () => {
  const { id } = await booked();
  app.clock.at += 30 * MINUTE_MS;
  await runDueWork(app.services);
  expect(await readStored(id)).toMatchObject({ status: 'PAYMENT_PENDING' });
  app.clock.at += 1;
  await runDueWork(app.services);
  expect(await readStored(id)).toMatchObject({
    status: 'CANCELLED',
    cancelledBy: 'system',
    reason: 'cancel_reason_incomplete_booking',
  });
  expect(await walletOf(rider)).toBe(20);
});

it('canceled by its rider before payment costs nothing; a later payment is credited to the wallet once [4.25, 4.27]', async () => {
  const { id, checkout, page } = await booked();
  const { location } = await page.press('approve', 'return');
  expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Incomplete' })).status).toBe(200);
  expect((await page.show()).status).toBe(409);
  await Promise.all([1, 2, 3].map(() => page.open(location as string)));
  expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', prepaid: false });
  expect(await walletOf(rider)).toBe(20 + checkout.payment.amount);
  expect((await rider.get(`/payments/${checkout.payment.id}`)).body).toMatchObject({
    status: 'SETTLED',
    settledAs: 'wallet',
  });
});

describe('canceled after payment, it is refunded to the wallet', () => {
  it.each(['rider', 'admin'] as const)(
    'by the %s, once, with a notice that opens the wallet [2.63]',
    async (by) => {
      const { id, checkout } = await prepaid();
      const canceller = by === 'rider' ? rider : admin;
      await Promise.all([1, 2, 3].map(() => canceller.post(`/bookings/${id}/cancel`, { reason: 'No' })));
      expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', cancelledBy: by });
      expect(await walletOf(rider)).toBe(20 + checkout.payment.amount);
      const { body: history } = await rider.get('/wallethistory');
      expect(history.filter(({ txRef }: { txRef: string }) => txRef === `booking:${id}:refund`)).toEqual([
        expect.objectContaining({ type: 'Credit', amount: checkout.payment.amount }),
      ]);
      const { rows } = await app.services.db.outbox.list({
        filter: { to: rider.user.id, title: 'Refund issued' },
        sort: { field: 'at', order: 1 },
        skip: 0,
        limit: 10,
      });
      expect(rows.map(({ screen }) => screen)).toEqual(['wallet']);
    },
  );

  it('by the driver at the pickup', async () => {
    const { id, checkout } = await prepaid();
    await steps(id, 'accept', 'arrive');
    await driver.post(`/bookings/${id}/cancel`, { reason: 'The receiver was away' });
    expect(await walletOf(rider)).toBe(20 + checkout.payment.amount);
  });

  it('by the system, when no driver took it for half an hour', async () => {
    const { id, checkout } = await prepaid();
    app.clock.at += 30 * MINUTE_MS + 1;
    await runDueWork(app.services);
    expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'system' });
    expect(await walletOf(rider)).toBe(20 + checkout.payment.amount);
  });

  it("with the driver's cancellation fee charged separately [3.27]", async () => {
    const { id, checkout } = await prepaid();
    await steps(id, 'accept');
    app.clock.at += 5 * MINUTE_MS;
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    expect([await walletOf(rider), await walletOf(driver)]).toEqual([20 + checkout.payment.amount - 3, 3]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('correctly after a crash following %d writes', async (writes) => {
    const { id, checkout } = await prepaid();
    await steps(id, 'accept');
    const repair = breakAfter(writes, app.services);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'No' });
    repair();
    app.clock.at += MINUTE_MS;
    await runDueWork(app.services);
    await admin.post(`/bookings/${id}/cancel`, { reason: 'No' });
    await runDueWork(app.services);
    expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', effects: [] });
    expect(await walletOf(rider)).toBe(20 + checkout.payment.amount);
    expect(await app.services.db.users.findById(driver.user.id)).toMatchObject({ queue: false });
  });
});

it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'is sent to drivers once when its payment is interrupted after %d writes',
  async (writes) => {
    const { id, page } = await booked();
    const { location } = await page.press('approve', 'return');
    const repair = breakAfter(writes, app.services);
    await page.open(location as string);
    repair();
    app.clock.at += 20_000;
    await runDueWork(app.services);
    await page.open(location as string);
    await runDueWork(app.services);
    const booking = await readStored(id);
    expect(booking).toMatchObject({ status: 'NEW', prepaid: true, payments: [{ as: 'booking' }] });
    expect(booking.requestedDrivers).toEqual({ [driver.user.id]: true });
    expect(await walletOf(rider)).toBe(20);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Enough' });
  },
);
