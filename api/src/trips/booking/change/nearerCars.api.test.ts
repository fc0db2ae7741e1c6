import type { NearerCar, WantedChange } from '@wayfare/shared';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aPromo, aTrip, newId, PICKUP } from '../../../../test/support/builders.js';
import { guestAddress } from '../guest/guestLink.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** How long a driver has for the answer, in ms. */
const ANSWER_MS = 30_000;
let app: TestApp;
let rider: Client;
const economy = aCarType();
const comfort = aCarType({ name: 'Comfort', base_fare: 5 });
const luxury = aCarType({ name: 'Luxury', base_fare: 20 });
const van = aCarType({ name: 'Van', base_fare: 8 });

async function start(category: 'taxi' | 'delivery' = 'taxi') {
  app = await startTestApp({ APP_CATEGORY: category });
  for (const carType of [economy, comfort, luxury, van])
    await app.services.db.carTypes.insert({ ...carType });
  await app.services.db.settings.saveSettings({ otp_secure: false, offerSeconds: ANSWER_MS / 1000 });
  rider = await app.signedIn('rider');
}
afterEach(() => app.close());

/** A driver of a car type, the given number of km north of the pickup. */
const driverOf = (carType: string, km: number) =>
  app.signedIn('driver', { carType, location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng } });
const book = async (fields: object = {}): Promise<string> => {
  const { status, body } = await rider.post('/bookings', { ...aTrip, ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body.id;
};
/** The trip's search has gone on for as long as a driver has for the answer. */
const waited = () => (app.clock.at += ANSWER_MS);
const offered = async (id: string): Promise<NearerCar[]> => {
  const { status, body } = await rider.get(`/bookings/${id}/nearer-cars`);
  expect(status).toBe(200);
  return body;
};
const names = async (id: string) => (await offered(id)).map(({ carType }) => carType);
const changed = async (id: string, wanted: WantedChange) => {
  const shown = await rider.post(`/bookings/${id}/changes/preview`, wanted);
  return rider.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown.body) });
};

describe('car types that are nearer than the booked one [4.108]', () => {
  beforeEach(() => start());

  it('are offered two at a time, the soonest first, with the price that the change shows and applies', async () => {
    await driverOf('Economy', 6);
    await driverOf('Van', 3);
    await driverOf('Luxury', 2);
    await driverOf('Comfort', 1);
    const id = await book();
    // The one economy car was asked, and does not answer.
    waited();
    const cars = await offered(id);
    expect(cars.map(({ carType }) => carType)).toEqual(['Comfort', 'Luxury']);
    const [best] = cars as [NearerCar];
    expect(best.minutes).toBeLessThan((cars[1] as NearerCar).minutes);
    const shown = (await rider.post(`/bookings/${id}/changes/preview`, { carType: 'Comfort' })).body;
    expect(shown.price.after).toBe(best.price);
    expect((await changed(id, { carType: best.carType })).body).toMatchObject({
      carType: 'Comfort',
      customer_paid: best.price,
    });
  });

  it('are not offered before a driver could have answered, nor once one has accepted', async () => {
    const driver = await driverOf('Economy', 6);
    await driverOf('Comfort', 1);
    const id = await book();
    app.clock.at += ANSWER_MS - 1;
    expect(await names(id)).toEqual([]);
    app.clock.at += 1;
    expect(await names(id)).toEqual(['Comfort']);
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
    expect(await names(id)).toEqual([]);
  });

  it('are not offered while a car of the booked type that was not asked yet is as near', async () => {
    await app.services.db.settings.saveSettings({ offersAtATime: 1 });
    for (const km of [0.5, 1]) await driverOf('Economy', km);
    await driverOf('Comfort', 1.1);
    const id = await book();
    waited();
    expect(await names(id)).toEqual([]);
  });

  it('leave out drivers who cannot take the trip, and car types that come at its price anyway', async () => {
    await app.services.db.carTypes.update(economy.id, {
      standIns: [{ carType: van.id, afterSeconds: 600 }],
    });
    await driverOf('Economy', 6);
    await driverOf('Van', 1);
    const driver = await driverOf('Comfort', 1);
    const id = await book();
    waited();
    expect(await names(id)).toEqual(['Comfort']);
    expect((await driver.put('/drivers/me/status', { driverActiveStatus: false })).status).toBe(200);
    expect(await names(id)).toEqual([]);
  });

  it('count the promo of the trip', async () => {
    await app.services.db.promos.insert(aPromo({ id: newId(), promo_name: 'SPRING' }));
    await driverOf('Economy', 6);
    await driverOf('Comfort', 1);
    const id = await book({ promo: 'SPRING' });
    waited();
    const shown = (await rider.post(`/bookings/${id}/changes/preview`, { carType: 'Comfort' })).body;
    expect(await offered(id)).toMatchObject([{ carType: 'Comfort', price: shown.price.after }]);
  });

  it('leave out what the money set aside for the trip does not cover', async () => {
    rider = await app.signedIn('rider', { walletBalance: 100 });
    await driverOf('Comfort', 6);
    await driverOf('Economy', 2);
    await driverOf('Luxury', 1);
    const id = await book({ carType: 'Comfort', payment_mode: 'wallet' });
    waited();
    expect(await names(id)).toEqual(['Economy']);
  });

  it('never include one that the trip was changed from, and wait again after a change', async () => {
    await driverOf('Economy', 1);
    await driverOf('Comfort', 2);
    await driverOf('Luxury', 3);
    const id = await book();
    waited();
    expect(await names(id)).toEqual(['Comfort', 'Luxury']);
    expect((await changed(id, { carType: 'Comfort' })).status).toBe(200);
    expect(await names(id)).toEqual([]);
    waited();
    expect(await names(id)).toEqual(['Luxury']);
  });

  it('are for the rider of the trip alone', async () => {
    await driverOf('Economy', 6);
    const id = await book();
    const other = await app.signedIn('rider');
    expect((await other.get(`/bookings/${id}/nearer-cars`)).status).toBe(404);
  });
});

describe('a guest who waits for a driver [4.109]', () => {
  beforeEach(() => start());

  /** A trip with the link of a guest, and a call with it. */
  async function asGuest(id: string) {
    const trip = (await app.services.db.bookings.findById(id))!;
    const token = new URL(await guestAddress(trip, app.services)).hash.slice(1);
    return (name: string, input: object = {}) =>
      app.anonymous.post(`/guest-trips/${name}`, { token, ...input });
  }

  it('takes a nearer car with the price that was shown', async () => {
    await driverOf('Economy', 6);
    await driverOf('Comfort', 1);
    const guest = await asGuest(await book());
    waited();
    const [best] = (await guest('nearer-cars')).body;
    expect(best.carType).toBe('Comfort');
    const wanted = { carType: best.carType };
    const shown = (await guest('changes/preview', wanted)).body;
    expect(shown.price.after).toBe(best.price);
    const made = await guest('changes', { ...wanted, ...agreedTo(shown) });
    expect(made).toMatchObject({ status: 200, body: { status: 'NEW', cost: best.price } });
    expect((await guest('nearer-cars')).body).toEqual([]);
  });

  it('goes later, at the same price, and changes nothing else', async () => {
    await driverOf('Economy', 6);
    const id = await book();
    const guest = await asGuest(id);
    const wanted = { tripdate: app.clock.at + 60 * 60_000 };
    const shown = (await guest('changes/preview', wanted)).body;
    expect(shown).toMatchObject({ priceReason: 'kept', driver: 'none' });
    expect((await guest('changes', { ...wanted, ...agreedTo(shown) })).body).toMatchObject(wanted);
    expect((await guest('changes/preview', { payment_mode: 'card' })).status).toBe(400);
    expect((await guest('changes/preview', { drop: PICKUP })).status).toBe(400);
  });

  it('leaves the trip of a partner to the partner', async () => {
    await driverOf('Economy', 6);
    await driverOf('Comfort', 1);
    const id = await book();
    const guest = await asGuest(id);
    await app.connection.collection('bookings').updateOne({}, { $set: { apiKey: newId() } });
    waited();
    expect((await guest('nearer-cars')).body).toEqual([]);
    const refused = await guest('changes/preview', { carType: 'Comfort' });
    expect(refused).toMatchObject({ status: 409, body: { error: 'wrong_state' } });
  });
});

it('a delivery keeps its car type, so none is offered [4.108]', async () => {
  await start('delivery');
  await driverOf('Economy', 6);
  await driverOf('Comfort', 1);
  const id = await book({ deliveryPerson: 'Ana', deliveryPersonPhone: '+12125550142' });
  waited();
  expect(await names(id)).toEqual([]);
});
