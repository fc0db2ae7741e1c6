import type { CheckoutFields } from '@wayfare/shared';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { reconcilePayments } from '../../../office/reconciliation/reconcile.js';
import { aTrip, DROP } from '../../../../test/support/builders.js';
import { braintreeProtocol } from '../../../../test/support/providers/braintreeProtocol.js';
import { paypalProtocol } from '../../../../test/support/providers/paypalProtocol.js';
import { paystackProtocol } from '../../../../test/support/providers/paystackProtocol.js';
import {
  openProviderBusiness,
  type ProviderBusiness,
  requestsAbout,
} from '../../../../test/support/providers/providerBusiness.js';
import type {
  DoubleCheckout,
  Mood,
  ProviderDouble,
} from '../../../../test/support/providers/providerDouble.js';
import { stripeProtocol } from '../../../../test/support/providers/stripeProtocol.js';
import { withStartCode } from '../../../../test/support/startCode.js';
import { checkAttempts } from '../hosted/checkAttempts.js';
import { continueHeld } from './continueHeld.js';

/**
 * Fares that are held on cards, at each provider that can do so, against a server with its documented
 * protocol.
 */
const protocols = [stripeProtocol, paypalProtocol, braintreeProtocol];
const BAD_MOODS: readonly Mood[] = ['hangs', 'fails', 'garbage', 'html', 'redirects'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let business: ProviderBusiness;
beforeAll(async () => {
  business = await openProviderBusiness([...protocols, paystackProtocol]);
  // The trip that the business starts with is not paid.
  await business.app.connection.collection('bookings').deleteMany({});
  for (const { services } of [business.app, business.hasty])
    await services.db.settings.saveSettings({ holdCards: true, driverSilentSeconds: 604_800 });
});
afterAll(async () => {
  expect((await auditLedger(undefined, business.app.services)).problems).toEqual([]);
  await business.close();
});

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))('%s', (name, protocol) => {
  let provider: ProviderDouble;
  let requests: ReturnType<typeof requestsAbout>;

  beforeAll(() => {
    provider = business.doubles.find((double) => double.protocol === protocol) as ProviderDouble;
    requests = requestsAbout(provider);
  });
  afterEach(() => {
    provider.mood = 'normal';
  });

  const readStored = (id: string) => business.readStored(id);
  const returnFromProvider = (checkout: DoubleCheckout) =>
    requests.returnFromProvider(business.app, checkout);
  const webhook = (checkout: DoubleCheckout) =>
    requests.deliver(business.app, protocol.webhook(checkout, business.app.clock.at));
  const cancel = (id: string) => business.rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });

  /** A trip whose rider is at the provider, which is asked to hold the amount. */
  async function atProvider() {
    const { body, status } = await business.rider.post('/bookings', { ...aTrip, payment_mode: 'card' });
    expect({ status, booking: body.status }).toEqual({ status: 201, booking: 'PAYMENT_PENDING' });
    const { body: checkout } = await business.rider.get(`/bookings/${body.id}/payment`);
    expect(checkout.providers.map((offered: { name: string }) => offered.name)).toContain(name);
    const fields = checkout.fields as CheckoutFields;
    expect((await requests.show(business.app, fields)).status).toBe(200);
    return { id: body.id as string, opened: provider.checkouts.all.at(-1) as DoubleCheckout };
  }

  async function heldTrip() {
    const { id, opened } = await atProvider();
    opened.state = 'paid';
    expect((await returnFromProvider(opened)).status).toBe(303);
    expect(await readStored(id)).toMatchObject({
      status: 'NEW',
      cardHold: { state: 'held', provider: name },
    });
    return { id, opened };
  }

  async function endedTrip() {
    const { id, opened } = await heldTrip();
    for (const step of ['accept', 'arrive', 'start'])
      await business.driver.post(`/bookings/${id}/${step}`, await withStartCode(business.rider, id, step));
    await business.driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    expect(await readStored(id)).toMatchObject({ status: 'PENDING', cardHold: { state: 'capturing' } });
    return { id, opened };
  }

  /** Due work, later. A provider that hangs keeps an app waiting for a moment only. */
  async function continued() {
    business.app.clock.at += HOUR;
    business.hasty.clock.at = business.app.clock.at;
    await continueHeld(100, (provider.mood === 'hangs' ? business.hasty : business.app).services);
  }

  async function expectChargedOnce({ id, opened }: { id: string; opened: DoubleCheckout }) {
    const booking = await readStored(id);
    expect(booking).toMatchObject({ status: 'PAID', gateway: name, payment_mode: 'card' });
    expect(booking.payments).toHaveLength(1);
    expect(opened.held).toMatchObject({ state: 'captured', captures: 1 });
    expect(Number(opened.held?.amount)).toBe(booking.trip_cost);
  }

  /** Returns the kinds of differences that the next night's comparison with the provider finds. */
  async function differences({ id: attempt }: DoubleCheckout): Promise<unknown[]> {
    const { app } = business;
    app.clock.at += 24 * HOUR;
    for (let turn = 0; turn < 4; turn += 1) await reconcilePayments(app.services);
    const found = app.connection.collection('payment_differences').find({ attempt });
    return (await found.toArray()).map(({ kind }) => kind as unknown);
  }

  it('holds an amount once, however often it is reported, and charges the fare of the trip', async () => {
    const { id, opened } = await atProvider();
    opened.state = 'paid';
    await returnFromProvider(opened);
    await Promise.all([returnFromProvider(opened), webhook(opened), webhook(opened)]);
    expect(await readStored(id)).toMatchObject({ status: 'NEW', prepaid: false });
    expect(opened.held).toMatchObject({ state: 'authorized', captures: 0 });
    for (const step of ['accept', 'arrive', 'start'])
      await business.driver.post(`/bookings/${id}/${step}`, await withStartCode(business.rider, id, step));
    await business.driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    await continued();
    await expectChargedOnce({ id, opened });
    await Promise.all([returnFromProvider(opened), webhook(opened)]);
    await continued();
    await expectChargedOnce({ id, opened });
    expect(await differences(opened)).toEqual([]);
    // The comparison does look at it.
    opened.held!.state = 'voided';
    expect(await differences(opened)).toEqual(['missing_there']);
    opened.held!.state = 'captured';
    expect(await differences(opened)).toEqual([]);
  });

  it.each(BAD_MOODS)('is asked again when it %s, and then charges once', async (mood) => {
    const trip = await endedTrip();
    provider.mood = mood;
    await continued();
    expect(await readStored(trip.id)).toMatchObject({ status: 'PENDING', cardHold: { state: 'capturing' } });
    provider.mood = 'normal';
    await continued();
    await expectChargedOnce(trip);
  });

  it('charges once when the answer is lost', async () => {
    const trip = await endedTrip();
    const { handle } = protocol;
    protocol.handle = (...request) => {
      const reply = handle(...request);
      if (trip.opened.held?.state === 'captured') provider.mood = 'losesAnswers';
      return reply;
    };
    await continued();
    protocol.handle = handle;
    provider.mood = 'normal';
    expect(await readStored(trip.id)).toMatchObject({ status: 'PENDING' });
    await continued();
    await expectChargedOnce(trip);
  });

  it('leaves the fare due when it no longer holds the amount', async () => {
    const { id, opened } = await endedTrip();
    Object.assign(opened.held!, { state: 'expired' });
    await continued();
    expect(await readStored(id)).toMatchObject({
      status: 'PENDING',
      cardHold: { state: 'failed', failure: 'hold_gone' },
    });
    expect((await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
  });

  it('releases the amount of a canceled trip, also if it is reported late', async () => {
    const { id, opened } = await heldTrip();
    await cancel(id);
    await continued();
    expect(opened.held).toMatchObject({ state: 'voided', captures: 0 });
    const late = await atProvider();
    await cancel(late.id);
    late.opened.state = 'paid';
    const { status } = await returnFromProvider(late.opened);
    // A card form is not charged for a trip that does not want it.
    if (protocol.cardForm) return expect(status).toBe(409);
    await continued();
    expect(late.opened.held).toMatchObject({ state: 'voided', captures: 0 });
    expect(await readStored(late.id)).toMatchObject({ status: 'CANCELLED' });
  });

  if (protocol === stripeProtocol)
    it('is offered with those that can hold an amount only, and not with saved cards', async () => {
      const { body } = await business.rider.post('/bookings', { ...aTrip, payment_mode: 'card' });
      const { body: checkout } = await business.rider.get(`/bookings/${body.id}/payment`);
      const offered = checkout.providers.map((known: { name: string }) => known.name);
      expect(offered.toSorted()).toEqual(['braintree', 'paypal', 'stripe', 'test']);
      const other = business.doubles.find(({ protocol: { name: known } }) => known === 'paystack')!;
      expect((await requestsAbout(other).show(business.app, checkout.fields)).status).toBe(404);
      const { status, body: refused } = await business.rider.post(`/payments/${checkout.payment.id}/card`, {
        provider: 'stripe',
        card: 'pm_1',
      });
      expect({ status, error: refused.error }).toEqual({ status: 400, error: 'payment_unsupported' });
      await cancel(body.id);
    });

  it('starts no trip with a forged message or another amount, and finds what was never reported', async () => {
    const { id, opened } = await atProvider();
    const forged = protocol.forgedWebhook(opened, business.app.clock.at);
    expect((await requests.deliver(business.app, forged)).status).toBe(400);
    await webhook(opened);
    expect(await readStored(id)).toMatchObject({ status: 'PAYMENT_PENDING' });
    const { amount } = opened;
    if (!protocol.cardForm) {
      Object.assign(opened, { amount: '0.01', state: 'paid' });
      expect((await returnFromProvider(opened)).status).toBe(400);
      expect(await readStored(id)).toMatchObject({
        status: 'PAYMENT_PENDING',
        cardHold: { state: 'wanted' },
      });
      await cancel(id);
      return;
    }
    Object.assign(opened, { amount, state: 'paid' });
    provider.mood = 'losesAnswers';
    await returnFromProvider(opened);
    provider.mood = 'normal';
    business.app.clock.at += 6 * MINUTE;
    await checkAttempts(100, business.app.services);
    expect(await readStored(id)).toMatchObject({ status: 'NEW', cardHold: { state: 'held' } });
    await cancel(id);
    await continued();
  });
});
