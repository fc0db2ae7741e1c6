import { sweepAlerts } from '../../src/office/alert/sweepAlerts.js';
import { aTrip, DROP } from '../support/builders.js';
import {
  type CardBusiness,
  closeBusiness,
  openCardBusiness,
  settle,
  welcome,
} from '../support/cardBusiness.js';
import { cardPage } from '../support/cardPage.js';
import { withStartCode } from '../support/startCode.js';
import type { Client, TestApp } from '../support/testApp.js';

/** Drivers who drive without the rider, or with someone else, and riders who say so. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let business: CardBusiness;
let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
  await app.services.db.settings.saveSettings({
    holdCards: true,
    autoDispatch: true,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await welcome(business);
  ({ rider, driver } = business);
});
afterEach(async () => {
  await settle(app);
  await closeBusiness({ ...business, driver });
});

const readStored = (id: string) => business.readStored(id);
const walletOf = (client: Client) => business.walletOf(client);
const deny = (id: string, who = rider) => who.post(`/bookings/${id}/not-in-car`);
const reach = (id: string) => driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
const decide = (id: string, inCar: boolean, note = 'Looked at the track') =>
  admin.post(`/bookings/${id}/not-in-car/decide`, { inCar, note });

/** A trip that is driven up to a step. */
async function trip(mode: 'card' | 'cash' | 'wallet', last: 'arrive' | 'start' | 'reach'): Promise<string> {
  const { body } = await rider.post('/bookings', { ...aTrip, payment_mode: mode });
  if (mode === 'card') {
    const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
    await cardPage(app, checkout.fields).pay();
  }
  const steps = ['accept', 'arrive', 'start'];
  for (const step of last === 'arrive' ? steps.slice(0, 2) : steps) {
    const input = await withStartCode(rider, body.id, step);
    expect((await driver.post(`/bookings/${body.id}/${step}`, input)).status).toBe(200);
  }
  if (last === 'reach') expect((await reach(body.id)).status).toBe(200);
  return body.id;
}

describe('a rider who is not in the car says so, and [4.57]', () => {
  it.each([
    ['card', 'arrive'],
    ['card', 'start'],
    ['cash', 'start'],
    ['cash', 'reach'],
    ['wallet', 'reach'],
  ] as const)(
    'nothing is charged (%s, after %s), the driver learns it, and both are free',
    async (mode, last) => {
      const id = await trip(mode, last);
      const { status, body } = await deny(id);
      expect({ status, trip: body.status, check: body.rideCheck?.status }).toEqual({
        status: 200,
        trip: 'CANCELLED',
        check: 'open',
      });
      // Saying it again changes nothing.
      expect((await deny(id)).body.rideCheck).toEqual(body.rideCheck);
      if (last !== 'reach') expect((await reach(id)).status).toBe(409);
      expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(409);
      expect((await driver.get(`/bookings/${id}`)).body).toMatchObject({
        status: 'CANCELLED',
        rideCheck: { status: 'open' },
      });
      const { body: inbox } = await driver.get('/users/me/notifications');
      expect(inbox.entries.map((entry: { title: string }) => entry.title)).toContain('The trip was stopped');
      await settle(app);
      const stored = await readStored(id);
      // What guarantees the fare stays held until the decision.
      if (mode === 'card') expect(stored.cardHold).toMatchObject({ state: 'held' });
      if (mode === 'wallet') expect(stored.hold).toMatchObject({ open: true });
      expect(stored.payments ?? []).toEqual([]);
      expect(await walletOf(driver)).toBe(0);
      const again = await rider.post('/bookings', aTrip);
      expect(again.status).toBe(201);
      expect((await driver.post(`/bookings/${again.body.id}/accept`)).status).toBe(200);
      expect((await decide(id, false)).body.rideCheck.status).toBe('upheld');
    },
  );

  it('staff see an alert until they decide', async () => {
    const id = await trip('card', 'start');
    await deny(id);
    await sweepAlerts(app.services);
    const alerts = async () =>
      (await admin.get(`/alerts?filter=${encodeURIComponent(JSON.stringify({ booking: id }))}`)).body as {
        kind: string;
        state: string;
      }[];
    expect((await alerts()).map(({ kind, state }) => `${kind} ${state}`)).toEqual(['notInCar open']);
    await decide(id, false);
    await sweepAlerts(app.services);
    expect((await alerts()).map(({ state }) => state)).toEqual(['resolved']);
  });

  it('if the rider is right, the hold is released, and it counts against the driver', async () => {
    const id = await trip('card', 'start');
    await deny(id);
    const { body } = await decide(id, false);
    expect(body).toMatchObject({ status: 'CANCELLED', rideCheck: { status: 'upheld' } });
    expect((await decide(id, true)).status).toBe(409);
    await settle(app);
    expect(await readStored(id)).toMatchObject({ cardHold: { state: 'released' } });
    expect([await walletOf(rider), await walletOf(driver)]).toEqual([100, 0]);
    expect(await app.services.db.bookingLimits.cancelsOf(driver.user.id)).toHaveLength(1);
    expect((await rider.get(`/bookings/${id}`)).body.rideCheck).not.toHaveProperty('note');
  });

  it.each(['card', 'cash', 'wallet'] as const)(
    'if the driver is right, the fare is charged once (%s)',
    async (mode) => {
      const id = await trip(mode, mode === 'card' ? 'start' : 'reach');
      await deny(id);
      const { due } = (await readStored(id)).rideCheck!;
      expect(due).toBeGreaterThan(0);
      const answers = await Promise.all([decide(id, true), decide(id, true), decide(id, true)]);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      await settle(app);
      const stored = await readStored(id);
      expect(stored).toMatchObject({ rideCheck: { status: 'overruled' }, cancel_fee: due });
      if (mode === 'card') expect(stored.cardHold).toMatchObject({ state: 'captured', captured: due });
      expect(await walletOf(rider)).toBeCloseTo(mode === 'card' ? 100 : 100 - due, 10);
      expect(await walletOf(driver)).toBe(due);
      expect(await app.services.db.bookingLimits.cancelsOf(driver.user.id)).toEqual([]);
    },
  );

  it('a check that nobody decides ends after five days: nothing is charged or held any longer', async () => {
    const ids = [await trip('card', 'start')];
    await deny(ids[0]!);
    app.clock.at += 5 * DAY;
    await settle(app);
    expect(await readStored(ids[0]!)).toMatchObject({
      rideCheck: { status: 'expired' },
      cardHold: { state: 'released' },
    });
    expect([await walletOf(rider), await walletOf(driver)]).toEqual([100, 0]);
    expect((await decide(ids[0]!, true)).status).toBe(409);
  });
});

it('nobody says it for the rider, too early, or after the charge', async () => {
  const { body: early } = await rider.post('/bookings', aTrip);
  expect((await deny(early.id)).status).toBe(409);
  await driver.post(`/bookings/${early.id}/accept`);
  expect((await deny(early.id)).status).toBe(409);
  await driver.post(`/bookings/${early.id}/arrive`);
  for (const who of [driver, admin, await app.signedIn('rider')])
    expect([403, 404]).toContain((await deny(early.id, who)).status);
  await driver.post(`/bookings/${early.id}/start`);
  await reach(early.id);
  await driver.post(`/bookings/${early.id}/pay`, { payment_mode: 'cash' });
  expect((await deny(early.id)).body.error).toBe('wrong_state');

  const id = await trip('card', 'reach');
  expect((await deny(id)).body.error).toBe('payment_in_progress');
  await settle(app);
  expect(await readStored(id)).toMatchObject({ status: 'PAID' });
});

describe('at the same moment as the driver ends the trip,', () => {
  it.each(Array.from({ length: 8 }, (_, index) => [index + 1, index % 2 === 0 ? 'card' : 'wallet'] as const))(
    'either the rider’s word or the charge counts, never both (%i, %s)',
    async (turn, mode) => {
      const id = await trip(mode, 'start');
      const both = turn % 3 === 0 ? [() => reach(id), () => deny(id)] : [() => deny(id), () => reach(id)];
      const answers = await Promise.all([...both, ...both].map((ask) => ask()));
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      await settle(app);
      const stored = await readStored(id);
      const isDenied = stored.rideCheck !== undefined && stored.rideCheck !== null;
      if (isDenied) {
        expect(stored).toMatchObject({ status: 'CANCELLED', rideCheck: { status: 'open' } });
        expect([await walletOf(driver), stored.payments ?? []]).toEqual([0, []]);
        await decide(id, false);
        await settle(app);
        expect(await walletOf(rider)).toBe(100);
      } else {
        expect(mode).toBe('card');
        expect(stored).toMatchObject({ status: 'PAID', cardHold: { state: 'captured' } });
        expect(await walletOf(driver)).toBe(stored.driver_share);
      }
    },
  );
});
