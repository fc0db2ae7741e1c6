import type { ChangePreview, WantedChange } from '@wayfare/shared';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aPromo, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Between pickup and drop, a little to the side. */
const STOP = { lat: 40.762, lng: -73.98, add: 'Sixth Avenue' };
const NEAR_PICKUP = { lat: PICKUP.lat + 0.002, lng: PICKUP.lng, add: 'Two blocks north' };
const FAR_DROP = { lat: PICKUP.lat + 0.1, lng: PICKUP.lng, add: 'The Bronx' };

let app: TestApp;
let rider: Client;
let admin: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  const cancelSlab = [{ minsDelayed: 2, amount: 3 }];
  await app.services.db.carTypes.insert(aCarType({ cancelSlab }));
  await app.services.db.carTypes.insert(aCarType({ name: 'Premium', base_fare: 10 }));
  await app.services.db.settings.saveSettings({ otp_secure: false });
  rider = await app.signedIn('rider', { walletBalance: 100 });
  admin = await app.signedIn('admin');
  driver = await app.signedIn('driver');
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  expect(await app.services.db.promos.findMiscounted()).toEqual([]);
  await app.close();
});

const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const booked = async (fields: object = {}): Promise<string> => {
  const { status, body } = await rider.post('/bookings', { ...aTrip, ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body.id;
};
const accepted = async (fields: object = {}): Promise<string> => {
  const id = await booked(fields);
  expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  return id;
};
const preview = (id: string, wanted: WantedChange, by = rider) =>
  by.post(`/bookings/${id}/changes/preview`, wanted);
const apply = (id: string, wanted: WantedChange, shown: ChangePreview, by = rider) =>
  by.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown) });
/** Previews a change and makes it. */
async function change(id: string, wanted: WantedChange, by = rider) {
  const shown = await preview(id, wanted, by);
  expect({ status: shown.status, error: shown.body.error, fields: shown.body.errors }).toMatchObject({
    status: 200,
    error: undefined,
  });
  const made = await apply(id, wanted, shown.body, by);
  expect({ status: made.status, error: made.body.error }).toEqual({ status: 200, error: undefined });
  return { shown: shown.body as ChangePreview, body: made.body };
}
const balance = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const later = () => ({ bookLater: true, tripdate: app.clock.at + 24 * HOUR });
const noticesFor = async (client: Client): Promise<string> => {
  return JSON.stringify((await client.get('/users/me/notifications')).body);
};

describe('a rider who changes a booking [4.59]', () => {
  it('moves the pickup by ten minutes and adds a stop after a driver accepted, who stays and is notified', async () => {
    const id = await accepted();
    const before = await stored(id);
    const wanted = { tripdate: app.clock.at + 10 * MINUTE, stops: [STOP] };
    const { shown, body } = await change(id, wanted);
    expect(shown).toMatchObject({
      price: { before: before.customer_paid },
      priceReason: 'route',
      driver: 'stays',
      because: null,
      notified: ['driver'],
    });
    expect(shown.price.after).toBeGreaterThan(shown.price.before);
    expect(body).toMatchObject({
      status: 'ACCEPTED',
      driver: driver.user.id,
      tripdate: wanted.tripdate,
      bookLater: true,
      stops: [STOP],
      customer_paid: shown.price.after,
      estimate: shown.price.after,
    });
    const after = await stored(id);
    expect(after.trip_cost).toBe(after.customer_paid);
    expect(after.driver_share + after.convenience_fees).toBeCloseTo(after.trip_cost, 10);
    expect(after.reference).toBe(before.reference);
    expect(await noticesFor(driver)).toContain('Details of your booking');
  });

  it('keeps the price when only the time, the note or the way of payment change', async () => {
    const id = await booked(later());
    const before = await stored(id);
    await app.services.db.carTypes.update((await app.services.db.carTypes.findByIdOrName('Economy'))!.id, {
      base_fare: 99,
    });
    const { shown } = await change(id, {
      tripdate: before.tripdate + HOUR,
      pickUpInstructions: 'At the back door',
      payment_mode: 'card',
    });
    expect(shown).toMatchObject({
      price: { before: before.customer_paid, after: before.customer_paid },
      priceReason: 'kept',
      driver: 'none',
    });
    const after = await stored(id);
    expect(after).toMatchObject({
      trip_cost: before.trip_cost,
      payment_mode: 'card',
      cardPaymentAmount: before.customer_paid,
      cashPaymentAmount: 0,
      pickUpInstructions: 'At the back door',
      dispatch: { nextAt: before.tripdate + HOUR - 15 * MINUTE },
    });
    // Other places are priced with the tariff that was promised.
    const moved = await change(id, { drop: { ...DROP, lat: DROP.lat + 0.001 } });
    expect(moved.shown.price.after).toBeLessThan(before.customer_paid + 2);
  });

  it('offers a trip that waits for a driver anew, as it is now', async () => {
    const id = await booked();
    expect((await stored(id)).requestedDrivers).toEqual({ [driver.user.id]: true });
    await driver.post(`/bookings/${id}/decline`);
    const { shown, body } = await change(id, { carType: 'Premium' });
    expect(shown).toMatchObject({ priceReason: 'car_type', driver: 'none' });
    expect(body).toMatchObject({ carType: 'Premium', customer_paid: shown.price.after });
    expect((await stored(id)).requestedDrivers).toEqual({});
    await change(id, { carType: 'Economy' });
    // A driver who declined the other trip is asked about this one.
    expect((await stored(id)).requestedDrivers).toEqual({ [driver.user.id]: true });
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  });

  it('is found by its new places, and keeps who changed what, and when', async () => {
    const id = await booked(later());
    await change(id, { drop: { ...DROP, add: 'Zabar’s, Broadway' } });
    const found = await admin.get(`/bookings?filter=${encodeURIComponent('{"q":"zabar"}')}`);
    expect(found.body.map((one: { id: string }) => one.id)).toEqual([id]);
    const { changes } = (await admin.get(`/bookings/${id}`)).body;
    expect(changes).toEqual([
      {
        at: app.clock.at,
        role: 'rider',
        version: expect.any(Number),
        by: rider.user.id,
        byName: 'Test rider',
        driver: 'none',
        price: { before: expect.any(Number), after: expect.any(Number) },
        fields: [{ field: 'drop', before: 'Columbus Circle', after: 'Zabar’s, Broadway' }],
      },
    ]);
    const seen = (await rider.get(`/bookings/${id}`)).body.changes;
    expect([seen[0].by, seen[0].byName, seen[0].role]).toEqual([undefined, undefined, 'rider']);
  });

  it('previews without changing anything, and names what cannot be changed', async () => {
    const id = await accepted();
    const before = await stored(id);
    await preview(id, { stops: [STOP] });
    expect(await stored(id)).toEqual(before);
    expect(await preview(id, { customer_name: 'Ada', stops: [STOP] })).toMatchObject({
      status: 409,
      body: { error: 'change_not_possible', errors: { customer_name: expect.any(String) } },
    });
    expect(await preview(id, { drop: DROP })).toMatchObject({ body: { error: 'nothing_to_change' } });
    expect(await preview(id, { tripdate: app.clock.at - HOUR })).toMatchObject({
      status: 400,
      body: { error: 'past_booking_error', errors: { tripdate: expect.any(String) } },
    });
    await driver.post(`/bookings/${id}/arrive`);
    expect((await preview(id, { pickup: NEAR_PICKUP })).body.error).toBe('change_not_possible');
    expect((await preview(id, { pickUpInstructions: 'Blue coat' })).status).toBe(200);
    await driver.post(`/bookings/${id}/start`);
    expect((await preview(id, { pickUpInstructions: 'Red coat' })).body.error).toBe('change_not_possible');
    await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    expect((await preview(id, { stops: [STOP] })).body.error).toBe('wrong_state');
  });
});

describe('a driver who cannot keep a changed trip [4.60]', () => {
  it('is free again, and others are asked at the new price', async () => {
    const id = await accepted();
    await app.services.db.settings.saveSettings({ longerTripSeconds: 0 });
    const { shown, body } = await change(id, { drop: FAR_DROP });
    expect(shown).toMatchObject({ driver: 'offered_anew', because: 'length', notified: ['driver'] });
    expect(body).toMatchObject({ status: 'NEW', customer_paid: shown.price.after });
    expect(body.driver ?? null).toBeNull();
    expect((await app.services.db.users.findById(driver.user.id))?.queue).toBe(false);
    // The same driver can take it as it is now.
    expect((await stored(id)).requestedDrivers).toEqual({ [driver.user.id]: true });
    expect((await driver.post(`/bookings/${id}/accept`)).body.status).toBe('ACCEPTED');
    expect(await noticesFor(driver)).toContain('offered anew');
  });

  it('is never lost by a rider who would owe a fee, nor from the pickup', async () => {
    const id = await accepted();
    app.clock.at += 3 * MINUTE;
    const refused = { status: 409, body: { error: 'change_loses_driver' } };
    expect(await preview(id, { carType: 'Premium' })).toMatchObject(refused);
    expect(await preview(id, { drop: FAR_DROP })).toMatchObject(refused);
    expect(await preview(id, { tripdate: app.clock.at + 5 * HOUR })).toMatchObject(refused);
    expect((await preview(id, { stops: [STOP] })).body.driver).toBe('stays');
    // The office may: it may also take the trip back.
    expect((await preview(id, { carType: 'Premium' }, admin)).body.driver).toBe('offered_anew');
    await driver.post(`/bookings/${id}/arrive`);
    expect(await preview(id, { drop: FAR_DROP })).toMatchObject(refused);
  });

  it('gets the fee for a drive to the pickup that was moved, and no blame for a later time', async () => {
    const id = await accepted();
    app.clock.at += 3 * MINUTE;
    expect((await rider.get(`/bookings/${id}/cancellation`)).body.fee).toBe(3);
    await change(id, { pickup: { ...PICKUP, lat: PICKUP.lat + 0.015, add: 'Far from the driver' } });
    expect((await rider.get(`/bookings/${id}/cancellation`)).body.fee).toBe(3);
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Too long' })).body.cancel_fee).toBe(3);
    expect(await balance(rider)).toBe(97);
    expect(await balance(driver)).toBe(3);
  });
});

describe('the money of a changed booking [4.61]', () => {
  const byWallet = { payment_mode: 'wallet' };

  it('stays reserved as long as it covers the fare, and pays exactly the fare in the end', async () => {
    const id = await accepted({ ...byWallet, stops: [STOP] });
    const before = await stored(id);
    expect(await balance(rider)).toBe(100 - before.customer_paid);
    const { shown } = await change(id, { stops: [] });
    expect(shown.price.after).toBeLessThan(before.customer_paid);
    expect(shown).toMatchObject({ held: before.customer_paid, released: 0 });
    expect(await balance(rider)).toBe(100 - before.customer_paid);
    const refused = { status: 409, body: { error: 'change_needs_reserve' } };
    const more = await preview(id, { stops: [STOP, { ...STOP, lat: STOP.lat - 0.01 }] });
    expect(more).toMatchObject(refused);
    expect(Object.keys(more.body.errors)).toEqual(['stops']);
    for (const step of ['arrive', 'start'])
      expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
    app.clock.at += 4 * MINUTE;
    await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    await rider.post(`/bookings/${id}/pay`, byWallet);
    const paid = await stored(id);
    expect(['PAID', 'COMPLETE']).toContain(paid.status);
    expect(await balance(rider)).toBeCloseTo(100 - paid.customer_paid, 10);
  });

  it('is released at once when the rider pays in cash instead, and cannot be reserved by a change', async () => {
    const id = await booked(byWallet);
    const { customer_paid } = await stored(id);
    const { shown } = await change(id, { payment_mode: 'cash' });
    expect(shown).toMatchObject({ held: 0, released: customer_paid, priceReason: 'kept' });
    expect(await balance(rider)).toBe(100);
    expect((await stored(id)).hold?.open).toBe(false);
    expect(await preview(id, byWallet as WantedChange)).toMatchObject({
      status: 409,
      body: { error: 'change_needs_reserve', errors: { payment_mode: expect.any(String) } },
    });
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Too long' })).status).toBe(200);
    expect(await balance(rider)).toBe(100);
  });

  it('counts a promo that is added once, and gives it back with the trip', async () => {
    const promo = aPromo();
    await app.services.db.promos.insert(promo);
    const id = await booked();
    const before = await stored(id);
    const { shown } = await change(id, { promo: 'spring' });
    expect(shown).toMatchObject({ priceReason: 'promo', price: { after: before.customer_paid - 2 } });
    expect(await stored(id)).toMatchObject({
      discount_amount: 2,
      trip_cost: before.trip_cost,
      promo_terms: { promo_discount_value: 2 },
    });
    expect((await app.services.db.promos.findByIdOrName(promo.id))?.user_avail).toBe(1);
    expect((await preview(id, { promo: promo.id })).body.error).toBe('nothing_to_change');
    await app.services.db.promos.insert(aPromo({ promo_name: 'OTHER', promo_discount_value: 5 }));
    expect(await preview(id, { promo: 'OTHER' })).toMatchObject({
      status: 409,
      body: { error: 'change_promo_kept', errors: { promo: expect.any(String) } },
    });
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Too long' });
    expect((await app.services.db.promos.findByIdOrName(promo.id))?.user_avail).toBe(0);
  });

  it('keeps a promo for dearer trips from a trip that was made cheap', async () => {
    await app.services.db.promos.insert(aPromo({ min_order: 20, promo_discount_value: 5 }));
    const id = await booked({ drop: FAR_DROP, promo: 'SPRING' });
    expect((await stored(id)).discount_amount).toBe(5);
    expect(await preview(id, { drop: DROP })).toMatchObject({
      status: 400,
      body: { error: 'promo_min_order', errors: { promo: expect.any(String) } },
    });
  });
});

describe('changes at the same time', () => {
  it('makes one of two, and answers the other with what changed', async () => {
    const id = await booked(later());
    const [one, other] = [{ stops: [STOP] }, { pickUpInstructions: 'Blue coat' }];
    const [first, second] = [await preview(id, one), await preview(id, other, admin)];
    expect((await apply(id, one, first.body)).status).toBe(200);
    expect(await apply(id, other, second.body, admin)).toMatchObject({
      status: 409,
      body: { error: 'trip_changed_meanwhile', errors: { stops: expect.any(String) } },
    });
    // The same request, sent again after its answer was lost, is the same change.
    expect((await apply(id, one, first.body)).status).toBe(200);
    expect((await stored(id)).changes).toHaveLength(1);
  });

  it('refuses a change that became dearer, or would now cost the driver', async () => {
    const id = await booked();
    const wanted = { stops: [STOP] };
    const { body } = await preview(id, wanted);
    const cheap = { ...body, price: { ...body.price, after: body.price.after - 0.01 } };
    expect((await apply(id, wanted, cheap)).body.error).toBe('change_differs');
    const far = { drop: FAR_DROP };
    const { body: free } = await preview(id, far);
    expect(free.driver).toBe('none');
    await driver.post(`/bookings/${id}/accept`);
    expect((await apply(id, far, free)).body.error).toBe('change_differs');
    // Rounds of dispatch change nothing that the rider saw.
    expect((await apply(id, wanted, body)).status).toBe(200);
  });

  it('comes to one consistent outcome for 50 concurrent changes and accepts', async () => {
    const drivers = [driver, ...(await Promise.all([1, 2].map(() => app.signedIn('driver'))))];
    const id = await booked();
    const wanted = Array.from({ length: 35 }, (_, index) => ({
      drop: { ...DROP, lat: DROP.lat + 0.0001 * (index + 1), add: `Door ${index}` },
    }));
    const shown = await Promise.all(wanted.map((one) => preview(id, one).then(({ body }) => body)));
    const answers = await Promise.all([
      ...wanted.map((one, index) => apply(id, one, shown[index] as ChangePreview)),
      ...Array.from({ length: 15 }, (_, index) =>
        (drivers[index % 3] as Client).post(`/bookings/${id}/accept`),
      ),
    ]);
    expect([...new Set(answers.map(({ status }) => status))]).toEqual(expect.arrayContaining([200, 409]));
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    const trip = await stored(id);
    const changed = answers.slice(0, 35).filter(({ status }) => status === 200);
    expect(changed).toHaveLength(1);
    expect(trip.changes).toHaveLength(1);
    expect(trip.drop.add).toBe(trip.changes?.[0]?.fields[0]?.after);
    expect(trip.customer_paid).toBe(trip.changes?.[0]?.price.after);
    const queued = await Promise.all(
      drivers.map(async ({ user }) => (await app.services.db.users.findById(user.id))?.queue === true),
    );
    expect(queued.filter(Boolean)).toHaveLength(trip.driver ? 1 : 0);
    expect(queued[drivers.findIndex(({ user }) => user.id === trip.driver)] ?? false).toBe(
      Boolean(trip.driver),
    );
  });

  it('allows thirty changes', async () => {
    const id = await booked(later());
    for (let count = 0; count < 30; count += 1) await change(id, { pickUpInstructions: `Door ${count}` });
    expect((await preview(id, { pickUpInstructions: 'Door 30' })).body.error).toBe('too_many_changes');
  });
});

describe('the totals of lists', () => {
  it.each(['this', 'an earlier'])('count a trip at its new time that %s version counted', async (version) => {
    const { bookings } = app.services.db;
    const id = await booked();
    await bookings.counters.countMarked();
    if (version === 'an earlier') {
      const fewer = { $slice: ['$tally.as', 5] };
      await app.connection
        .collection<{ _id: string }>('bookings')
        .updateOne({ _id: id }, [{ $set: { 'tally.as': fewer } }]);
    }
    const before = [await bookings.counters.cells('all'), await bookings.counters.cells('tripdate:all')];
    await change(id, { tripdate: app.clock.at + 72 * HOUR });
    await bookings.counters.countMarked();
    const counted = [await bookings.counters.cells('all'), await bookings.counters.cells('tripdate:all')];
    expect(counted).not.toEqual(before);
    await bookings.counters.rebuild(() => app.clock.at);
    const rebuilt = [await bookings.counters.cells('all'), await bookings.counters.cells('tripdate:all')];
    expect(counted).toEqual(rebuilt);
  });
});

describe('who changes a booking', () => {
  it('is its rider, staff, its partner or, under way, its driver, and nobody else', async () => {
    const id = await accepted();
    const wanted = { pickUpInstructions: 'Blue coat' };
    const { body } = await preview(id, wanted);
    expect(await preview(id, wanted, driver)).toMatchObject({ status: 409, body: { error: 'wrong_state' } });
    const others = [
      app.anonymous,
      await app.signedIn('driver'),
      await app.signedIn('rider'),
      await app.signedIn('fleetadmin'),
    ];
    for (const other of others) {
      expect([401, 403, 404]).toContain((await preview(id, wanted, other)).status);
      expect([401, 403, 404]).toContain((await apply(id, wanted, body, other)).status);
    }
    expect((await stored(id)).changes ?? []).toEqual([]);
    await change(id, { customer_name: 'Ada Moreno', customer_contact: '+12125550142' }, admin);
    expect(await stored(id)).toMatchObject({
      customer_name: 'Ada Moreno',
      customer_contact: '+12125550142',
    });
    const { changes } = (await driver.get(`/bookings/${id}`)).body;
    expect(changes[0].fields[0]).toEqual({ field: 'customer_name', before: null, after: null });
    expect(await noticesFor(rider)).toContain('The office changed');
  });

  it('is reported to webhooks, with the fields', async () => {
    const received = await admin.post('/webhooks', {
      url: 'https://example.com/hook',
      events: ['booking.changed'],
    });
    expect({ status: received.status, error: received.body.error }).toMatchObject({ status: 201 });
    const id = await booked();
    await change(id, { stops: [STOP] });
    const { body } = await admin.get('/webhook-deliveries');
    expect(body).toMatchObject([{ type: 'booking.changed', event: expect.stringContaining(id) }]);
    const full = await admin.get(`/webhook-deliveries/${body[0].id}`);
    expect(JSON.stringify(full.body)).toContain('stops');
  });
});
