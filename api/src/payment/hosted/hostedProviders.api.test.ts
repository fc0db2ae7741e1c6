import type { CheckoutFields } from '@wayfare/shared';
import { runDueWork } from '../../dueWork.js';
import { checkAttempts } from './checkAttempts.js';
import { breakAfter } from '../../../test/support/brokenServices.js';
import {
  type CardBusiness,
  openCardBusiness,
  sayGoodbye,
  welcome,
} from '../../../test/support/cardBusiness.js';
import { flutterwaveProtocol } from '../../../test/support/providers/flutterwaveProtocol.js';
import { liqpayProtocol } from '../../../test/support/providers/liqpayProtocol.js';
import { mercadopagoProtocol } from '../../../test/support/providers/mercadopagoProtocol.js';
import { paypalProtocol } from '../../../test/support/providers/paypalProtocol.js';
import { paystackProtocol } from '../../../test/support/providers/paystackProtocol.js';
import {
  type DoubleCheckout,
  type Mood,
  type ProviderDouble,
  type ProviderProtocol,
  type SignedWebhook,
  startProviderDouble,
} from '../../../test/support/providers/providerDouble.js';
import { stripeProtocol } from '../../../test/support/providers/stripeProtocol.js';

/** What every provider with a hosted checkout keeps, against a server that speaks its documented protocol. */
const protocols: readonly ProviderProtocol[] = [
  stripeProtocol,
  paypalProtocol,
  paystackProtocol,
  flutterwaveProtocol,
  liqpayProtocol,
  mercadopagoProtocol,
];
const BAD_MOODS: readonly Mood[] = ['hangs', 'fails', 'garbage', 'html', 'redirects'];
const MINUTE = 60_000;

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))('%s', (name, protocol) => {
  let provider: ProviderDouble;
  let business: CardBusiness;

  beforeAll(async () => {
    provider = await startProviderDouble(protocol);
    const environment = { ...protocol.environment(provider.url), PAYMENT_TIMEOUT_MS: '200' };
    business = await openCardBusiness(environment);
  });
  afterAll(async () => {
    await business.app.close();
    await provider.close();
  });
  beforeEach(async () => {
    await welcome(business);
  });
  afterEach(async () => {
    provider.mood = 'normal';
    await sayGoodbye(business);
  });

  const browser = { accept: 'text/html', origin: 'http://127.0.0.1:3000' };

  /** The page of the provider that a page of ours leads on to. */
  const linkIn = (html: string) => (/<a href="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

  /** Posts the site's form and goes on to the provider's page, as a browser does. */
  async function show(fields: CheckoutFields) {
    const { status, text } = await business.app
      .request('post', `/api/payments/${name}`)
      .set(browser)
      .send(new URLSearchParams(fields as unknown as Record<string, string>).toString());
    const link = status === 200 ? linkIn(text) : '';
    if (protocol.opensByLink && link.startsWith(provider.url)) expect((await fetch(link)).status).toBe(200);
    return { status, text, link };
  }

  /** A trip whose rider is at the provider's page. */
  async function atProvider() {
    const { id, checkout } = await business.cardTrip();
    const answer = await show(checkout.fields);
    expect(answer.status).toBe(200);
    const opened = provider.checkouts.all.at(-1) as DoubleCheckout;
    const { text: html, link } = answer;
    return { id, order: checkout.payment.id, fields: checkout.fields, opened, html, link };
  }

  /** The browser comes back from the provider. */
  async function comeBack({ returnUrl }: DoubleCheckout) {
    const { pathname, search } = new URL(returnUrl);
    const { status, headers } = await business.app.request('get', `${pathname}${search}`).set(browser);
    return { status, location: headers.location as string | undefined };
  }

  /** Asks about attempts that are due, and then does the work of a pass. */
  async function lookUpDue() {
    await checkAttempts(business.app.services, 100);
    await runDueWork(business.app.services);
  }

  const now = () => business.app.clock.at;
  async function deliver({ body, headers, query = '' }: SignedWebhook) {
    const answer = await business.app
      .request('post', `/api/payments/${name}/webhook${query}`)
      .set({ 'content-type': 'application/json', ...headers })
      .send(body);
    return { status: answer.status, error: (answer.body as { error?: string }).error };
  }
  const webhook = (checkout: DoubleCheckout) => deliver(protocol.webhook(checkout, now()));

  const stored = (id: string) => business.stored(id);
  const wallet = () => business.walletOf(business.rider);
  async function expectUnpaid(id: string, order: string) {
    expect(await stored(id)).toMatchObject({ status: 'PENDING' });
    expect(['OPEN', 'DECLINED']).toContain((await business.payment(order)).status);
  }
  async function expectPaidOnce(id: string, order: string) {
    const booking = await stored(id);
    expect(booking).toMatchObject({ status: 'PAID', gateway: name, payment_mode: 'card' });
    expect(booking.payments).toHaveLength(1);
    expect(await business.payment(order)).toMatchObject({ status: 'SETTLED', settledAs: 'booking' });
    expect([await wallet(), await business.walletOf(business.driver)]).toEqual([100, booking.driver_share]);
  }

  it('is offered once its keys are set [3.38, 7.12]', async () => {
    const { body } = await business.rider.get('/get_providers');
    expect(body).toEqual([
      { name, link: `/api/payments/${name}` },
      { name: 'test', link: '/api/payments/test' },
    ]);
  });

  it('takes the payer to its own page with the exact amount, and back to the paid trip [7.38]', async () => {
    const { id, order, fields, opened, html, link } = await atProvider();
    expect(opened).toMatchObject({ amount: fields.amount, currency: fields.currency });
    expect(opened.id).toMatch(/^[a-z0-9]{32}$/);
    expect(link.startsWith(`${provider.url}/`)).toBe(true);
    expect(html.replaceAll('&amp;', '&')).toContain(`content="0; url=${link}"`);
    for (const secret of protocol.secrets) expect(html).not.toContain(secret);
    opened.state = 'paid';
    expect(await comeBack(opened)).toEqual({ status: 303, location: `/bookings/${id}?payment=${order}` });
    await expectPaidOnce(id, order);
  });

  it('tops up a wallet', async () => {
    const { body: checkout } = await business.rider.post('/wallet/topups', { amount: 25.5 });
    expect((await show(checkout.fields)).status).toBe(200);
    const opened = provider.checkouts.all.at(-1) as DoubleCheckout;
    opened.state = 'paid';
    expect((await comeBack(opened)).location).toBe(`/profile/wallet?payment=${checkout.payment.id}`);
    expect(await wallet()).toBe(125.5);
  });

  it('settles once, however often return and webhook report the payment', async () => {
    const { id, order, opened } = await atProvider();
    opened.state = 'paid';
    const answers = await Promise.all([comeBack(opened), webhook(opened), comeBack(opened), webhook(opened)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 200, 303, 200]);
    business.app.clock.at += 6 * MINUTE;
    await lookUpDue();
    await expectPaidOnce(id, order);
  });

  it('settles by webhook alone, and by looking the payment up if nothing ever arrives', async () => {
    const one = await atProvider();
    one.opened.state = 'paid';
    expect((await webhook(one.opened)).status).toBe(200);
    await expectPaidOnce(one.id, one.order);
    await sayGoodbye(business);
    await welcome(business);
    const other = await atProvider();
    other.opened.state = 'paid';
    await lookUpDue();
    await expectUnpaid(other.id, other.order);
    business.app.clock.at += 6 * MINUTE;
    await lookUpDue();
    await expectPaidOnce(other.id, other.order);
    const attempt = await business.app.services.db.paymentAttempts.findById(other.opened.id);
    expect(attempt).not.toHaveProperty('checkDue');
  });

  it('changes nothing when the payer comes back without having paid, or is declined', async () => {
    const { id, order, opened } = await atProvider();
    expect((await comeBack(opened)).location).toBe(`/bookings/${id}?payment=${order}`);
    await expectUnpaid(id, order);
    opened.state = 'declined';
    await comeBack(opened);
    await expectUnpaid(id, order);
    const declined = protocol.reportsDeclines ? 'DECLINED' : 'OPEN';
    expect((await business.payment(order)).status).toBe(declined);
  });

  it('continues the checkout the payer left, and opens another one after a decline', async () => {
    const { fields, opened, id, order, link } = await atProvider();
    expect((await show(fields)).link).toBe(link);
    expect(provider.checkouts.all.at(-1)).toBe(opened);
    if (protocol.reportsDeclines) {
      opened.state = 'declined';
      await show(fields);
      const next = provider.checkouts.all.at(-1) as DoubleCheckout;
      expect(next.id).not.toBe(opened.id);
      next.state = 'paid';
      await comeBack(next);
    } else {
      opened.state = 'paid';
      expect((await show(fields)).link).toBe(`/api/payments/${name}/return?attempt=${opened.id}`);
      await comeBack(opened);
    }
    await expectPaidOnce(id, order);
  });

  it('puts money that is no longer needed into the wallet, once', async () => {
    const { id, order, opened } = await atProvider();
    await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    opened.state = 'paid';
    await Promise.all([comeBack(opened), webhook(opened), webhook(opened)]);
    const booking = await stored(id);
    expect(booking).toMatchObject({ status: 'PAID', payment_mode: 'cash' });
    expect(await business.payment(order)).toMatchObject({ status: 'SETTLED', settledAs: 'wallet' });
    expect(await wallet()).toBe(100 + booking.trip_cost);
  });

  it.each([
    ['another amount', { amount: '0.01' }],
    ['another currency', { currency: 'JPY' }],
  ])('refuses a payment of %s', async (_title, change) => {
    const { id, order, opened } = await atProvider();
    Object.assign(opened, change, { state: 'paid' });
    expect((await comeBack(opened)).status).toBe(400);
    expect(await webhook(opened)).toEqual({ status: 400, error: 'payment_amount_mismatch' });
    business.app.clock.at += 6 * MINUTE;
    await lookUpDue();
    await expectUnpaid(id, order);
  });

  it('refuses forged messages, and does not believe what genuine ones say', async () => {
    const { id, order, opened } = await atProvider();
    const genuine = protocol.webhook(opened, now());
    const [header] = Object.keys(genuine.headers) as [string];
    const refused = { status: 400, error: 'payment_not_verified' };
    const unsigned = { ...genuine, headers: {} };
    const empty = { ...genuine, headers: { ...genuine.headers, [header]: '' } };
    const long = { ...genuine, headers: { ...genuine.headers, [header]: 'f'.repeat(4_000) } };
    const foreign = [...protocols].find((other) => other.name !== name)!.webhook(opened, now());
    for (const forged of [protocol.forgedWebhook(opened, now()), unsigned, empty, long, foreign])
      expect(await deliver(forged)).toEqual(refused);
    if (protocol.signsBody)
      expect(await deliver({ ...genuine, body: genuine.body.replace(/[a-f0-9]/, 'x') })).toEqual(refused);
    // It reports a payment, which the provider does not know of when it is asked.
    await deliver(protocol.webhook(opened, now()));
    await expectUnpaid(id, order);
  });

  it('ignores genuine messages about other things, and refuses those about unknown payments', async () => {
    expect(await deliver(protocol.otherWebhook(now()))).toEqual({ status: 200, error: undefined });
    const strange = provider.checkouts.open({
      ...{ id: 'f'.repeat(32), amount: '5.00', currency: 'USD' },
      returnUrl: 'http://127.0.0.1:3000/elsewhere',
    });
    strange.state = 'paid';
    expect(await webhook(strange)).toEqual({ status: 404, error: 'not_found' });
    const { status } = await business.app.request('get', `/api/payments/${name}/return`).set(browser);
    expect(status).toBe(400);
    const unknown = await business.app
      .request('get', `/api/payments/${name}/return?attempt=${'0'.repeat(32)}`)
      .set(browser);
    expect(unknown.status).toBe(404);
  });

  it('says so when it cannot open a checkout, and opens it later', async () => {
    const { id, checkout } = await business.cardTrip();
    // A signed link is made without asking the provider, who is asked when the payer comes back to it.
    if (protocol.opensByLink) await show(checkout.fields);
    for (const mood of BAD_MOODS) {
      provider.mood = mood;
      const started = performance.now();
      const { status, text } = await show(checkout.fields);
      const isTold = text.includes('The payment providers could not be loaded.');
      expect({ mood, status, isTold }).toEqual({ mood, status: 502, isTold: true });
      expect(performance.now() - started).toBeLessThan(5_000);
    }
    await expectUnpaid(id, checkout.payment.id);
    provider.mood = 'normal';
    expect((await show(checkout.fields)).status).toBe(200);
  });

  it('is asked again until it tells the result', async () => {
    const { id, order, opened } = await atProvider();
    opened.state = 'paid';
    for (const mood of BAD_MOODS) {
      provider.mood = mood;
      expect((await comeBack(opened)).location).toBe(`/bookings/${id}?payment=${order}`);
      expect(await webhook(opened)).toEqual({ status: 502, error: 'provider_fetch_error' });
    }
    business.app.clock.at += 6 * MINUTE;
    await lookUpDue();
    await expectUnpaid(id, order);
    provider.mood = 'normal';
    business.app.clock.at += 30 * MINUTE;
    await lookUpDue();
    await expectPaidOnce(id, order);
  });

  // What is written is the same for every provider.
  it.each(protocol === stripeProtocol ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [4])(
    'ends like an uninterrupted payment after a crash, %d writes in',
    async (writes) => {
      const { id, order, opened } = await atProvider();
      opened.state = 'paid';
      const repair = breakAfter(business.app.services, writes);
      await comeBack(opened);
      business.app.clock.at += 6 * MINUTE;
      await lookUpDue().catch(() => undefined);
      repair();
      business.app.clock.at += 60 * MINUTE;
      await lookUpDue();
      await lookUpDue();
      await expectPaidOnce(id, order);
    },
  );

  it('stops asking about a checkout that is never paid', async () => {
    const { id, order, opened } = await atProvider();
    for (const hours of [1, 24, 24, 24]) {
      business.app.clock.at += hours * 60 * MINUTE;
      await lookUpDue();
    }
    const attempt = await business.app.services.db.paymentAttempts.findById(opened.id);
    expect(attempt).not.toHaveProperty('checkDue');
    expect((await business.payment(order)).status).not.toBe('SETTLED');
    expect((await stored(id)).status).not.toBe('PAID');
  });
});
