import type { Refund } from '@wayfare/shared';
import { breakAfter } from '../../../test/support/brokenServices.js';
import { newId } from '../../../test/support/builders.js';
import {
  openProviderBusiness,
  type ProviderBusiness,
  requestsAbout,
} from '../../../test/support/providers/providerBusiness.js';
import type { DoubleCheckout, Mood, ProviderDouble } from '../../../test/support/providers/providerDouble.js';
import { protocols } from '../../../test/support/providers/protocols.js';
import { stripeProtocol } from '../../../test/support/providers/stripeProtocol.js';
import type { Client } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import { continueRefunds } from './refund.dueWork.js';

/** How every provider sends money back to cards, against a server with its documented protocol. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BAD_MOODS: readonly Mood[] = ['hangs', 'fails', 'garbage', 'html', 'redirects'];

let business: ProviderBusiness;
let admin: Client;
let hastyAdmin: Client;
beforeAll(async () => {
  business = await openProviderBusiness(protocols);
  admin = await business.app.signedIn('admin');
  hastyAdmin = await business.hasty.signedIn('admin');
});
afterAll(() => business.close());

/** A trip paid at a provider. */
interface PaidTrip {
  order: string;
  amount: number;
  checkout: DoubleCheckout;
  wallet: number;
}

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))('%s', (_name, protocol) => {
  let provider: ProviderDouble;
  let requests: ReturnType<typeof requestsAbout>;

  beforeAll(async () => {
    provider = business.doubles.find((double) => double.protocol === protocol) as ProviderDouble;
    requests = requestsAbout(provider);
    for (const { services } of [business.app, business.hasty])
      await services.db.settings.saveSettings({ code: protocol.currency ?? 'USD' });
  });
  afterEach(() => {
    provider.mood = 'normal';
    provider.checkouts.decides = 'done';
  });
  // Its time grows with all payments so far: one audit per provider covers every test.
  afterAll(async () => expect((await auditLedger(undefined, business.app.services)).problems).toEqual([]));

  const { decidesRefunds } = protocol;
  const wallet = async () => (await business.walletOf(business.rider)) as number;
  const cents = (amount: number) => Math.round(amount * 100);
  const arrived = ({ checkout }: PaidTrip) =>
    checkout.refunds.reduce((sum, refund) => sum + (refund.state === 'refused' ? 0 : refund.cents), 0);

  async function paidTrip(): Promise<PaidTrip> {
    const { checkout: form } = await business.trip();
    await requests.show(business.app, form.fields);
    const checkout = provider.checkouts.all.at(-1) as DoubleCheckout;
    checkout.state = 'paid';
    await requests.returnFromProvider(business.app, checkout);
    const { id: order, amount } = form.payment;
    return { order, amount, checkout, wallet: await wallet() };
  }

  async function refund({ order }: PaidTrip, amount: number, { by = admin, key = newId() } = {}) {
    const { status, body } = await by.post(
      `/cardpayments/${order}/refund`,
      { amount, source: 'business', note: 'The trip went wrong' },
      { 'idempotency-key': key },
    );
    return { status, refund: body as Refund, error: body.error as string | undefined };
  }

  /** The refund some time later, after the work that was due. */
  async function later(id: string, ms: number): Promise<Refund> {
    business.app.clock.at += ms;
    await continueRefunds(100, business.app.services);
    return (await admin.get(`/cardrefunds/${id}`)).body;
  }

  it('refunds a part and then the rest, and never more than was paid', async () => {
    const trip = await paidTrip();
    const part = await refund(trip, 1.05);
    expect(part).toMatchObject({ status: 201, refund: { state: 'done', amount: 1.05 } });
    expect(arrived(trip)).toBe(105);
    expect(await refund(trip, trip.amount)).toMatchObject({ status: 409, error: 'refund_too_much' });
    const rest = Math.round((trip.amount - 1.05) * 100) / 100;
    expect(await refund(trip, rest)).toMatchObject({ status: 201, refund: { state: 'done' } });
    expect(arrived(trip)).toBe(cents(trip.amount));
    expect(await refund(trip, 0.01)).toMatchObject({ status: 409, error: 'refund_too_much' });
    expect(await wallet()).toBe(trip.wallet);
  });

  it('refunds the whole payment once, however often and at once it is asked for', async () => {
    const trip = await paidTrip();
    const key = newId();
    const answers = await Promise.all([
      refund(trip, trip.amount, { key }),
      refund(trip, trip.amount, { key }),
      refund(trip, trip.amount),
    ]);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    for (const ms of [MINUTE, HOUR, HOUR]) await later('none', ms);
    expect(trip.checkout.refunds).toHaveLength(1);
    expect(arrived(trip)).toBe(cents(trip.amount));
    expect(await wallet()).toBe(trip.wallet);
  });

  it.each(BAD_MOODS)('refunds once when the provider works again that %s', async (mood) => {
    const trip = await paidTrip();
    provider.mood = mood;
    business.hasty.clock.at = business.app.clock.at;
    const asked = await refund(trip, 2, mood === 'hangs' ? { by: hastyAdmin } : {});
    expect(asked).toMatchObject({ status: 201, refund: { state: 'sending' } });
    if (mood !== 'hangs') expect(await later(asked.refund.id, MINUTE)).toMatchObject({ state: 'sending' });
    provider.mood = 'normal';
    await later(asked.refund.id, 2 * HOUR);
    expect(await later(asked.refund.id, 2 * HOUR)).toMatchObject({ state: 'done' });
    expect(trip.checkout.refunds).toHaveLength(1);
    expect(arrived(trip)).toBe(200);
    expect(await wallet()).toBe(trip.wallet);
  });

  it('finds a refund whose answer was lost, and does not repeat it', async () => {
    const trip = await paidTrip();
    provider.mood = 'losesAnswers';
    const asked = await refund(trip, 2);
    expect(asked).toMatchObject({ status: 201, refund: { state: 'sending' } });
    // PayFast and PayU are asked first what can be refunded: that answer was lost, too.
    const wasAsked = trip.checkout.refunds.length;
    provider.mood = 'normal';
    if (wasAsked === 0) await later(asked.refund.id, 2 * HOUR);
    expect(await later(asked.refund.id, 2 * HOUR)).toMatchObject({ state: 'done' });
    expect(trip.checkout.refunds).toHaveLength(1);
  });

  it('puts the money into the wallet, once, when the provider refuses', async () => {
    const trip = await paidTrip();
    provider.checkouts.decides = 'refused';
    const asked = await refund(trip, 2);
    expect(asked).toMatchObject({ status: 201, refund: { state: 'returned' } });
    expect(asked.refund.failure).toMatch(/./);
    expect(await wallet()).toBe(trip.wallet + 2);
    for (const ms of [MINUTE, HOUR]) await later(asked.refund.id, ms);
    expect(await wallet()).toBe(trip.wallet + 2);
    // The money is the rider's now: only from there can it be sent to the card again.
    const { body: left } = await admin.get(`/cardpayments/${trip.order}/refundable`);
    expect(left).toMatchObject({ wallet: 2, business: Math.round((trip.amount - 2) * 100) / 100 });
  });

  if (decidesRefunds !== 'at once')
    it('waits for a provider that decides later', async () => {
      const trip = await paidTrip();
      provider.checkouts.decides = 'pending';
      const asked = await refund(trip, 2);
      expect(asked).toMatchObject({ status: 201, refund: { state: 'sent' } });
      expect(await refund(trip, 1)).toMatchObject({ status: 409, error: 'refund_in_progress' });
      expect(await later(asked.refund.id, HOUR)).toMatchObject({ state: 'sent' });
      trip.checkout.refunds[0]!.state = 'done';
      expect(await later(asked.refund.id, HOUR)).toMatchObject({ state: 'done' });
      expect(await wallet()).toBe(trip.wallet);
    });

  if (!decidesRefunds)
    it('puts the money into the wallet when a provider refuses later', async () => {
      const trip = await paidTrip();
      provider.checkouts.decides = 'pending';
      const asked = await refund(trip, 2);
      trip.checkout.refunds[0]!.state = 'refused';
      expect(await later(asked.refund.id, HOUR)).toMatchObject({ state: 'returned' });
      expect(await wallet()).toBe(trip.wallet + 2);
    });

  // The writes are the same for every provider, so one provider tests them all.
  it.each(protocol === stripeProtocol ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [4])(
    'ends like an uninterrupted refund after a crash, %d writes in',
    async (writes) => {
      const trip = await paidTrip();
      const key = newId();
      const repair = breakAfter(writes, business.app.services);
      await refund(trip, 2, { key });
      business.app.clock.at += MINUTE;
      await continueRefunds(100, business.app.services).catch(() => undefined);
      repair();
      await refund(trip, 2, { key });
      for (const ms of [HOUR, 2 * HOUR, 2 * HOUR]) await later('none', ms);
      expect(trip.checkout.refunds).toHaveLength(1);
      expect(arrived(trip)).toBe(200);
      expect(await wallet()).toBe(trip.wallet);
      const [one] = (await admin.get(`/cardrefunds?filter=${JSON.stringify({ order: trip.order })}`)).body;
      expect(one.state).toBe('done');
    },
  );

  it('gives up a refund that the provider does not know of after a week, and returns its money', async () => {
    const trip = await paidTrip();
    provider.mood = 'fails';
    const { refund: asked } = await refund(trip, 2);
    for (let day = 0; day < 7; day += 1) await later(asked.id, 24 * HOUR);
    expect(await later(asked.id, HOUR)).toMatchObject({ state: 'sending' });
    provider.mood = 'normal';
    expect(await later(asked.id, 24 * HOUR)).toMatchObject({ state: 'returned' });
    expect(trip.checkout.refunds).toHaveLength(0);
    expect(await wallet()).toBe(trip.wallet + 2);
  });
});
