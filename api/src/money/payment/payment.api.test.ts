import type { CheckoutFields } from '@wayfare/shared';
import { localeTexts } from '../../basics/language/builtInLanguages.js';
import { runDueWork } from '../../process/dueWork.js';
import { aTrip, newId } from '../../../test/support/builders.js';
import {
  type CardBusiness,
  openCardBusiness,
  closeBusiness,
  welcome,
} from '../../../test/support/cardBusiness.js';
import { valueOf } from '../../../test/support/cardPage.js';
import { flutterwaveProtocol } from '../../../test/support/providers/flutterwaveProtocol.js';
import { startProviderDouble } from '../../../test/support/providers/providerDouble.js';
import { type Client, TEST_SECRET, type TestApp } from '../../../test/support/testApp.js';
import type { PaymentProviders } from './paymentProvider.js';
import { paymentProviders } from './providers.js';

const spanishTexts = localeTexts('es');
const arabicTexts = localeTexts('ar');

/** Paying a trip that awaits payment by card. */
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

const pendingTrip = () => business.pendingTrip();
const cardTrip = () => business.cardTrip();
const readStored = (id: string) => business.readStored(id);
const walletOf = (client: Client) => business.walletOf(client);
const payment = (id: string) => business.payment(id);

it('requires a signed-in rider', async () => {
  expect((await app.anonymous.get('/get_providers')).status).toBe(401);
  expect((await app.anonymous.get(`/bookings/${newId()}/payment`)).status).toBe(401);
  expect((await app.anonymous.post('/wallet/topups', { amount: 5 })).status).toBe(401);
  expect((await driver.post('/wallet/topups', { amount: 5 })).status).toBe(403);
});

it('lists the configured providers, with their links [7.12, 3.38]', async () => {
  const { status, body } = await rider.get('/get_providers');
  expect({ status, body }).toEqual({ status: 200, body: [{ name: 'test', link: '/api/payments/test' }] });
});

it('stores the card payment data while the trip stays PENDING, and returns exactly the fields of the form [4.29, 7.38, 3.13]', async () => {
  const { id, checkout } = await cardTrip();
  const booking = await readStored(id);
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

it('lets only the rider choose the card, and only for a trip that awaits payment [4.29, 6.2]', async () => {
  const id = await pendingTrip();
  const card = { payment_mode: 'card' };
  expect((await driver.post(`/bookings/${id}/pay`, card)).status).toBe(400);
  expect((await (await app.signedIn('admin')).post(`/bookings/${id}/pay`, card)).status).toBe(403);
  expect((await (await app.signedIn('rider')).post(`/bookings/${id}/pay`, card)).status).toBe(404);
  expect((await rider.get(`/bookings/${id}/payment`)).status).toBe(409);
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  expect((await rider.post(`/bookings/${id}/pay`, card)).status).toBe(409);
  const { body: fresh } = await rider.post('/bookings', aTrip);
  expect((await rider.post(`/bookings/${fresh.id}/pay`, card)).status).toBe(409);
  expect(await readStored(fresh.id)).toMatchObject({ payment_mode: 'cash', cardPaymentAmount: 0 });
  await rider.post(`/bookings/${fresh.id}/cancel`, { reason: 'Enough' });
});

describe('paying a trip', () => {
  it('shows the order, is approved, and returns to a paid trip [3.12, 4.16, 4.19]', async () => {
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
    const booking = await readStored(id);
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

  it.each(['webhook', 'return'])('succeeds through the %s alone', async (channel) => {
    const { id, page } = await cardTrip();
    const { location } = await page.press('approve', channel);
    if (channel === 'return') expect((await page.open(location as string)).status).toBe(303);
    else expect(location).toBeNull();
    expect(await readStored(id)).toMatchObject({ status: 'PAID', gateway: 'test' });
  });

  it('happens once, no matter how often return and webhook report it', async () => {
    const { id, page } = await cardTrip();
    const { location } = await page.press('approve', 'return');
    const answers = await Promise.all(Array.from({ length: 20 }, () => page.open(location as string)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
    await page.open(location as string);
    const booking = await readStored(id);
    expect(booking).toMatchObject({ status: 'PAID', payments: [{ as: 'booking' }] });
    expect([await walletOf(driver), await walletOf(rider)]).toEqual([booking.driver_share, 100]);
  });

  it('leaves the trip payable when declined', async () => {
    const { id, checkout, page } = await cardTrip();
    const { location } = await page.press('decline');
    expect((await page.open(location as string)).location).toBe(
      `/bookings/${id}?payment=${checkout.payment.id}`,
    );
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'DECLINED', settledAs: null });
    expect(await readStored(id)).toMatchObject({ status: 'PENDING', gateway: null });
    await page.pay();
    expect(await payment(checkout.payment.id)).toMatchObject({ status: 'SETTLED' });
    expect(await readStored(id)).toMatchObject({ status: 'PAID' });
  });

  it('succeeds after hanging, once the provider reports it', async () => {
    const { id, page } = await cardTrip();
    const hanging = await page.press('hang');
    expect(hanging.status).toBe(200);
    app.clock.at += 3_600_000;
    await runDueWork(app.services);
    expect(await readStored(id)).toMatchObject({ status: 'PENDING' });
    const { status } = await page.post('/api/payments/test/webhooks', {
      session: valueOf(hanging.html, 'session'),
      reference: valueOf(hanging.html, 'reference'),
    });
    expect(status).toBe(200);
    expect(await readStored(id)).toMatchObject({ status: 'PAID', gateway: 'test' });
  });
});

describe('POST /payments/:provider', () => {
  it.each([
    [{ amount: '0.01' }, 400, 'payment_amount_mismatch'],
    [{ currency: 'JPY' }, 400, 'payment_amount_mismatch'],
    [{ order_id: 'unknown' }, 404, 'not_found'],
    [{ amount: 'NaN' }, 400, 'validation_error'],
    [{ amount: 1e308 }, 400, 'validation_error'],
    [{ quantity: '2' }, 400, 'validation_error'],
    [{ order_id: undefined }, 400, 'validation_error'],
  ])('rejects a form with %j [7.38]', async (changes, status, error) => {
    const { checkout } = await cardTrip();
    const answer = await app.anonymous.post('/payments/test', { ...checkout.fields, ...changes });
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  });

  it('does not show an order that is paid, or whose trip is paid', async () => {
    const { id, page } = await cardTrip();
    await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    expect((await page.show()).status).toBe(409);
    const other = await cardTrip();
    await other.page.pay();
    const { status, html } = await other.page.show();
    expect({ status, html }).toEqual({ status: 409, html: expect.stringContaining('no longer be paid') });
  });

  it("also accepts JSON, and answers in the payer's language without a script", async () => {
    const { checkout } = await cardTrip();
    await app.services.db.languages.insert({
      id: newId(),
      langName: 'العربية',
      langLocale: 'ar',
      dateLocale: 'ar',
      default: false,
      createdAt: '2026-01-01T00:00:00Z',
      keyValuePairs: arabicTexts,
    });
    const { text: html, headers } = await app
      .request('post', '/api/payments/test')
      .set({ accept: 'text/html', 'accept-language': 'ar' })
      .send(checkout.fields);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|\son\w+=/i);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(arabicTexts.test_payment_approve);
  });

  it('escapes HTML in names', async () => {
    const { page } = await cardTrip();
    const { html } = await page.show({ first_name: '<img src=x onerror=alert(1)>', email: '"><b>' });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
  });
});

describe('without a provider', () => {
  let before: PaymentProviders;
  beforeEach(() => {
    before = app.services.payments;
    app.services.payments = [];
  });
  afterEach(() => {
    app.services.payments = before;
  });

  it('lists none, and rejects card payments [8.10]', async () => {
    expect((await rider.get('/get_providers')).body).toEqual([]);
    const id = await pendingTrip();
    const { status, body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'card' });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'no_provider_found' });
  });
});

it('reports that a provider cannot be reached when it does not answer [8.10]', async () => {
  const { checkout } = await cardTrip();
  const before = app.services.payments;
  const provider = { ...(before[0] as PaymentProviders[number]) };
  provider.checkout = async () => {
    throw new Error('no answer');
  };
  app.services.payments = [provider];
  const { status, body } = await app.anonymous.post('/payments/test', checkout.fields);
  app.services.payments = before;
  expect({ status, error: body.error }).toEqual({ status: 502, error: 'provider_fetch_error' });
});

describe('the data sent to a hosted provider', () => {
  /** Sends a checkout form, with some fields changed. Returns the data sent to the provider. */
  async function sentCheckout(fields: CheckoutFields, changed: Partial<CheckoutFields>) {
    const double = await startProviderDouble(flutterwaveProtocol);
    const before = app.services.payments;
    const config = { ...app.services.config, ...flutterwaveProtocol.environment(double.url) };
    app.services.payments = await paymentProviders({ ...app.services, config, secret: TEST_SECRET });
    await app
      .request('post', '/api/payments/flutterwave')
      .set({ 'accept-language': 'es' })
      .send({ ...fields, ...changed });
    app.services.payments = before;
    await double.close();
    return JSON.parse(double.requests[0]?.text ?? '');
  }

  it('comes from its own records, in the language of the page', async () => {
    await app.services.db.languages.insert({
      id: newId(),
      langName: 'Español',
      langLocale: 'es',
      dateLocale: 'es-US',
      default: false,
      createdAt: '2026-01-01T00:00:00Z',
      keyValuePairs: spanishTexts,
    });
    const { id, checkout } = await cardTrip();
    const changed = { product_name: 'Free', first_name: 'Someone', last_name: 'Else' };
    expect(await sentCheckout(checkout.fields, changed)).toMatchObject({
      customizations: { title: `Wayfare: viaje ${id}` },
      customer: { email: rider.user.email, name: 'Test rider' },
    });
  });

  it.each(['email', 'cust_id'] as const)(
    'names no payer to someone who does not know their %s',
    async (unknown) => {
      const { checkout } = await cardTrip();
      const { customer } = await sentCheckout(checkout.fields, { [unknown]: '' });
      expect(JSON.stringify(customer)).not.toMatch(/Test|rider/);
      expect(customer.email).toMatch(/^no-reply@/);
    },
  );
});

it('documents the browser form in the OpenAPI contract, with one path per address', async () => {
  const { body } = await app.anonymous.get('/openapi.json');
  const { get, post } = body.paths['/api/payments/{order}'];
  for (const { parameters } of [get, post])
    expect(parameters[0]).toMatchObject({ name: 'order', in: 'path' });
  expect(Object.keys(post.requestBody.content)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
  expect(post.responses[200].content).toHaveProperty(['text/html']);
  expect(body.paths).not.toHaveProperty(['/api/payments/{provider}']);
});

it('offers the sandbox provider outside production, and in production only if allowed [3.38]', async () => {
  const names = async (NODE_ENV: 'development' | 'production', ALLOW_TEST_PAYMENTS: boolean) => {
    const config = { ...app.services.config, NODE_ENV, ALLOW_TEST_PAYMENTS };
    const providers = await paymentProviders({ ...app.services, config, secret: TEST_SECRET });
    return providers.map(({ name }) => name);
  };
  expect(await names('development', false)).toEqual(['test']);
  expect(await names('production', false)).toEqual([]);
  expect(await names('production', true)).toEqual(['test']);
});
