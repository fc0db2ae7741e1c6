import { wayBackId } from '@wayfare/shared';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aPromo, aTrip, DROP, newId, PICKUP } from '../../../../test/support/builders.js';
import { nextDriver, north } from '../../../../test/support/streetTrips.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { runDueWork } from '../../../process/dueWork.js';

/** Trips there and back: the driver waits, or a second trip comes back at a time. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  const cancelSlab = [{ minsDelayed: 0, amount: 4 }];
  await app.services.db.carTypes.insert(aCarType({ cancelSlab }));
  await app.services.db.settings.saveSettings({
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    otp_secure: false,
  });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  rider = await app.signedIn('rider', { walletBalance: 500 });
  driver = await nextDriver(app);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const waiting = { ...aTrip, kind: 'return', waitMinutes: 30 };
const inHours = (hours: number) => app.clock.at + hours * HOUR;
const comingBack = (hours = 3) => ({ ...aTrip, kind: 'return', returnAt: inHours(hours) });
async function booked(fields: object, by = rider) {
  const customer = by === admin ? { customer: rider.user.id } : {};
  const { status, body } = await by.post('/bookings', { ...fields, ...customer });
  expect({ status, error: body.error, errors: body.errors }).toMatchObject({ status: 201, error: undefined });
  return body;
}
const refusal = async (fields: object, by = rider) => {
  const { status, body } = await by.post('/bookings', fields);
  return { status, error: body.error, fields: fieldsOf(body) };
};
/** The fields that a refusal names. */
const fieldsOf = ({ errors }: { errors?: object }) => Object.keys(errors ?? {});
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const balance = async () => (await app.services.db.users.findById(rider.user.id))!.walletBalance;

describe('a return whose driver waits [4.76]', () => {
  it('is one trip that ends where it begins, priced with the wait by the tariff', async () => {
    const { body: way } = await rider.post('/estimates', {
      ...aTrip,
      stops: [DROP],
      drop: PICKUP,
    });
    const { body: estimate } = await rider.post('/estimates', waiting);
    // 30 an hour, and 15 percent on top.
    expect(estimate.estimateTime).toBe(way.estimateTime + 1800);
    expect(estimate.estimateFare).toBeGreaterThan(way.estimateFare);
    const { body: quotes } = await rider.post('/quotes', {
      pickup: PICKUP,
      drop: DROP,
      waitMinutes: 30,
    });
    expect(quotes.quotes[0].estimateFare).toBe(estimate.estimateFare);
    const trip = await booked(waiting);
    expect(trip).toMatchObject({
      kind: 'return',
      back: { waitMinutes: 30 },
      stops: [{ add: DROP.add }],
      dropAddress: PICKUP.add,
      trip_cost: estimate.estimateFare,
    });
    expect((await driver.post(`/bookings/${trip.id}/accept`)).body).toMatchObject({
      back: { waitMinutes: 30 },
    });
  });

  async function driven(waited: number) {
    const { id, trip_cost: estimate, estimateTime } = await booked({ ...waiting, payment_mode: 'wallet' });
    for (const step of ['accept', 'arrive', 'start'])
      expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
    const toDrop = (estimateTime - 1800) / 2;
    app.clock.at += toDrop * 1000;
    await driver.put('/drivers/me/location', { lat: DROP.lat, lng: DROP.lng });
    const stop = await driver.post(`/bookings/${id}/stops/0/reach`, { lat: DROP.lat, lng: DROP.lng });
    expect(stop.status, JSON.stringify(stop.body)).toBe(200);
    for (let minute = 0; minute < waited; minute += 1) {
      app.clock.at += MINUTE;
      await driver.put('/drivers/me/location', { lat: DROP.lat, lng: DROP.lng });
    }
    app.clock.at += toDrop * 1000;
    const { status, body } = await driver.post(`/bookings/${id}/reach`, north(0));
    expect(status, JSON.stringify(body)).toBe(200);
    await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    return { id, estimate, trip: await stored(id) };
  }

  it('costs the wait that was booked if it is used, and nothing for a wait that was not', async () => {
    const full = await driven(30);
    expect(full.trip.fareReview ?? null).toBeNull();
    expect(Math.abs(full.trip.trip_cost - full.estimate)).toBeLessThan(1);
    rider = await app.signedIn('rider', { walletBalance: 500 });
    driver = await nextDriver(app);
    const none = await driven(0);
    expect(none.trip.fareReview ?? null).toBeNull();
    expect(none.estimate).toBe(full.estimate);
    // The wait costs more than the tolerance below the estimate would let go.
    expect(full.trip.trip_cost - none.trip.trip_cost).toBeGreaterThan(full.estimate * 0.25);
    expect(await balance()).toBeCloseTo(500 - none.trip.customer_paid);
  });

  it('keeps the price of the wait when its places change', async () => {
    const { id, trip_cost } = await booked(waiting);
    const { body } = await rider.post(`/bookings/${id}/changes/preview`, {
      stops: [{ ...DROP, add: 'Side entrance' }],
    });
    expect(body.price).toEqual({ before: trip_cost, after: trip_cost });
  });

  it('is refused with the field for a longer wait than the settings allow, and where the kind is off', async () => {
    expect(await refusal({ ...waiting, waitMinutes: 61 })).toEqual({
      status: 400,
      error: 'return_wait_long',
      fields: ['waitMinutes'],
    });
    expect((await rider.post('/estimates', { ...waiting, waitMinutes: 61 })).body).toMatchObject({
      error: 'return_wait_long',
      errors: { waitMinutes: expect.any(String) },
    });
    await app.services.db.settings.saveSettings({ returnByRiders: false });
    expect(await refusal(waiting)).toMatchObject({ status: 409, fields: ['kind'] });
    await booked(waiting, admin);
    await app.services.db.settings.saveSettings({ returnByRiders: true });
  });

  it('is refused without a way back, with two, or with one on another kind, each with the field', async () => {
    const { waitMinutes: _, ...without } = waiting;
    expect(await refusal(without)).toMatchObject({ error: 'select_proper', fields: ['returnAt'] });
    expect(await refusal({ ...waiting, returnAt: inHours(3) })).toMatchObject({
      fields: ['waitMinutes'],
    });
    expect(await refusal({ ...aTrip, waitMinutes: 10 })).toMatchObject({ fields: ['waitMinutes'] });
    expect(await refusal({ ...aTrip, returnAt: inHours(3) })).toMatchObject({ fields: ['returnAt'] });
    const stops = Array.from({ length: 4 }, (_, index) => ({ ...DROP, add: `Stop ${index}` }));
    expect(await refusal({ ...waiting, stops })).toMatchObject({ fields: ['stops'] });
  });
});

describe('a return that comes back at a time [4.87]', () => {
  it('is two trips that name each other, each with its own price and reserve', async () => {
    const { body: estimate } = await rider.post('/estimates', comingBack());
    const first = await booked({ ...comingBack(), payment_mode: 'wallet', pickUpInstructions: 'Gate 3' });
    const back = (await rider.get(`/bookings/${wayBackId(first.id)}`)).body;
    expect(first).toMatchObject({ kind: 'return', back: { trip: back.id }, pickUpInstructions: 'Gate 3' });
    expect(back).toMatchObject({
      kind: 'return',
      status: 'NEW',
      back: { outbound: first.id },
      pickupAddress: DROP.add,
      dropAddress: PICKUP.add,
      tripdate: inHours(3),
      bookLater: true,
      trip_cost: estimate.wayBack.estimateFare,
    });
    expect(back.pickUpInstructions ?? null).toBeNull();
    expect(back.reference).not.toBe(first.reference);
    expect(await balance()).toBeCloseTo(500 - first.customer_paid - back.customer_paid);
    expect((await admin.get('/bookings')).body.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([first.id, back.id]),
    );
  });

  it('books nothing and reserves nothing if the wallet covers only one of the trips', async () => {
    const { body: estimate } = await rider.post('/estimates', comingBack());
    rider = await app.signedIn('rider', { walletBalance: estimate.estimateFare + 1 });
    expect(await refusal({ ...comingBack(), payment_mode: 'wallet' })).toMatchObject({
      error: 'wallet_balance_low',
    });
    expect(await balance()).toBe(estimate.estimateFare + 1);
    expect((await rider.get('/bookings')).body).toEqual([]);
  });

  it('counts a promo for the first trip only', async () => {
    await app.services.db.promos.insert(aPromo({ id: 'back', promo_name: 'BACK' }));
    const first = await booked({ ...comingBack(), promo: 'BACK' });
    expect(first.promo_applied).toBe(true);
    const back = await stored(wayBackId(first.id));
    expect(back.promo_applied).toBe(false);
    expect(back.customer_paid).toBe(back.trip_cost);
  });

  it('is refused for a time before the first trip can have ended, and one too far ahead', async () => {
    for (const returnAt of [app.clock.at + 14 * MINUTE, app.clock.at - HOUR])
      expect(await refusal({ ...comingBack(), returnAt })).toMatchObject({
        status: 400,
        fields: ['returnAt'],
      });
    const far = { ...DROP, lat: DROP.lat + 0.5 };
    expect(await refusal({ ...comingBack(), drop: far, returnAt: app.clock.at + 16 * MINUTE })).toMatchObject(
      {
        fields: ['returnAt'],
      },
    );
    expect(await refusal(comingBack(400 * 24))).toMatchObject({ error: 'far_booking_error' });
  });

  it('takes two of the places for open bookings, and is booked once by a retry', async () => {
    const key = { 'idempotency-key': newId() };
    const fields = comingBack();
    const one = await rider.post('/bookings', fields, key);
    const other = await rider.post('/bookings', fields, key);
    expect(other.body.id).toBe(one.body.id);
    expect((await rider.get('/bookings')).body).toHaveLength(2);
    expect(await refusal(comingBack(4))).toMatchObject({ error: 'too_many_open_bookings' });
  });

  it('cancels both or only one, and says which trip stays [4.88]', async () => {
    const one = await booked({ ...comingBack(), payment_mode: 'wallet' });
    const back = await stored(wayBackId(one.id));
    const { body: shown } = await rider.get(`/bookings/${one.id}/cancellation`);
    expect(shown).toEqual({
      fee: 0,
      linked: { id: back.id, reference: back.reference, tripdate: back.tripdate, mayCancel: true },
    });
    await rider.post(`/bookings/${one.id}/cancel`, { reason: 'Plans changed' });
    expect((await stored(back.id)).status).toBe('NEW');
    expect(await balance()).toBeCloseTo(500 - back.customer_paid);
    await rider.post(`/bookings/${back.id}/cancel`, { reason: 'Plans changed' });
    expect(await balance()).toBe(500);

    const two = await booked({ ...comingBack(), payment_mode: 'wallet' });
    const both = await rider.post(`/bookings/${two.id}/cancel`, { reason: 'Plans changed', both: true });
    expect(both).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect(await stored(wayBackId(two.id))).toMatchObject({ status: 'CANCELLED', cancelledBy: 'rider' });
    expect(await balance()).toBe(500);
  });

  it('refuses to cancel both if a driver has the other trip, or there is none, with the field', async () => {
    const { id } = await booked(comingBack());
    await driver.post(`/bookings/${id}/accept`);
    const back = wayBackId(id);
    expect((await rider.get(`/bookings/${back}/cancellation`)).body.linked).toMatchObject({
      id,
      mayCancel: false,
    });
    const asked = { reason: 'Plans changed', both: true };
    expect((await rider.post(`/bookings/${back}/cancel`, asked)).body).toMatchObject({
      error: 'return_has_driver',
      errors: { both: expect.any(String) },
    });
    expect((await stored(back)).status).toBe('NEW');
    await rider.post(`/bookings/${back}/cancel`, { reason: 'Plans changed' });
    expect((await rider.post(`/bookings/${id}/cancel`, asked)).body).toMatchObject({
      error: 'not_of_kind',
      errors: { both: expect.any(String) },
    });
    expect((await stored(id)).status).toBe('ACCEPTED');
  });

  it('says in a preview that the other trip stays, and refuses to swap their order [4.88]', async () => {
    const { id } = await booked(comingBack(), admin);
    const back = wayBackId(id);
    const preview = (of: string, wanted: object) => admin.post(`/bookings/${of}/changes/preview`, wanted);
    expect((await preview(id, { tripdate: inHours(1) })).body.linked).toMatchObject({ id: back });
    expect((await preview(id, { tripdate: inHours(4) })).body).toMatchObject({
      error: 'return_before_first',
      errors: { tripdate: expect.any(String) },
    });
    expect((await preview(back, { tripdate: app.clock.at })).body).toMatchObject({
      error: 'return_before_first',
      errors: { tripdate: expect.any(String) },
    });
    const { body: shown } = await preview(back, { tripdate: inHours(5) });
    const made = await admin.post(`/bookings/${back}/changes`, { tripdate: inHours(5), ...agreedTo(shown) });
    expect(made.status).toBe(200);
    expect((await stored(id)).tripdate).toBeLessThan(inHours(1));
  });

  it('is completed by the sweep if a process dies before its second trip, with its reserve', async () => {
    const { bookings } = app.services.db;
    const insert = bookings.insert.bind(bookings);
    let dies = true;
    bookings.insert = async (booking, work) => {
      if (dies && booking.id.endsWith('-back')) throw new Error('the process dies here');
      return insert(booking, work);
    };
    const { id } = await booked({ ...comingBack(), payment_mode: 'wallet' });
    const left = await balance();
    // Longer than a reserve without a booking stays, otherwise.
    for (let passed = 0; passed < 8; passed += 1) {
      app.clock.at += MINUTE;
      if (passed === 6) dies = false;
      await runDueWork(app.services);
    }
    const back = await stored(wayBackId(id));
    expect(back).toMatchObject({ status: 'NEW', hold: { open: true } });
    expect(left).toBeCloseTo(500 - (await stored(id)).customer_paid - back.customer_paid);
    expect(await balance()).toBe(left);
    bookings.insert = insert;
  });
});

it('is booked by partners in one step, who see both trips [4.87]', async () => {
  const account = await app.signedIn('rider', { firstName: 'Grand', lastName: 'Hotel' });
  const { body: key } = await admin.post('/apikeys', {
    name: 'Front desk',
    account: account.user.id,
    scopes: ['bookings:create', 'bookings:read', 'bookings:cancel'],
  });
  const partner = app.withKey(key.newKey);
  const customer = { name: 'Ada Moreno', phone: '+12125550142' };
  const { status, body } = await partner.post('/partner/bookings', { ...comingBack(), customer });
  expect(status, JSON.stringify(body)).toBe(201);
  const back = await partner.get(`/partner/bookings/${body.back.trip}`);
  expect(back.body).toMatchObject({ back: { outbound: body.id }, customer_name: 'Ada Moreno' });
  const both = await partner.post(`/partner/bookings/${body.id}/cancel`, {
    reason: 'Plans changed',
    both: true,
  });
  expect(both.status).toBe(200);
  expect((await stored(body.back.trip)).status).toBe('CANCELLED');
});
