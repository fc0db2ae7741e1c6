import { operations } from '../../src/app.js';
import { aPicture } from '../support/aPicture.js';
import { aBooking, aCarType, newId } from '../support/builders.js';
import type { Client } from '../support/testApp.js';
import { differences, wholeDatabase } from '../support/wholeDatabase.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;
const people = {} as Record<
  'rider' | 'otherRider' | 'driver' | 'otherDriver' | 'fleet' | 'otherFleet',
  Client
>;

beforeAll(async () => {
  app = await startAttackedApp();
  await app.services.db.carTypes.insert(aCarType());
  people.fleet = await app.signedIn('fleetadmin');
  people.otherFleet = await app.signedIn('fleetadmin');
  people.rider = await app.signedIn('rider', { walletBalance: 50 });
  people.otherRider = await app.signedIn('rider', { walletBalance: 50 });
  people.driver = await app.signedIn('driver', { fleetadmin: people.fleet.user.id, walletBalance: 50 });
  people.otherDriver = await app.signedIn('driver', {
    fleetadmin: people.otherFleet.user.id,
    walletBalance: 50,
  });
});
afterAll(() => app.close());

/** For each operation, a body it would accept from an authorized caller. */
const bodies: Record<string, object> = {
  '/bookings/:id/reach': { lat: 40.7, lng: -73.9 },
  '/bookings/:id/street': { lat: 40.7, lng: -73.9 },
  '/bookings/:id/receipt-phone': { phone: '+12025550123' },
  '/bookings/:id/pay': { payment_mode: 'wallet' },
  '/bookings/:id/cancel': { reason: 'mine now' },
  '/bookings/:id/giveBack': { reason: 'mine now' },
  '/bookings/:id/assign': { driver: 'x' },
  '/bookings/:id/override': { driver: 'x', from: null, overrides: 0 },
  '/bookings/:id/recall': { from: null, overrides: 0 },
  '/bookings/:id/widen': { to: 1 },
  '/bookings/:id/plan': { driver: null, plans: 0 },
  '/bookings/:id/resolve': { action: 'cash', reason: 'other', note: 'mine now' },
  '/bookings/:id/raise': { to: 1 },
  '/bookings/:id/rate': { rate: 1 },
  '/bookings/:id/drop-check': { agree: true },
  '/bookings/:id/fare-review/decide': { decision: 'approve' },
  '/bookings/:id/not-in-car/decide': { inCar: true },
  '/bookings/:id/no-show/try': { by: 'call' },
  '/bookings/:id/no-show/decide': { decision: 'refund' },
  '/bookings/:id/changes': {
    pickUpInstructions: 'mine now',
    version: 0,
    agreed: { customer_paid: 0, driver: 'none' },
  },
  '/bookings/:id/changes/answer': { confirmed: true, version: 1 },
  '/bookings/:id/correctFare': { trip_cost: 5, note: 'mine now' },
  '/bookings/:id/messages': { message: 'hello' },
  '/bookings/:id/tracking': { lat: 40.7, lng: -73.9, at: 1 },
  '/bookings/:id/pickup_image': aPicture(),
  '/bookings/:id/deliver_image': aPicture(),
  '/bookings/:id/signature_image': aPicture(),
  '/bookings/:id/stops/:index/reach': { lat: 40.7, lng: -73.9 },
  '/bookings/:id/handover/fail': { reason: 'refused' },
  '/bookings/:id/tip': { amount: 1 },
  '/bookings/:id/lost-item': { description: 'mine now' },
  '/bookings/:id/lost-item/answer': { answer: 'found' },
};
const ofBookings = operations.filter(({ path }) => path.startsWith('/bookings/:id'));
/** Query strings some operations require. */
const queries: Record<string, string> = { '/bookings/:id/promo': '?promo=SPRING' };
const strangers = ['otherRider', 'otherDriver', 'otherFleet'] as const;

/** Calls as a user without access. Returns what went wrong, or null if the call was rejected and logged. */
async function refusedTo(who: Client, method: string, path: string, body?: object): Promise<string | null> {
  const before = app.refusals.length;
  const { status } = await app.raw(`/api${path}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${await app.tokenOf(who.user.id)}`,
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const logged = app.refusals.slice(before).find(({ uid }) => uid === who.user.id);
  if ((status === 403 || status === 404) && logged?.status === status) return null;
  return `${method} ${path} as ${who.user.usertype}: ${status}, ${logged ? 'logged' : 'not logged'}`;
}

it.each(['NEW', 'ACCEPTED', 'STARTED', 'PENDING', 'PAID'] as const)(
  'a %s booking is off limits to other riders, drivers and fleets, in every operation [6.15]',
  async (status) => {
    const { rider, driver } = people;
    const booking = aBooking(status, {
      id: newId(),
      rider: rider.user,
      driver: driver.user,
      at: app.clock.at,
    });
    await app.services.db.bookings.insert(booking);
    const before = await wholeDatabase(app);
    const wrong: (string | null)[] = [];
    for (const { method, path } of ofBookings)
      for (const name of strangers)
        wrong.push(
          await refusedTo(
            people[name],
            method,
            path.replace(':id', booking.id).replace(':index', '0') + (queries[path] ?? ''),
            method === 'get' ? undefined : (bodies[path] ?? {}),
          ),
        );
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(differences(before, await wholeDatabase(app))).toEqual([]);
    for (const name of strangers) {
      const { body } = await people[name].get('/bookings');
      expect(body.map(({ id }: { id: string }) => id)).not.toContain(booking.id);
      const many = encodeURIComponent(JSON.stringify({ id: [booking.id] }));
      expect((await people[name].get(`/bookings?filter=${many}`)).body).toEqual([]);
    }
  },
);

it("a driver's or fleet admin's record is off limits to other fleet admins [6.10]", async () => {
  const { driver, fleet, otherFleet } = people;
  const before = await wholeDatabase(app);
  const wrong = [
    await refusedTo(otherFleet, 'get', `/drivers/${driver.user.id}`),
    await refusedTo(otherFleet, 'put', `/drivers/${driver.user.id}`, { firstName: 'Mine' }),
    await refusedTo(otherFleet, 'delete', `/drivers/${driver.user.id}`),
    await refusedTo(otherFleet, 'get', `/fleetadmins/${fleet.user.id}`),
    // An id of another kind of user cannot be reached through the drivers path.
    await refusedTo(otherFleet, 'put', `/drivers/${people.rider.user.id}`, { firstName: 'Mine' }),
  ];
  expect(wrong.filter(Boolean)).toEqual([]);
  expect(differences(before, await wholeDatabase(app))).toEqual([]);
});

it("only the owner can access a wallet's entries and payout requests", async () => {
  const { driver, otherDriver, rider, otherRider } = people;
  const { body: request } = await driver.post('/withdraws', { amount: 10 });
  await app.services.db.wallets.copyPending(rider.user.id);
  const [entry] = (await rider.get('/wallethistory')).body;
  const wrong = [
    await refusedTo(otherDriver, 'get', `/withdraws/${request.id}`),
    await refusedTo(otherDriver, 'post', `/withdraws/${request.id}/process`, { version: 'any' }),
    await refusedTo(otherDriver, 'post', `/withdraws/${request.id}/fail`, { version: 'any', reason: 'Mine' }),
    await refusedTo(otherRider, 'get', `/wallethistory/${entry.id}`),
  ];
  expect(wrong.filter(Boolean)).toEqual([]);
  const of = (uid: string) => encodeURIComponent(JSON.stringify({ uid }));
  expect((await otherRider.get(`/wallethistory?filter=${of(rider.user.id)}`)).body).toEqual([]);
  expect((await otherDriver.get(`/withdraws?filter=${of(driver.user.id)}`)).body).toEqual([]);
});

it('only the owner can access a payment order and a sign-in session', async () => {
  const { rider, otherRider } = people;
  const { body: checkout } = await rider.post('/wallet/topups', { amount: 20 });
  await app.cookieOf(rider.user);
  const [signIn] = (await rider.get('/auth/sessions')).body;
  const wrong = [
    await refusedTo(otherRider, 'get', `/payments/${checkout.fields.order_id}`),
    await refusedTo(otherRider, 'delete', `/auth/sessions/${signIn.id}`),
  ];
  expect(wrong.filter(Boolean)).toEqual([]);
  expect((await rider.get('/auth/sessions')).body).toHaveLength(1);
});
