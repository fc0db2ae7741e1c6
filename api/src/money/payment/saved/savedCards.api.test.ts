import type { Checkout } from '@wayfare/shared';
import { breakAfter } from '../../../../test/support/brokenServices.js';
import { braintreeProtocol } from '../../../../test/support/providers/braintreeProtocol.js';
import { paystackProtocol } from '../../../../test/support/providers/paystackProtocol.js';
import {
  openProviderBusiness,
  type ProviderBusiness,
  requestsAbout,
} from '../../../../test/support/providers/providerBusiness.js';
import type {
  CardVault,
  KeptCard,
  Mood,
  ProviderDouble,
  ProviderProtocol,
} from '../../../../test/support/providers/providerDouble.js';
import { stripeProtocol, stripeVault } from '../../../../test/support/providers/stripeProtocol.js';
import type { Client } from '../../../../test/support/testApp.js';
import { runDueWork } from '../../../process/dueWork.js';
import { advanceReached } from '../../../trips/booking/drive/advanceReached.js';
import { runEffects } from '../../../trips/booking/effects/runEffects.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { checkAttempts } from '../hosted/checkAttempts.js';
import { forgetCustomers } from './forgetCustomers.js';

/** Cards that riders keep at providers, each against a server with its documented protocol. */
const MINUTE = 60_000;
const KEEPING: readonly ProviderProtocol[] = [stripeProtocol, paystackProtocol, braintreeProtocol];

describe.each(KEEPING)('cards kept at $name', (protocol) => {
  const { name } = protocol;
  const vault = protocol.vault as CardVault;
  let business: ProviderBusiness;
  let provider: ProviderDouble;
  let requests: ReturnType<typeof requestsAbout>;
  const handle = protocol.handle;
  beforeAll(async () => {
    business = await openProviderBusiness([protocol]);
    [provider] = business.doubles as [ProviderDouble];
    requests = requestsAbout(provider);
  });
  beforeEach(() => {
    vault.cards = [];
    vault.made = 0;
  });
  afterEach(() => {
    provider.mood = 'normal';
    protocol.handle = handle;
  });
  afterAll(async () => {
    expect((await auditLedger(undefined, business.app.services)).problems).toEqual([]);
    await business.close();
  });

  const cards = async () => (await business.rider.get('/wallet/cards')).body;
  const isPaid = async (id: string) => (await business.readStored(id)).status === 'PAID';

  /** Pays a trip on Stripe's page, and keeps the card. */
  async function keep(kind: KeptCard['kind'] = 'works'): Promise<string> {
    const { checkout } = await business.trip();
    await requests.show(business.app, { ...checkout.fields, save_card: '1' } as never);
    const opened = provider.checkouts.all.at(-1)!;
    opened.state = 'paid';
    await requests.returnFromProvider(business.app, opened);
    const card = vault.cards.at(-1)!;
    card.kind = kind;
    return card.id;
  }
  const payWith = (card: string, { payment }: Checkout, by: Client = business.rider) =>
    by.post(`/payments/${payment.id}/card`, { provider: name, card });

  it('keeps a card only for a rider who wants that, and shows no more of it than brand, last digits and expiry', async () => {
    const { checkout } = await business.trip();
    await requests.show(business.app, checkout.fields);
    const opened = provider.checkouts.all.at(-1)!;
    opened.state = 'paid';
    await requests.returnFromProvider(business.app, opened);
    expect(await cards()).toEqual({ cards: [], keptAt: [name], silent: [] });
    const id = await keep();
    const shown = { id, provider: name, brand: 'visa', lastFour: '4242', expires: '2030-09' };
    expect(await cards()).toEqual({ cards: [shown], keptAt: [name], silent: [] });
  });

  it('pays a trip or a top-up with a saved card at once', async () => {
    const card = await keep();
    const { id, checkout } = await business.trip();
    const { status, body } = await payWith(card, checkout);
    expect({ status, result: body.result, payment: body.payment.status }).toEqual({
      status: 200,
      result: 'paid',
      payment: 'SETTLED',
    });
    expect(await isPaid(id)).toBe(true);
    const before = (await business.walletOf(business.rider)) as number;
    const { body: topUp } = await business.rider.post('/wallet/topups', { amount: 12.5 });
    expect((await payWith(card, topUp)).body.result).toBe('paid');
    expect(await business.walletOf(business.rider)).toBe(before + 12.5);
  });

  it('charges no saved card for 72 hours after staff changed a contact, with or without the rider', async () => {
    const card = await keep();
    const { app, rider } = business;
    const made = vault.made;
    const hold = (contactHeldUntil: number | null) =>
      app.services.db.users.update(rider.user.id, { contactHeldUntil });
    await hold(app.clock.at + 72 * 60 * MINUTE);
    const { id, checkout } = await business.trip();
    const { status, body } = await payWith(card, checkout);
    expect([status, body.error]).toEqual([409, 'money_on_hold']);
    expect(await isPaid(await arrive())).toBe(false);
    expect(vault.made).toBe(made);
    await hold(app.clock.at);
    expect((await payWith(card, checkout)).body.result).toBe('paid');
    expect(await isPaid(id)).toBe(true);
  });

  it('charges once, however often and at once the rider presses', async () => {
    const card = await keep();
    const { id, checkout } = await business.trip();
    await Promise.all([payWith(card, checkout), payWith(card, checkout), payWith(card, checkout)]);
    const late = await payWith(card, checkout);
    expect(late.status).toBe(409);
    expect(vault.made).toBe(1);
    expect(await isPaid(id)).toBe(true);
  });

  it('leaves a trip unpaid when the card is declined or its bank wants more, and lets another card pay', async () => {
    const { id, checkout } = await business.trip();
    expect((await payWith(await keep('empty'), checkout)).body).toMatchObject({ result: 'declined' });
    expect((await payWith(await keep('asks'), checkout)).body).toMatchObject({ result: 'confirm' });
    expect(await isPaid(id)).toBe(false);
    expect((await payWith(await keep(), checkout)).body).toMatchObject({ result: 'paid' });
    expect(await isPaid(id)).toBe(true);
  });

  /** A trip booked by card, which has just reached its drop and goes on from there. */
  async function arrive({ startProven = true } = {}): Promise<string> {
    const { id } = await business.trip();
    const trips = business.app.connection.collection<{ _id: string }>('bookings');
    await trips.updateOne({ _id: id }, { $set: { status: 'REACHED', startProven } });
    await advanceReached(id, business.app.services);
    return id;
  }
  const noticesOf = async (who: Client): Promise<string[]> =>
    (await who.get('/users/me/notifications?perPage=100')).body.entries.map(
      (each: { body: string }) => each.body,
    );

  it('pays a trip that was booked by card on arrival, once, without the rider', async () => {
    await keep();
    const before = vault.made;
    const id = await arrive();
    expect(await isPaid(id)).toBe(true);
    expect(await business.readStored(id)).toMatchObject({
      payment_mode: 'card',
      gateway: name,
      payableAmount: expect.any(Number),
    });
    expect((await business.driver.get(`/bookings/${id}`)).body.status).toBe('PAID');
    // A process that takes over repeats the effect.
    await runEffects(
      { ...(await business.readStored(id)), effects: [{ key: 'pending:card', kind: 'payByCard', data: {} }] },
      business.app.services,
    );
    expect(vault.made - before).toBe(1);
    expect((await business.readStored(id)).payments).toHaveLength(1);
  });

  it('leaves a trip that started without its rider’s code to the rider', async () => {
    await keep();
    const before = vault.made;
    const id = await arrive({ startProven: false });
    expect([await isPaid(id), vault.made - before]).toEqual([false, 0]);
    await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  });

  it('leaves the choice to a rider with several cards, and notifies one whose card was refused', async () => {
    await keep('empty');
    const refused = await arrive();
    expect(await isPaid(refused)).toBe(false);
    // Notices follow the answers.
    await expect
      .poll(() => noticesOf(business.rider))
      .toContain('Your saved card was not charged. Open the trip to pay another way.');
    await business.driver.post(`/bookings/${refused}/pay`, { payment_mode: 'cash' });
    expect(await isPaid(refused)).toBe(true);

    await keep();
    const before = vault.made;
    const id = await arrive();
    expect([await isPaid(id), vault.made - before]).toEqual([false, 0]);
    await expect.poll(() => noticesOf(business.rider)).toContain('Please pay for your trip.');
    await business.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  });

  it('keeps other riders away from a card, and from paying with their own for others', async () => {
    const card = await keep();
    const { checkout } = await business.trip();
    const stranger = await business.app.signedIn('rider');
    expect((await stranger.get('/wallet/cards')).body.cards).toEqual([]);
    expect((await stranger.delete(`/wallet/cards/${name}/${card}`)).status).toBe(404);
    const path = `/payments/${checkout.payment.id}/card`;
    expect((await stranger.post(path, { provider: name, card })).status).toBe(404);
    const { body: theirs } = await stranger.post('/wallet/topups', { amount: 5 });
    const own = `/payments/${theirs.payment.id}/card`;
    expect((await stranger.post(own, { provider: name, card })).status).toBe(404);
    expect(vault.made).toBe(0);
    expect((await business.rider.post(path, { provider: name, card: 'pm_invented' })).status).toBe(404);
    expect((await business.rider.post(path, { provider: 'test', card })).status).toBe(404);
  });

  it('keeps no card for a stranger who submits the rider’s form without knowing the rider', async () => {
    const { checkout } = await business.trip();
    const fields = { ...checkout.fields, email: 'else@example.com', save_card: '1' };
    await requests.show(business.app, fields as never);
    const opened = provider.checkouts.all.at(-1)!;
    opened.state = 'paid';
    await requests.returnFromProvider(business.app, opened);
    expect((await cards()).cards).toEqual([]);
  });

  it.runIf(protocol === paystackProtocol)(
    'shows a card that Paystack keeps several times once, and removes all of them',
    async () => {
      const card = await keep();
      const kept = Object.assign(vault.cards[0] as KeptCard, { signature: 'SIG_same' });
      vault.cards.push({ ...kept, id: 'AUTH_again' });
      expect((await cards()).cards).toHaveLength(1);
      expect((await business.rider.delete(`/wallet/cards/${name}/${card}`)).status).toBe(200);
      expect(vault.cards).toEqual([]);
    },
  );

  it('removes a card at the provider', async () => {
    const card = await keep();
    expect((await business.rider.delete(`/wallet/cards/${name}/${card}`)).body).toEqual({ id: card });
    expect((await cards()).cards).toEqual([]);
    const { checkout } = await business.trip();
    expect((await payWith(card, checkout)).status).toBe(404);
  });

  it.each<Mood>(['fails', 'garbage', 'html', 'redirects'])(
    'says so when the provider that %s',
    async (mood) => {
      const card = await keep();
      provider.mood = mood;
      expect(await cards()).toEqual({ cards: [], keptAt: [name], silent: [name] });
      expect((await business.rider.delete(`/wallet/cards/${name}/${card}`)).status).toBe(502);
    },
  );

  // A payment begins by reading the list of cards, so the provider must answer that request. Only the answer
  // to the payment itself is lost in a crash.
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'has paid once, or charged nothing, after a crash %d writes into a payment with a saved card',
    async (writes) => {
      const card = await keep();
      const { id, checkout } = await business.trip();
      const repair = breakAfter(writes, business.app.services);
      await payWith(card, checkout);
      await runDueWork(business.app.services).catch(() => undefined);
      repair();
      for (const minutes of [6, 20, 60]) {
        business.app.clock.at += minutes * MINUTE;
        await checkAttempts(100, business.app.services);
        await runDueWork(business.app.services);
      }
      expect(await isPaid(id)).toBe(vault.made === 1);
      expect(vault.made).toBe(writes === 0 ? 0 : 1);
      if (writes > 0) expect((await business.readStored(id)).payments).toHaveLength(1);
    },
  );

  /** The provider gets into this mood right after it has carried out the next charge of a kept card. */
  function whenCharged(mood: Mood): void {
    protocol.handle = (request, ...rest) => {
      const reply = handle(request, ...rest);
      if (vault.isCharge(request)) provider.mood = mood;
      return reply;
    };
  }
  const backToNormal = () => {
    provider.mood = 'normal';
    protocol.handle = handle;
  };

  it.each<Mood>(['losesAnswers', 'hangs', 'fails', 'garbage', 'html', 'redirects'])(
    'finds a payment at a provider that %s when asked to charge, and charges no second time',
    async (mood) => {
      const card = await keep();
      const { id, checkout } = await business.trip();
      business.hasty.clock.at = business.app.clock.at;
      const hasty = business.hasty.clientOf(business.rider.user);
      whenCharged(mood);
      const by = mood === 'hangs' ? await hasty : business.rider;
      expect((await payWith(card, checkout, by)).body).toMatchObject({ result: 'pending' });
      expect(await isPaid(id)).toBe(false);
      backToNormal();
      expect((await payWith(card, checkout)).body).toMatchObject({ result: 'paid' });
      expect(vault.made).toBe(1);
      expect(await isPaid(id)).toBe(true);
    },
  );

  it('charges anew, once, when the provider does not know of a charge an hour later', async () => {
    const card = await keep();
    const { id, checkout } = await business.trip();
    // The request never arrives.
    protocol.handle = (request, ...rest) =>
      vault.isCharge(request) ? { status: 503, json: {} } : handle(request, ...rest);
    expect((await payWith(card, checkout)).body).toMatchObject({ result: 'pending' });
    backToNormal();
    business.app.clock.at += 59 * MINUTE;
    expect((await payWith(card, checkout)).body).toMatchObject({ result: 'pending' });
    business.app.clock.at += 2 * MINUTE;
    const answers = await Promise.all([payWith(card, checkout), payWith(card, checkout)]);
    expect(answers.map(({ body }) => body.result)).toContain('paid');
    expect(vault.made).toBe(1);
    expect(await isPaid(id)).toBe(true);
  });

  it('lets another card pay when the answer that was lost is found to be a refusal', async () => {
    const { id, checkout } = await business.trip();
    const empty = await keep('empty');
    whenCharged('losesAnswers');
    expect((await payWith(empty, checkout)).body).toMatchObject({ result: 'pending' });
    backToNormal();
    expect((await payWith(empty, checkout)).body).toMatchObject({ result: 'declined' });
    expect((await payWith(await keep(), checkout)).body).toMatchObject({ result: 'paid' });
    expect(await isPaid(id)).toBe(true);
  });

  it('has the provider remove the cards of a removed account, as soon as it answers', async () => {
    const before = business.rider;
    business.rider = await business.app.signedIn('rider');
    const { body: topUp } = await business.rider.post('/wallet/topups', { amount: 5 });
    await requests.show(business.app, { ...topUp.fields, save_card: '1' } as never);
    const { paymentCustomers } = business.app.services.db;
    const customer = (await paymentCustomers.find(name, business.rider.user.id)) as string;
    vault.cards = [{ id: 'card_kept', customer, kind: 'works' }];
    expect((await cards()).cards).toHaveLength(1);
    expect((await business.rider.delete('/users/me')).status).toBe(200);
    provider.mood = 'fails';
    business.app.clock.at += MINUTE;
    await forgetCustomers(100, business.app.services);
    expect(vault.cards).toHaveLength(1);
    provider.mood = 'normal';
    business.app.clock.at += 61 * MINUTE;
    await forgetCustomers(100, business.app.services);
    expect(vault.cards).toEqual([]);
    expect(
      await business.app.connection
        .collection('payment_customers')
        .countDocuments({ user: business.rider.user.id }),
    ).toBe(0);
    business.rider = before;
  });
});

describe('cards kept at two providers', () => {
  let business: ProviderBusiness;
  beforeAll(async () => {
    business = await openProviderBusiness([stripeProtocol, paystackProtocol]);
  });
  afterAll(() => business.close());

  it('are listed as far as a provider answers, and the other one is named', async () => {
    const { rider, doubles } = business;
    const { paymentCustomers } = business.app.services.db;
    for (const name of ['stripe', 'paystack'] as const)
      await paymentCustomers.insertOnce(name, rider.user.id, `customer_of_${name}`);
    stripeVault.cards = [{ id: 'pm_kept', customer: 'customer_of_stripe', kind: 'works' }];
    const paystack = doubles.find(({ protocol }) => protocol === paystackProtocol) as ProviderDouble;
    paystack.mood = 'fails';
    const { status, body } = await rider.get('/wallet/cards');
    expect({ status, ids: body.cards.map(({ id }: { id: string }) => id), silent: body.silent }).toEqual({
      status: 200,
      ids: ['pm_kept'],
      silent: ['paystack'],
    });
  });
});
