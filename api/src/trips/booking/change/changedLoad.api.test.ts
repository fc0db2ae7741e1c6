import type { ChangePreview, WantedChange } from '@wayfare/shared';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aTrip, newId, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { guestAddress } from '../guest/guestLink.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

/** Whom and what a booked trip takes is changed. Economy cars have four seats, vans eight. */
let app: TestApp;
let rider: Client;
let admin: Client;
const economy = aCarType({ seats: 4, luggage: 2, cancelSlab: [{ minsDelayed: 2, amount: 3 }] });
const van = aCarType({ name: 'Van', seats: 8, luggage: 8 });

beforeEach(async () => {
  app = await startTestApp();
  for (const carType of [economy, van]) await app.services.db.carTypes.insert({ ...carType });
  await app.services.db.settings.saveSettings({ missedOffersAway: 0, otp_secure: false });
  [rider, admin] = [await app.signedIn('rider', { walletBalance: 100 }), await app.signedIn('admin')];
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});

const driverOf = (fields: object = {}, km = 1) =>
  app.signedIn('driver', { ...fields, location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng } });
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const isAsked = async (id: string, { user }: Client) =>
  (await stored(id)).requestedDrivers?.[user.id] === true;
const booked = async (fields: object = {}): Promise<string> => {
  const { status, body } = await rider.post('/bookings', { ...aTrip, ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body.id;
};
const acceptedBy = async (driver: Client, fields: object = {}): Promise<string> => {
  const id = await booked(fields);
  expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  return id;
};
const preview = (id: string, wanted: WantedChange, by = rider) =>
  by.post(`/bookings/${id}/changes/preview`, wanted);
/** Previews a change and makes it. */
async function change(id: string, wanted: WantedChange, by = rider) {
  const shown = await preview(id, wanted, by);
  expect({ error: shown.body.error, fields: shown.body.errors }).toEqual({});
  const made = await by.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown.body) });
  expect({ status: made.status, error: made.body.error }).toEqual({ status: 200, error: undefined });
  return { shown: shown.body as ChangePreview, body: made.body };
}

describe('passengers, luggage and needs of a booked trip', () => {
  it('change before a driver has it, for the same price, and only drivers who take it are asked then [4.114]', async () => {
    const [without, offers] = [await driverOf({}, 0.5), await driverOf({ needs: ['childSeat'] }, 2)];
    const id = await booked({ payment_mode: 'wallet' });
    expect(await isAsked(id, without)).toBe(true);
    const before = await stored(id);
    const wanted: WantedChange = { passengers: 3, luggage: 2, needs: ['childSeat'] };
    const { shown, body } = await change(id, wanted);
    expect(shown).toMatchObject({
      fields: [
        { field: 'passengers', before: 1, after: 3 },
        { field: 'luggage', before: 0, after: 2 },
        { field: 'needs', before: [], after: ['childSeat'] },
      ],
      price: { before: before.customer_paid, after: before.customer_paid },
      priceReason: 'kept',
      driver: 'none',
    });
    expect(body).toMatchObject(wanted);
    expect([await isAsked(id, without), await isAsked(id, offers)]).toEqual([false, true]);
    expect((await without.post(`/bookings/${id}/accept`)).status).not.toBe(200);
    // Back to an ordinary trip.
    const back = await change(id, { passengers: 1, luggage: 0, needs: [] });
    expect(back.body).toMatchObject({ passengers: 1, luggage: 0, needs: [] });
    expect(await isAsked(id, without)).toBe(true);
    expect((await preview(id, { passengers: 1, needs: [] })).body.error).toBe('nothing_to_change');
  });

  it('are refused where the car type has no room, with the field, and not together with a larger one', async () => {
    await driverOf();
    await driverOf({ carType: 'Van' });
    const id = await booked();
    for (const [wanted, field] of [
      [{ passengers: 5 }, 'passengers'],
      [{ luggage: 3 }, 'luggage'],
    ] as const)
      expect(await preview(id, wanted)).toMatchObject({
        status: 400,
        body: { error: 'car_too_small', errors: { [field]: expect.any(String) } },
      });
    const { body } = await change(id, { passengers: 5, carType: 'Van' });
    expect(body).toMatchObject({ passengers: 5, carType: 'Van' });
    expect((await preview(id, { carType: 'Economy' })).body).toMatchObject({
      error: 'car_too_small',
      errors: { carType: expect.any(String) },
    });
    expect((await preview(id, { needs: ['pets', 'pets'] })).status).toBe(400);
    expect((await stored(id)).changes).toHaveLength(1);
  });

  it('are refused to riders, and not to staff, if no approved driver offers what is needed [4.112]', async () => {
    const driver = await driverOf({}, 0);
    const id = await acceptedBy(driver);
    expect((await preview(id, { needs: ['wheelchair'] })).body).toMatchObject({
      error: 'no_car_with_needs',
      errors: { needs: expect.any(String) },
    });
    expect((await preview(id, { needs: ['wheelchair'] }, admin)).body).toMatchObject({
      driver: 'offered_anew',
      because: 'needs',
    });
    // Drivers do not change them, and no one can once the trip is under way.
    expect((await preview(id, { passengers: 2 }, driver)).status).toBe(409);
    for (const step of ['arrive', 'start'])
      expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
    expect((await preview(id, { passengers: 2 })).body).toMatchObject({
      error: 'change_not_possible',
      errors: { passengers: expect.any(String) },
    });
  });
});

describe('the driver of a trip whose load changes', () => {
  it('stays if they take it, and loses the trip to another if they do not, without a fee [4.114]', async () => {
    const [without, offers] = [await driverOf({}, 0.5), await driverOf({ needs: ['childSeat'] }, 2)];
    const id = await acceptedBy(without);
    expect((await change(id, { passengers: 4, luggage: 1 })).shown).toMatchObject({
      driver: 'stays',
      because: null,
      notified: ['driver'],
    });
    const { shown, body } = await change(id, { needs: ['childSeat'] });
    expect(shown).toMatchObject({ driver: 'offered_anew', because: 'needs' });
    expect(body).toMatchObject({ status: 'NEW', needs: ['childSeat'] });
    expect([await isAsked(id, without), await isAsked(id, offers)]).toEqual([false, true]);
    expect((await offers.post(`/bookings/${id}/accept`)).status).toBe(200);
    expect((await change(id, { passengers: 2 })).shown.driver).toBe('stays');
    expect((await app.services.db.users.findById(without.user.id))?.queue).toBe(false);
  });

  it('loses it if their car, which stands in, has no room for it anymore', async () => {
    await admin.put(`/cartypes/${van.id}`, { standIns: [{ carType: economy.id, afterSeconds: 0 }] });
    const small = await driverOf();
    const id = await acceptedBy(small, { carType: 'Van', passengers: 4 });
    expect((await preview(id, { luggage: 2 })).body.driver).toBe('stays');
    expect((await preview(id, { passengers: 5 })).body).toMatchObject({
      driver: 'offered_anew',
      because: 'needs',
    });
  });

  it('is kept by what they lacked when staff gave them the trip', async () => {
    const chosen = await driverOf({}, 0.5);
    await driverOf({ needs: ['pets'] }, 3);
    const id = await booked({ needs: ['pets'] });
    const asked = { driver: chosen.user.id, overrides: 0 };
    expect((await admin.post(`/bookings/${id}/override`, asked)).status).toBe(200);
    expect((await chosen.post(`/bookings/${id}/accept`)).status).toBe(200);
    expect((await preview(id, { passengers: 2 })).body.driver).toBe('stays');
  });

  it('cannot be taken the trip by a rider while they wait at the pickup', async () => {
    const driver = await driverOf({}, 0);
    await driverOf({ needs: ['pets'] }, 3);
    const id = await acceptedBy(driver);
    expect((await driver.post(`/bookings/${id}/arrive`)).status).toBe(200);
    app.clock.at += 10 * 60_000;
    const refused = await preview(id, { needs: ['pets'] });
    expect(refused).toMatchObject({ status: 409, body: { error: 'change_loses_driver' } });
    expect((await preview(id, { luggage: 1 })).body.driver).toBe('stays');
  });
});

describe('a guest with the link of a trip', () => {
  /** Calls with the link of a trip. */
  async function guestOf(id: string) {
    const token = new URL(await guestAddress(await stored(id), app.services)).hash.slice(1);
    return (name: string, input: object = {}) =>
      app.anonymous.post(`/guest-trips${name}`, { token, ...input });
  }
  const load = { passengers: 3, luggage: 1, needs: ['childSeat'] };

  it('changes whom and what it takes for the same price, until it starts [4.123]', async () => {
    const driver = await driverOf({ needs: ['childSeat'] }, 0);
    const id = await acceptedBy(driver);
    const guest = await guestOf(id);
    expect((await guest('')).body).toMatchObject({ canChange: false, canChangeLoad: true });
    const shown = (await guest('/changes/preview', load)).body;
    expect(shown).toMatchObject({ driver: 'stays', notified: ['driver'], priceReason: 'kept' });
    const made = await guest('/changes', { ...load, ...agreedTo(shown) });
    expect(made).toMatchObject({ status: 200, body: { ...load, status: 'ACCEPTED' } });
    expect(await stored(id)).toMatchObject(load);
    expect((await guest('/changes/preview', load)).body.error).toBe('nothing_to_change');
    for (const step of ['arrive', 'start'])
      expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
    expect((await guest('')).body.canChangeLoad).toBe(false);
    expect((await guest('/changes/preview', { passengers: 2 })).body).toMatchObject({
      error: 'change_not_possible',
      errors: { passengers: expect.any(String) },
    });
  });

  it('is refused what the car type has no room for, or no one offers, like the rider [4.112, 4.123]', async () => {
    await driverOf();
    const id = await booked();
    const guest = await guestOf(id);
    for (const [wanted, error, field] of [
      [{ passengers: 5 }, 'car_too_small', 'passengers'],
      [{ luggage: 3 }, 'car_too_small', 'luggage'],
      [{ needs: ['wheelchair'] }, 'no_car_with_needs', 'needs'],
      [{ passengers: 0 }, 'validation_error', 'passengers'],
    ] as const)
      expect(await guest('/changes/preview', wanted)).toMatchObject({
        status: 400,
        body: { error, errors: { [field]: expect.any(String) } },
      });
    expect((await stored(id)).changes ?? []).toEqual([]);
  });

  it('leaves the trip of a partner to the partner', async () => {
    await driverOf();
    const guest = await guestOf(await booked());
    await app.connection.collection('bookings').updateOne({}, { $set: { apiKey: newId() } });
    expect((await guest('')).body.canChangeLoad).toBe(false);
    expect((await guest('/changes/preview', { passengers: 2 })).status).toBe(409);
  });
});
