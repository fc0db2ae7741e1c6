import { apiScopes } from '@wayfare/shared';
import { agreedTo } from '../../../test/support/agreedTo.js';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Whom and what the trips of a partner's customers take. Economy cars have four seats, vans eight. */
let app: TestApp;
let partner: Client;
const load = { passengers: 3, luggage: 2, needs: ['childSeat'] };

beforeEach(async () => {
  app = await startTestApp();
  const cars = [aCarType({ seats: 4, luggage: 2 }), aCarType({ name: 'Van', seats: 8, luggage: 8 })];
  for (const car of cars) await app.services.db.carTypes.insert(car);
  await app.services.db.settings.saveSettings({ missedOffersAway: 0 });
  const account = await app.signedIn('rider', { firstName: 'Grand', lastName: 'Hotel' });
  const key = { name: 'Front desk', account: account.user.id, scopes: apiScopes };
  const admin = await app.signedIn('admin');
  partner = app.withKey((await admin.post('/apikeys', key)).body.newKey);
});
afterEach(() => app.close());

const driverOf = (fields: object, km: number) =>
  app.signedIn('driver', { ...fields, location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng } });
const trip = (fields: object) => ({ ...aTrip, ...fields });
const book = (fields: object) =>
  partner.post('/partner/bookings', {
    ...trip(fields),
    customer: { name: 'Ada Moreno', phone: '+12125550142' },
  });
const isAsked = async (id: string, { user }: Client) =>
  (await app.services.db.bookings.findById(id))?.requestedDrivers?.[user.id] === true;

it('are kept with the booking, which only drivers who offer what it needs are asked for and can accept [4.111]', async () => {
  const [near, able] = [
    await driverOf({ needs: ['pets'] }, 0.5),
    await driverOf({ needs: ['childSeat'] }, 3),
  ];
  const { status, body } = await book(load);
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  expect(body).toMatchObject(load);
  expect((await partner.get(`/partner/bookings/${body.id}`)).body).toMatchObject(load);
  expect((await partner.get('/partner/bookings')).body).toMatchObject([load]);
  expect([await isAsked(body.id, near), await isAsked(body.id, able)]).toEqual([false, true]);
  expect((await near.post(`/bookings/${body.id}/accept`)).status).not.toBe(200);
  expect(await able.post(`/bookings/${body.id}/accept`)).toMatchObject({ status: 200, body: load });
});

it('are refused where the car type has no room or no one offers what is needed, in prices and bookings, with the field [4.110, 4.112]', async () => {
  await driverOf({ needs: ['childSeat'] }, 1);
  for (const [fields, error, field] of [
    [{ passengers: 5 }, 'car_too_small', 'passengers'],
    [{ luggage: 3 }, 'car_too_small', 'luggage'],
    [{ needs: ['wheelchair'] }, 'no_car_with_needs', 'needs'],
    [{ ...load, carType: 'Van' }, 'no_car_with_needs', 'needs'],
  ] as const) {
    const refused = { status: 400, body: { error, errors: { [field]: expect.any(String) } } };
    expect(await partner.post('/partner/estimates', trip(fields))).toMatchObject(refused);
    expect(await book(fields)).toMatchObject(refused);
  }
  expect((await partner.get('/partner/bookings')).body).toEqual([]);
});

it('are changed by the partner, and drivers are asked again by what the trip needs then [4.114]', async () => {
  const [near, able] = [await driverOf({}, 0.5), await driverOf({ needs: ['childSeat'] }, 3)];
  const { id } = (await book({})).body;
  expect(await isAsked(id, near)).toBe(true);
  const shown = (await partner.post(`/partner/bookings/${id}/changes/preview`, load)).body;
  const change = { ...load, ...agreedTo(shown) };
  const made = await partner.post(`/partner/bookings/${id}/changes`, change);
  expect(made).toMatchObject({ status: 200, body: load });
  expect([await isAsked(id, near), await isAsked(id, able)]).toEqual([false, true]);
  expect(
    (await partner.post(`/partner/bookings/${id}/changes/preview`, { passengers: 5 })).body,
  ).toMatchObject({
    error: 'car_too_small',
    errors: { passengers: expect.any(String) },
  });
});
