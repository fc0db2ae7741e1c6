import { type CheckoutFields, toWire, sumAmounts } from '@wayfare/shared';
import { parseEnvironment } from '../../../platform/config/environment.js';
import { runDueWork } from '../../../process/dueWork.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { paymentProviders } from '../providers.js';
import { checkAttempts } from './checkAttempts.js';
import { breakAfter } from '../../../../test/support/brokenServices.js';
import { paytmProtocol } from '../../../../test/support/providers/paytmProtocol.js';
import {
  browser,
  openProviderBusiness,
  type ProviderBusiness,
  requestsAbout,
} from '../../../../test/support/providers/providerBusiness.js';
import {
  type DoubleCheckout,
  type Mood,
  type ProviderDouble,
  type SignedWebhook,
} from '../../../../test/support/providers/providerDouble.js';
import { protocols } from '../../../../test/support/providers/protocols.js';
import { keepsTheContract } from '../../../../test/support/providers/paymentContract.js';
import { sandboxSide } from '../../../../test/support/providers/sandboxSide.js';
import { stripeProtocol } from '../../../../test/support/providers/stripeProtocol.js';

/**
 * The contract that all thirteen providers keep; and what every provider with a hosted checkout keeps
 * besides, against a server with its documented protocol.
 */
const BAD_MOODS: readonly Mood[] = ['hangs', 'fails', 'garbage', 'html', 'redirects'];
const MINUTE = 60_000;

let business: ProviderBusiness;
beforeAll(async () => {
  business = await openProviderBusiness(protocols);
});
afterAll(async () => {
  expect((await auditLedger(undefined, business.app.services)).problems).toEqual([]);
  await business.close();
});

/** A trip whose rider is at a provider's page, and the wallets before. */
interface Paying {
  id: string;
  order: string;
  opened: DoubleCheckout;
  wallets: (number | undefined)[];
}

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))('%s', (name, protocol) => {
  let provider: ProviderDouble;
  let requests: ReturnType<typeof requestsAbout>;

  beforeAll(async () => {
    provider = business.doubles.find((double) => double.protocol === protocol) as ProviderDouble;
    requests = requestsAbout(provider);
    await setCurrency(protocol.currency ?? 'USD');
  });
  afterEach(async () => {
    provider.mood = 'normal';
    // Attempts that a test leaves unpaid are not looked up in the next test.
    await business.app.connection.collection('payment_attempts').updateMany({}, { $unset: { checkDue: 1 } });
  });

  const now = () => business.app.clock.at;
  const wallets = () => Promise.all([business.rider, business.driver].map(business.walletOf));
  const readStored = (id: string) => business.readStored(id);
  const latest = () => provider.checkouts.all.at(-1) as DoubleCheckout;
  const show = (fields: CheckoutFields) => requests.show(business.app, fields);
  const returnFromProvider = (checkout: DoubleCheckout) =>
    requests.returnFromProvider(business.app, checkout);
  const deliver = (message: SignedWebhook) => requests.deliver(business.app, message);
  const webhook = (checkout: DoubleCheckout) => deliver(protocol.webhook(checkout, now()));
  const sendsMessages = protocol.sendsMessages !== false;

  /**
   * The payer pays, but the product receives no message. At a provider without a page of its own, the product
   * charges the card, but the answer is lost.
   */
  async function pays(checkout: DoubleCheckout) {
    checkout.state = 'paid';
    if (!protocol.cardForm) return;
    provider.mood = 'losesAnswers';
    await returnFromProvider(checkout);
    provider.mood = 'normal';
  }

  async function setCurrency(code: string) {
    for (const { services } of [business.app, business.hasty])
      await services.db.settings.saveSettings({ code });
  }

  async function atProvider() {
    const { id, checkout } = await business.trip();
    const { status, text: html, ...target } = await show(checkout.fields);
    expect(status).toBe(200);
    const { payment, fields } = checkout;
    return { id, order: payment.id, fields, opened: latest(), html, ...target, wallets: await wallets() };
  }

  /** The app that a provider in a mood keeps waiting, or not. */
  function patientFor(mood: Mood) {
    business.hasty.clock.at = now();
    return mood === 'hangs' ? business.hasty : business.app;
  }

  /** Asks about attempts that are due. */
  const lookUpDue = () => checkAttempts(100, business.app.services);

  async function expectUnpaid({ id, order }: Pick<Paying, 'id' | 'order'>) {
    expect(await readStored(id)).toMatchObject({ status: 'PENDING' });
    expect(['OPEN', 'DECLINED']).toContain((await business.payment(order)).status);
  }
  async function expectPaidOnce({ id, order, wallets: [rider, driver] }: Paying) {
    const booking = await readStored(id);
    expect(booking).toMatchObject({ status: 'PAID', gateway: name, payment_mode: 'card' });
    expect(booking.payments).toHaveLength(1);
    expect(await business.payment(order)).toMatchObject({ status: 'SETTLED', settledAs: 'booking' });
    expect(await wallets()).toEqual([rider, toWire(sumAmounts([driver as number, booking.driver_share]))]);
  }

  keepsTheContract({
    name,
    sendsMessages,
    reportsCurrency: protocol.reportsCurrency !== false,
    business: () => business,
    async lookUp() {
      business.app.clock.at += 6 * MINUTE;
      await lookUpDue();
    },
    async giveUp() {
      business.app.clock.at += 4 * 24 * 60 * MINUTE;
      await lookUpDue();
      expect(await business.app.services.db.paymentAttempts.findById(latest().id)).not.toHaveProperty(
        'checkDue',
      );
    },
    async open(fields) {
      expect((await show(fields)).status).toBe(200);
      const opened = latest();
      return {
        pays: () => pays(opened),
        async declines() {
          opened.state = 'declined';
        },
        async records(change) {
          Object.assign(opened, change, { state: 'paid' });
        },
        returnFromProvider: () => returnFromProvider(opened),
        message: () => webhook(opened),
        forgedMessages: () => forgedAbout(opened),
      };
    },
  });

  async function forgedAbout(opened: DoubleCheckout) {
    const genuine = protocol.webhook(opened, now());
    const unsigned = [null, '', 'f'.repeat(4_000)].map((signature) => protocol.resigned(genuine, signature));
    const foreign = protocols.find((other) => other !== protocol)!.webhook(opened, now());
    const changed = { ...genuine, body: genuine.body.replace(/[a-f0-9]/, 'x') };
    const answers = [];
    for (const forged of [
      protocol.forgedWebhook(opened, now()),
      ...unsigned,
      foreign,
      ...(protocol.signsBody ? [changed] : []),
    ])
      answers.push(await deliver(forged));
    return answers;
  }

  it('is offered once its keys are set [3.38, 7.12]', async () => {
    const { services } = business.app;
    const config = parseEnvironment({ NODE_ENV: 'test', ...protocol.environment(provider.url) });
    const offered = await paymentProviders({ ...services, config, secret: 'any' });
    expect(offered.map((known) => known.name)).toEqual([name, 'test']);
    const { body } = await business.rider.get('/get_providers');
    expect(body).toContainEqual({ name, link: `/api/payments/${name}` });
  });

  it('takes the payer to its own page with the exact amount, and back to the paid trip [7.38]', async () => {
    const trip = await atProvider();
    const { id, order, fields, opened, html, link, form, policy, card } = trip;
    expect(opened).toMatchObject({ amount: fields.amount, currency: fields.currency });
    expect(opened.id).toMatch(/^[a-z0-9]{32}$/);
    const page = protocol.cardForm ? `/api/payments/${name}/card?attempt=${opened.id}` : `${provider.url}/`;
    expect(link.startsWith(page)).toBe(true);
    // A link opens by itself; a form needs the leave of the page's policy.
    if (form) expect(policy).toContain(`form-action ${provider.url} https:`);
    else expect(html.replaceAll('&amp;', '&')).toContain(`content="0; url=${link}"`);
    for (const secret of protocol.secrets) expect(html + (card?.html ?? '')).not.toContain(secret);
    opened.state = 'paid';
    expect(await returnFromProvider(opened)).toEqual({
      status: 303,
      location: `/bookings/${id}?payment=${order}`,
    });
    await expectPaidOnce(trip);
  });

  it('tops up a wallet', async () => {
    const [before] = await wallets();
    const { body: checkout } = await business.rider.post('/wallet/topups', { amount: 25.5 });
    expect((await show(checkout.fields)).status).toBe(200);
    const opened = latest();
    opened.state = 'paid';
    expect((await returnFromProvider(opened)).location).toBe(
      `/profile/wallet?payment=${checkout.payment.id}`,
    );
    expect((await wallets())[0]).toBe(toWire(sumAmounts([before as number, 25.5])));
  });

  it('settles by webhook alone, and by looking the payment up if nothing ever arrives', async () => {
    if (sendsMessages) {
      const one = await atProvider();
      await pays(one.opened);
      expect((await webhook(one.opened)).status).toBe(200);
      await expectPaidOnce(one);
    }
    const other = await atProvider();
    await pays(other.opened);
    await lookUpDue();
    await expectUnpaid(other);
    business.app.clock.at += 6 * MINUTE;
    await lookUpDue();
    await expectPaidOnce(other);
    const attempt = await business.app.services.db.paymentAttempts.findById(other.opened.id);
    expect(attempt).not.toHaveProperty('checkDue');
  });

  it('changes nothing when the payer comes back without having paid, or is declined', async () => {
    const trip = await atProvider();
    const { id, order, opened } = trip;
    expect((await returnFromProvider(opened)).location).toBe(`/bookings/${id}?payment=${order}`);
    await expectUnpaid(trip);
    opened.state = 'declined';
    await returnFromProvider(opened);
    await expectUnpaid(trip);
    const declined = protocol.reportsDeclines ? 'DECLINED' : 'OPEN';
    expect((await business.payment(order)).status).toBe(declined);
  });

  it('continues the checkout the payer left, and opens another one after a decline', async () => {
    const trip = await atProvider();
    const { fields, opened, link } = trip;
    expect((await show(fields)).link).toBe(link);
    expect(latest()).toBe(opened);
    if (protocol.reportsDeclines) {
      opened.state = 'declined';
      if (protocol.cardForm) await returnFromProvider(opened);
      await show(fields);
      const next = latest();
      expect(next.id).not.toBe(opened.id);
      next.state = 'paid';
      await returnFromProvider(next);
    } else {
      await pays(opened);
      expect((await show(fields)).link).toBe(`/api/payments/${name}/return?attempt=${opened.id}`);
      await returnFromProvider(opened);
    }
    await expectPaidOnce(trip);
  });

  // Which checkout is continued is decided in the same way for every provider.
  if (protocol === paytmProtocol)
    it('opens another checkout for a payer who comes back when the first one may have ended', async () => {
      const trip = await atProvider();
      business.app.clock.at += 14 * MINUTE;
      await show(trip.fields);
      const next = latest();
      expect(next.id).not.toBe(trip.opened.id);
      next.state = 'paid';
      await returnFromProvider(next);
      await expectPaidOnce(trip);
    });

  if (protocol.currency)
    it('takes no orders of a currency it cannot charge', async () => {
      await setCurrency('USD');
      const { checkout } = await business.trip();
      const before = latest();
      expect((await show(checkout.fields)).status).toBe(400);
      expect(latest()).toBe(before);
      await setCurrency(protocol.currency as string);
    });

  it('ignores genuine messages about other things, and about payments of other shops', async () => {
    const refused = { status: 400, error: 'payment_not_verified' };
    const ignored = { status: 200, error: undefined };
    expect(await deliver(protocol.otherWebhook(now()))).toEqual(sendsMessages ? ignored : refused);
    const strange = provider.checkouts.open({
      id: 'f'.repeat(32),
      amount: '5.00',
      currency: 'USD',
      returnUrl: 'http://127.0.0.1:3000/elsewhere',
    });
    strange.state = 'paid';
    expect(await webhook(strange)).toEqual(sendsMessages ? ignored : refused);
    const { status } = await business.app.request('get', `/api/payments/${name}/return`).set(browser);
    expect(status).toBe(400);
    const unknown = await business.app
      .request('get', `/api/payments/${name}/return?attempt=${'0'.repeat(32)}`)
      .set(browser);
    expect(unknown.status).toBe(404);
  });

  it('says so when it cannot open a checkout, and opens it later', async () => {
    const { id, checkout } = await business.trip();
    // A signed link is made without asking the provider, who is asked when the payer comes back to it.
    if (protocol.opensByLink) await show(checkout.fields);
    // A card form that the provider is not asked for opens in any case.
    if (protocol.cardForm && !protocol.cardForm.isAskedFor) {
      provider.mood = 'fails';
      expect((await show(checkout.fields)).card?.status).toBe(200);
      return;
    }
    for (const mood of BAD_MOODS) {
      provider.mood = mood;
      const { status, text } = await requests.show(patientFor(mood), checkout.fields);
      const isReported = text.includes('The payment providers could not be loaded.');
      expect({ mood, status, isReported }).toEqual({ mood, status: 502, isReported: true });
    }
    await expectUnpaid({ id, order: checkout.payment.id });
    provider.mood = 'normal';
    expect((await show(checkout.fields)).status).toBe(200);
  });

  it('is asked again until it reports the result', async () => {
    const trip = await atProvider();
    const { id, order, opened } = trip;
    await pays(opened);
    for (const mood of BAD_MOODS) {
      provider.mood = mood;
      const app = patientFor(mood);
      const [back, message] = await Promise.all([
        requests.returnFromProvider(app, opened),
        requests.deliver(app, protocol.webhook(opened, now())),
      ]);
      expect({ mood, location: back.location }).toEqual({
        mood,
        location: `/bookings/${id}?payment=${order}`,
      });
      const notAsked = { status: 400, error: 'payment_not_verified' };
      const failed = { status: 502, error: 'provider_fetch_error' };
      expect({ mood, ...message }).toEqual({ mood, ...(sendsMessages ? failed : notAsked) });
    }
    business.app.clock.at += 6 * MINUTE;
    await lookUpDue();
    await expectUnpaid(trip);
    provider.mood = 'normal';
    business.app.clock.at += 30 * MINUTE;
    await lookUpDue();
    await expectPaidOnce(trip);
  });

  // The writes are the same for every provider, so one provider tests them all.
  it.each(protocol === stripeProtocol ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [4])(
    'ends like an uninterrupted payment after a crash, %d writes in',
    async (writes) => {
      const trip = await atProvider();
      const { opened } = trip;
      opened.state = 'paid';
      const repair = breakAfter(writes, business.app.services);
      await returnFromProvider(opened);
      business.app.clock.at += 6 * MINUTE;
      await lookUpDue().catch(() => undefined);
      await runDueWork(business.app.services).catch(() => undefined);
      repair();
      business.app.clock.at += 60 * MINUTE;
      await lookUpDue();
      await runDueWork(business.app.services);
      await expectPaidOnce(trip);
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
    expect((await readStored(id)).status).not.toBe('PAID');
  });
});

// The thirteenth: its pages and records are in the product, so that no answer of a server can be late,
// missing or garbled.
describe('test', () => {
  beforeAll(() => business.app.services.db.settings.saveSettings({ code: 'USD' }));
  keepsTheContract(sandboxSide(() => business));
});
