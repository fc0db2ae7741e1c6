import { type Alert, type Checkout, exact, toWire } from '@wayfare/shared';
import { runDueWork } from '../../../process/dueWork.js';
import { breakAfter } from '../../../../test/support/brokenServices.js';
import { aCarType, aPromo, aTrip, DROP } from '../../../../test/support/builders.js';
import {
  type CardBusiness,
  openCardBusiness,
  closeBusiness,
  welcome,
} from '../../../../test/support/cardBusiness.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import { withStartCode } from '../../../../test/support/startCode.js';
import type { Client, TestApp } from '../../../../test/support/testApp.js';
import { sweepAlerts } from '../../../office/alert/sweepAlerts.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { HeldAmounts } from '../paymentProvider.js';
import { continueHeld } from './continueHeld.js';

/** Trips that hold the highest expected fare on the rider's card and charge the fare after them. */
const MINUTE = 60_000;
let business: CardBusiness;
let app: TestApp;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
  await app.services.db.settings.saveSettings({ holdCards: true });
});
afterAll(() => business.app.close());
beforeEach(async () => {
  await welcome(business);
  ({ rider, driver } = business);
});
afterEach(async () => {
  await settle();
  await closeBusiness(business);
});

/** The highest fare within the tolerance, rounded down. */
const highest = (estimate: number) => Math.floor(Number(exact(estimate).times(125).toFixed(4))) / 100;
const readStored = (id: string) => business.readStored(id);
const walletOf = (client: Client) => business.walletOf(client);
const charges = async () => {
  const all = app.connection.collection('test_charges').find({}, { sort: { at: -1 } });
  return (await all.toArray()) as unknown as { _id: string; captured?: unknown; released?: boolean }[];
};
const chargeOf = async (order: string) =>
  app.services.db.sandboxCharges.findById((await holdOf(order))?.id as string);
const holdOf = async (order: string) => {
  const found = await app.connection.collection('card_authorizations').findOne({ order });
  return found && app.services.db.cardAuthorizations.findById(String(found._id));
};

/** Moves the clock on and does the work that is due. */
async function settle(minutes = 6) {
  app.clock.at += minutes * MINUTE;
  await runDueWork(app.services);
  await continueHeld(100, app.services);
  await runDueWork(app.services);
}

/** A rider who books by card, before the card is entered. */
async function booked(changes: object = {}): Promise<{ id: string; checkout: Checkout }> {
  const { status, body } = await rider.post('/bookings', { ...aTrip, payment_mode: 'card', ...changes });
  expect({ status, booking: body.status }).toEqual({ status: 201, booking: 'PAYMENT_PENDING' });
  return { id: body.id, checkout: (await rider.get(`/bookings/${body.id}/payment`)).body };
}

async function held(changes: object = {}) {
  const { id, checkout } = await booked(changes);
  await cardPage(app, checkout.fields).pay();
  expect(await readStored(id)).toMatchObject({ status: 'NEW', prepaid: false, cardHold: { state: 'held' } });
  return { id, order: checkout.payment.id, amount: checkout.payment.amount };
}

async function drive(id: string, steps: readonly string[] = ['accept', 'arrive', 'start']) {
  for (const step of steps) {
    const input = await withStartCode(rider, id, step);
    expect((await driver.post(`/bookings/${id}/${step}`, input)).status).toBe(200);
  }
}
const reach = (id: string) => driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
const capture = (id: string) => readStored(id).then(({ payments }) => payments);

describe('a trip that holds its fare on the card', () => {
  it('waits for the card, which holds the most that the trip can cost without extras, and charges nothing', async () => {
    const { id, checkout } = await booked();
    const { estimate, cardHold } = await readStored(id);
    expect(cardHold).toMatchObject({ state: 'wanted', amount: highest(estimate) });
    expect(checkout.payment).toMatchObject({ amount: highest(estimate), holds: true, status: 'OPEN' });
    expect(checkout.providers.map(({ name }) => name)).toEqual(['test']);
    const { location } = await cardPage(app, checkout.fields).pay();
    expect(location).toBe(`/bookings/${id}?payment=${checkout.payment.id}`);

    const booking = await readStored(id);
    expect(booking).toMatchObject({ status: 'NEW', prepaid: false, gateway: null });
    expect(booking.cardHold).toMatchObject({ state: 'held', provider: 'test' });
    expect(Object.keys(booking.requestedDrivers ?? {})).toEqual([driver.user.id]);
    expect((await rider.get(`/payments/${checkout.payment.id}`)).body).toMatchObject({ status: 'HELD' });
    expect(await holdOf(checkout.payment.id)).toMatchObject({ state: 'held', amount: highest(estimate) });
    expect(await walletOf(rider)).toBe(100);
    expect((await rider.get(`/bookings/${id}`)).body.cardHold).toMatchObject({ state: 'held' });
    expect((await driver.get(`/bookings/${id}`)).body.cardHold).toBeUndefined();
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
  });

  it('pays exactly the fare once after the trip, and nothing else can pay it meanwhile', async () => {
    const { id, order } = await held();
    await drive(id);
    expect((await reach(id)).body.status).toBe('PENDING');
    const pending = await readStored(id);
    expect(pending.cardHold).toMatchObject({ state: 'capturing', capture: pending.customer_paid });
    for (const [who, mode] of [
      [driver, 'cash'],
      [rider, 'wallet'],
      [rider, 'card'],
    ] as const) {
      const { status, body } = await who.post(`/bookings/${id}/pay`, { payment_mode: mode });
      expect({ status, error: body.error }).toEqual({ status: 409, error: 'payment_in_progress' });
    }
    await continueHeld(10, app.services);
    const paid = await readStored(id);
    const fare = paid.trip_cost;
    expect(paid).toMatchObject({
      status: 'PAID',
      payment_mode: 'card',
      gateway: 'test',
      customer_paid: fare,
      cardPaymentAmount: fare,
      cashPaymentAmount: 0,
      usedWalletMoney: 0,
      cardHold: { state: 'captured', captured: fare },
    });
    expect(paid.paymentClaim ?? null).toBeNull();
    expect(await chargeOf(order)).toMatchObject({ captured: fare });
    expect(await walletOf(rider)).toBe(100);
    expect(await walletOf(driver)).toBe(paid.driver_share);
    const payments = await capture(id);
    await settle();
    expect(await capture(id)).toEqual(payments);
    expect(payments).toHaveLength(1);
  });

  it('says in the estimate what the card will hold, for the trips that hold something', async () => {
    const estimate = async (client: Client, changes: object = {}) =>
      (await client.post('/estimates', { ...aTrip, ...changes })).body.cardHold as number | undefined;
    const { id, checkout } = await booked();
    expect(await estimate(rider)).toBe(checkout.payment.amount);
    expect(await estimate(app.anonymous)).toBe(checkout.payment.amount);
    expect(await estimate(rider, { tripdate: app.clock.at + 72 * 60 * MINUTE })).toBeUndefined();
    expect(await estimate(await app.signedIn('admin'))).toBeUndefined();
    await app.services.db.settings.saveSettings({ holdCards: false });
    expect(await estimate(rider)).toBeUndefined();
    await app.services.db.settings.saveSettings({ holdCards: true });
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
  });

  it('takes a promo into account', async () => {
    await app.services.db.promos.insert(
      aPromo({ promo_name: 'HELD', id: 'promo-held', promo_validity: 1e13 }),
    );
    const { id, amount } = await held({ promo: 'HELD' });
    const { estimate, customer_paid } = await readStored(id);
    expect(customer_paid).toBe(toWire(exact(estimate).minus(2)));
    expect(amount).toBe(toWire(exact(highest(estimate)).minus(2)));
    await drive(id);
    await reach(id);
    await settle();
    const paid = await readStored(id);
    expect(paid).toMatchObject({ status: 'PAID', cardPaymentAmount: toWire(exact(paid.trip_cost).minus(2)) });
  });

  it.each(['cash', 'wallet', 'card'] as const)(
    'pays as much as it holds of a higher fare, and the rest is paid by %s',
    async (mode) => {
      // The fare may be above the held amount if the settings now let it rise further than when the trip was
      // booked.
      await app.services.db.settings.saveSettings({ fareToleranceUp: 0 });
      const { id, amount } = await held();
      await app.services.db.settings.saveSettings({ fareToleranceUp: 25 });
      await drive(id);
      app.clock.at += 120 * MINUTE;
      await reach(id);
      await continueHeld(10, app.services);
      const partly = await readStored(id);
      const cost = partly.trip_cost;
      const rest = toWire(exact(cost).minus(amount));
      expect(rest).toBeGreaterThan(0);
      expect(partly).toMatchObject({ status: 'PENDING', cardHold: { state: 'captured', captured: amount } });
      const { body: refused } = await rider.post(`/bookings/${id}/pay`, {
        payment_mode: 'cash',
        promo: 'HELD',
      });
      expect(refused.error).toBe('wrong_state');
      if (mode === 'cash') await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
      else await rider.post(`/bookings/${id}/pay`, { payment_mode: mode });
      if (mode === 'card') {
        const { body } = await rider.get(`/bookings/${id}/payment`);
        expect(body.payment).toMatchObject({ amount: rest, holds: false });
        await cardPage(app, body.fields).pay();
      }
      const paid = await readStored(id);
      expect(paid).toMatchObject({
        status: 'PAID',
        payment_mode: mode,
        customer_paid: cost,
        cashPaymentAmount: mode === 'cash' ? rest : 0,
        usedWalletMoney: mode === 'wallet' ? rest : 0,
        cardPaymentAmount: mode === 'card' ? cost : amount,
      });
      expect(await walletOf(rider)).toBe(mode === 'wallet' ? toWire(exact(100).minus(rest)) : 100);
      expect(await walletOf(driver)).toBe(toWire(exact(paid.driver_share).minus(paid.cashPaymentAmount)));
    },
  );
});

describe('a canceled trip', () => {
  it('releases what is held if the rider owes nothing', async () => {
    const { id, order } = await held();
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' })).body.status).toBe('CANCELLED');
    expect(await readStored(id)).toMatchObject({ cardHold: { state: 'released' } });
    await continueHeld(10, app.services);
    expect(await chargeOf(order)).toMatchObject({ released: true });
    expect(await holdOf(order)).toMatchObject({ state: 'released' });
    expect(await walletOf(rider)).toBe(100);
  });

  it('charges the cancellation fee to the card, through the wallet to the driver', async () => {
    const carType = await app.services.db.carTypes.findByIdOrName(aTrip.carType);
    await app.services.db.carTypes.update(carType?.id as string, {
      cancelSlab: [{ minsDelayed: 5, amount: 6 }],
    });
    const { id, order } = await held();
    await app.services.db.carTypes.update(carType?.id as string, { cancelSlab: aCarType().cancelSlab });
    await drive(id, ['accept']);
    app.clock.at += 5 * MINUTE;
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    expect(await readStored(id)).toMatchObject({
      cancel_fee: 6,
      cardHold: { state: 'capturing', capture: 6 },
    });
    await settle();
    expect(await chargeOf(order)).toMatchObject({ captured: 6 });
    expect(await walletOf(rider)).toBe(100);
    expect(await walletOf(driver)).toBe(6);
    expect(await readStored(id)).toMatchObject({ cardHold: { state: 'captured', captured: 6 } });
  });

  it('releases a hold that arrives after it, and one that is made twice', async () => {
    const { id, checkout } = await booked();
    const page = cardPage(app, checkout.fields);
    const first = await page.press('approve', 'return');
    const second = await page.press('approve', 'return');
    const late = await page.press('approve', 'return');
    await Promise.all([first, second, first, second].map(({ location }) => page.open(location as string)));
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    await page.open(late.location as string);
    await settle();
    const ended = (await charges()).slice(0, 3);
    expect(ended.map(({ released }) => released)).toEqual([true, true, true]);
    expect(await walletOf(rider)).toBe(100);
  });

  it('that never got a card holds nothing', async () => {
    const { id } = await booked();
    await settle(31);
    expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', cardHold: { state: 'released' } });
  });
});

describe('a hold that fails', () => {
  it.each(['gone', 'refused'] as const)('(%s) leaves the fare due, and says why', async (how) => {
    const { id, order } = await held();
    await drive(id);
    await reach(id);
    const provider = app.services.payments.find(({ name }) => name === 'test')!;
    const { capture: original } = provider.authorizations!;
    provider.authorizations!.capture = async () =>
      how === 'gone' ? { state: 'gone' } : { state: 'refused', reason: 'do_not_honor' };
    await continueHeld(10, app.services);
    provider.authorizations!.capture = original;
    const failure = how === 'gone' ? 'hold_gone' : 'do_not_honor';
    expect(await readStored(id)).toMatchObject({ status: 'PENDING', cardHold: { state: 'failed', failure } });
    await settle();
    expect(await holdOf(order)).toMatchObject({ state: how === 'gone' ? 'failed' : 'released', failure });
    expect((await chargeOf(order))?.released).toBe(how === 'gone' ? undefined : true);
    const { body } = await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    expect(body).toMatchObject({ status: 'PAID', cashPaymentAmount: body.trip_cost, cardPaymentAmount: 0 });
  });

  it('is tried again while the provider does not answer', async () => {
    const { id } = await held();
    await drive(id);
    await reach(id);
    const provider = app.services.payments.find(({ name }) => name === 'test')!;
    const { capture: original } = provider.authorizations!;
    // The answer is lost, but the amount was charged.
    provider.authorizations!.capture = async (...asked) => {
      await original(...asked);
      throw new Error('no answer');
    };
    await continueHeld(10, app.services);
    expect(await readStored(id)).toMatchObject({ status: 'PENDING', cardHold: { state: 'capturing' } });
    provider.authorizations!.capture = original;
    await settle();
    const paid = await readStored(id);
    expect(paid).toMatchObject({ status: 'PAID', cardPaymentAmount: paid.trip_cost });
  });

  it('because someone charged another amount at the provider: that money is in the wallet', async () => {
    const { id, order, amount } = await held();
    await app.services.db.sandboxCharges.endHold((await chargeOf(order))!.id, amount);
    await drive(id);
    await reach(id);
    await settle();
    expect(await readStored(id)).toMatchObject({
      status: 'PENDING',
      cardHold: { state: 'failed', failure: 'hold_other_amount' },
    });
    expect(await walletOf(rider)).toBe(100 + amount);
    await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    expect(await readStored(id)).toMatchObject({ status: 'PAID' });
  });
});

describe('a provider that does not answer about a charge', () => {
  const sandbox = () => app.services.payments.find(({ name }) => name === 'test')!.authorizations!;
  let answers: HeldAmounts;
  let admin: Client;
  beforeAll(async () => {
    admin = await app.signedIn('admin');
  });
  beforeEach(() => {
    answers = { ...sandbox() };
  });
  afterEach(() => answer());

  const silent = async () => {
    throw new ProviderError('did not answer');
  };
  const answer = () => void Object.assign(sandbox(), answers);
  /** The provider charges and releases nothing, or does so without reporting it. */
  function fallSilent({ charges: isCharging = false } = {}) {
    const capture: HeldAmounts['capture'] = async (...asked) => {
      if (isCharging) await answers.capture(...asked);
      return silent();
    };
    Object.assign(sandbox(), { capture, release: silent });
  }
  /** A trip whose provider falls silent when it ends, and was asked once. */
  async function silentTrip(how = {}) {
    const trip = await held();
    await drive(trip.id);
    fallSilent(how);
    await reach(trip.id);
    await continueHeld(10, app.services);
    expect(await readStored(trip.id)).toMatchObject({ status: 'PENDING', cardHold: { state: 'capturing' } });
    return trip;
  }
  const act = (id: string, what: 'ask' | 'record', body: object = {}, by = admin) =>
    by.post(`/bookings/${id}/card-hold/${what}`, body);
  const notCharged = { outcome: 'not_charged' };
  const alertsOf = async (booking: string) => {
    await sweepAlerts(app.services);
    const { body } = await admin.get(`/alerts?filter=${encodeURIComponent(JSON.stringify({ booking }))}`);
    return body.map(({ kind, state }: Alert) => `${kind} ${state}`) as string[];
  };

  it('raises an alert until it answers, for the fee of a canceled trip, too', async () => {
    const { id } = await silentTrip();
    expect(await alertsOf(id)).toEqual([]);
    app.clock.at += 10 * MINUTE + 1;
    expect(await alertsOf(id)).toEqual(['capture open']);
    await app.connection
      .collection<{ _id: string }>('bookings')
      .updateOne({ _id: id }, { $set: { status: 'CANCELLED' } });
    expect(await alertsOf(id)).toEqual(['capture open']);
    await app.connection
      .collection<{ _id: string }>('bookings')
      .updateOne({ _id: id }, { $set: { status: 'PENDING' } });
    answer();
    await settle(61);
    expect(await readStored(id)).toMatchObject({ status: 'PAID' });
    expect(await alertsOf(id)).toEqual(['capture resolved']);
  });

  it('is asked again at once when staff want that', async () => {
    const { id } = await silentTrip();
    expect((await act(id, 'ask')).body.error).toBe('provider_fetch_error');
    expect(await readStored(id)).toMatchObject({ status: 'PENDING', cardHold: { state: 'capturing' } });
    answer();
    expect((await act(id, 'ask')).body).toMatchObject({ status: 'PAID', cardHold: { state: 'captured' } });
    expect((await act(id, 'ask')).status).toBe(200);
    const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
    expect((await act(id, 'ask', {}, dispatcher)).status).toBe(403);
  });

  it('that has charged: staff record its reference, which pays the trip once', async () => {
    const { id, order } = await silentTrip({ charges: true });
    expect((await act(id, 'record', { outcome: 'charged' })).body.errors).toHaveProperty('reference');
    const found = { outcome: 'charged', reference: 'pay_4711' };
    const finance = await app.signedIn('admin', { staffRole: 'finance' });
    const { body } = await act(id, 'record', found, finance);
    expect(body).toMatchObject({ status: 'PAID', cardPaymentAmount: body.trip_cost });
    expect((await act(id, 'record', found, finance)).status).toBe(200);
    expect((await act(id, 'record', found)).body.error).toBe('done_meanwhile');
    expect((await act(id, 'record', notCharged)).status).toBe(409);
    answer();
    await settle(61);
    const paid = await readStored(id);
    expect(paid.payments).toHaveLength(1);
    const payment = await app.services.db.payments.findById(paid.payments![0]!.order);
    expect(payment).toMatchObject({ reference: 'pay_4711', amount: paid.trip_cost, status: 'SETTLED' });
    expect(await chargeOf(order)).toMatchObject({ captured: paid.trip_cost });
    expect(await walletOf(rider)).toBe(100);
  });

  it('that has charged nothing: the fare is due, and what it holds is released later', async () => {
    const { id, order } = await silentTrip();
    expect((await act(id, 'record', notCharged)).body).toMatchObject({
      status: 'PENDING',
      cardHold: { state: 'failed', failure: 'hold_not_charged' },
    });
    expect((await act(id, 'record', notCharged)).status).toBe(200);
    await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    answer();
    await continueHeld(10, app.services);
    // A request to capture it may still be under way.
    expect((await chargeOf(order))?.released).toBeUndefined();
    await settle();
    expect(await chargeOf(order)).toMatchObject({ released: true });
    expect(await readStored(id)).toMatchObject({
      status: 'PAID',
      payment_mode: 'cash',
      cardPaymentAmount: 0,
    });
  });

  it.each(['cash', null])(
    'that has charged although staff found nothing: the money is not lost (paid meanwhile: %s)',
    async (mode) => {
      const { id } = await silentTrip({ charges: true });
      await act(id, 'record', notCharged);
      if (mode) await driver.post(`/bookings/${id}/pay`, { payment_mode: mode });
      answer();
      await settle();
      const { trip_cost, ...paid } = await readStored(id);
      expect(paid).toMatchObject({ status: 'PAID', payment_mode: mode ?? 'card' });
      expect(await walletOf(rider)).toBe(mode ? toWire(exact(100).plus(trip_cost)) : 100);
    },
  );

  it('answers at last when staff record something else: its answer counts', async () => {
    const { id } = await silentTrip({ charges: true });
    answer();
    const { body } = await act(id, 'record', notCharged);
    expect(body).toMatchObject({ status: 'PAID', cardPaymentAmount: body.trip_cost });
  });

  it.each([
    ['charged', 1],
    ['charged', 2],
    ['charged', 3],
    ['not_charged', 1],
    ['not_charged', 2],
    ['not_charged', 3],
  ])(
    'loses nothing and charges once after a crash while staff record %s (%d writes)',
    async (outcome, writes) => {
      const isCharged = outcome === 'charged';
      const { id } = await silentTrip({ charges: isCharged });
      const found = { outcome, ...(isCharged && { reference: 'pay_4711' }) };
      const repair = breakAfter(writes, app.services);
      await act(id, 'record', found);
      repair();
      app.clock.at += MINUTE;
      await act(id, 'record', found);
      answer();
      await settle();
      await settle(61);
      expect(await readStored(id)).toMatchObject({
        ...(isCharged ? { status: 'PAID' } : { status: 'PENDING', cardHold: { state: 'failed' } }),
      });
      expect((await readStored(id)).payments ?? []).toHaveLength(isCharged ? 1 : 0);
      expect(await walletOf(rider)).toBe(100);
      if (!isCharged) await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    },
  );
});

describe('after a crash', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])(
    '%d writes after the card was entered, the trip starts once',
    async (writes) => {
      const { id, checkout } = await booked();
      const page = cardPage(app, checkout.fields);
      const { location } = await page.press('approve', 'both');
      void location;
      const repair = breakAfter(writes, app.services);
      await page.open(location as string);
      repair();
      app.clock.at += MINUTE;
      await page.open(location as string);
      await settle(1);
      expect(await readStored(id)).toMatchObject({ status: 'NEW', cardHold: { state: 'held' } });
      expect(await holdOf(checkout.payment.id)).toMatchObject({ state: 'held' });
      await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    },
  );

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    '%d writes after the trip ended, the fare is charged once',
    async (writes) => {
      const { id, order } = await held();
      await drive(id);
      const repair = breakAfter(writes, app.services);
      await reach(id);
      await continueHeld(10, app.services).catch(() => {});
      repair();
      await reach(id);
      await settle();
      await settle();
      const paid = await readStored(id);
      expect(paid).toMatchObject({ status: 'PAID', effects: [], cardPaymentAmount: paid.trip_cost });
      expect(paid.payments).toHaveLength(1);
      expect(await chargeOf(order)).toMatchObject({ captured: paid.trip_cost });
      expect(await walletOf(driver)).toBe(paid.driver_share);
      expect(await walletOf(rider)).toBe(100);
    },
  );

  it.each([0, 1, 2, 3, 4, 5, 6])('%d writes after it was canceled, the hold is released', async (writes) => {
    const { id, order } = await held();
    const repair = breakAfter(writes, app.services);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    await continueHeld(10, app.services).catch(() => {});
    repair();
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    await settle();
    expect(await chargeOf(order)).toMatchObject({ released: true });
    expect(await holdOf(order)).toMatchObject({ state: 'released' });
  });
});

describe('no amount is held', () => {
  it.each([
    ['cash', { payment_mode: 'cash' }],
    ['a wallet', { payment_mode: 'wallet' }],
    ['a card for a trip days ahead', { payment_mode: 'card', bookLater: true, days: 3 }],
  ])(
    'for a trip paid by %s',
    async (_how, { days = 0, ...changes }: { days?: number; payment_mode: string }) => {
      const later = days > 0 ? { tripdate: app.clock.at + days * 24 * 60 * MINUTE } : {};
      const { body } = await rider.post('/bookings', { ...aTrip, ...changes, ...later });
      expect(body).toMatchObject({ status: 'NEW' });
      expect(body.cardHold).toBeUndefined();
      await rider.post(`/bookings/${body.id}/cancel`, { reason: 'Late' });
    },
  );

  it('for a trip that an admin books, and with the setting off', async () => {
    const admin = await app.signedIn('admin');
    const byAdmin = { ...aTrip, payment_mode: 'card', customer: rider.user.id };
    const { body } = await admin.post('/bookings', byAdmin);
    expect(body).toMatchObject({ status: 'NEW' });
    await admin.post(`/bookings/${body.id}/cancel`, { reason: 'Late' });
    await app.services.db.settings.saveSettings({ holdCards: false });
    const { body: own } = await rider.post('/bookings', { ...aTrip, payment_mode: 'card' });
    await app.services.db.settings.saveSettings({ holdCards: true });
    expect(own).toMatchObject({ status: 'NEW' });
    await rider.post(`/bookings/${own.id}/cancel`, { reason: 'Late' });
  });
});
