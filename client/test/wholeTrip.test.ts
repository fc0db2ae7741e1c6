import { aPoint } from '../../api/test/support/aPicture.js';
import { aCarType, DROP, PICKUP } from '../../api/test/support/builders.js';
import { startTestApp, type TestApp } from '../../api/test/support/testApp.js';
import {
  API_VERSION,
  createWayfareClient,
  formBody,
  listQuery,
  totalOf,
  type WayfareClient,
} from '../src/index.js';

let app: TestApp;
let admin: WayfareClient;
let visitor: WayfareClient;

beforeAll(async () => {
  app = await startTestApp();
  const { user } = await app.signedIn('admin');
  admin = createWayfareClient({ url: app.url, accessToken: () => app.tokenOf(user.id) });
  visitor = createWayfareClient({ url: app.url });
});
afterAll(() => app.close());

/** Returns the data of a successful call. */
async function sent<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  expect({ url: response.url, error }).toEqual({ url: response.url, error: undefined });
  return data as T;
}

/** Signs in as an app does: it keeps its tokens, and renews them before they expire. */
async function appOf(email: string, password: string): Promise<WayfareClient> {
  const answer = await sent(visitor.POST('/api/auth/token', { body: { email, password } }));
  if (!('accessToken' in answer)) throw new Error('a second factor was requested');
  let tokens = { ...answer, until: app.clock.now() + answer.expiresIn * 1000 };
  return createWayfareClient({
    url: app.url,
    async accessToken() {
      if (app.clock.now() < tokens.until - 60_000) return tokens.accessToken;
      const { refreshToken } = tokens;
      const renewed = await sent(visitor.POST('/api/auth/refresh', { body: { refreshToken } }));
      tokens = { ...tokens, ...renewed, until: app.clock.now() + renewed.expiresIn * 1000 };
      return tokens.accessToken;
    },
  });
}

const password = 'correct1horse';
const { id: _id, createdAt: _createdAt, ...carType } = aCarType();
const wanted = { pickup: PICKUP, drop: DROP, carType: carType.name };

/**
 * The app of a new driver, who is online at the pickup: an admin has approved them and the picture of their
 * license.
 */
async function newDriver() {
  const license = await sent(
    visitor.POST('/api/license_images', {
      body: { image: new Blob([aPoint()], { type: 'image/png' }) },
      bodySerializer: formBody,
    }),
  );
  const person = { firstName: 'Sam', lastName: 'Okafor', email: 'sam@example.com', mobile: '+12125550143' };
  const vehicle = {
    carType: carType.name,
    vehicleMake: 'Toyota',
    vehicleModel: 'Camry',
    vehicleNumber: 'T713942C',
    licenseImage: license.reference,
  };
  const { uid } = await sent(
    visitor.POST('/api/user_signup', {
      body: { regData: { ...person, ...vehicle, password, usertype: 'driver' } },
    }),
  );
  await sent(admin.PUT('/api/drivers/{id}', { params: { path: { id: uid } }, body: { approved: true } }));
  const driver = await appOf(person.email, password);
  await sent(driver.PUT('/api/drivers/me/status', { body: { driverActiveStatus: true } }));
  await sent(driver.PUT('/api/drivers/me/location', { body: { lat: PICKUP.lat, lng: PICKUP.lng } }));
  return { uid, driver };
}

/** The app of a new rider. */
async function newRider() {
  const person = { firstName: 'Ada', lastName: 'Moreno', email: 'ada@example.com', mobile: '+12125550142' };
  await sent(visitor.POST('/api/user_signup', { body: { regData: { ...person, password } } }));
  return appOf(person.email, password);
}

/** Books for the price of the estimate. The phone loses the first response, and sends its request again. */
async function booked(rider: WayfareClient) {
  const estimate = await sent(rider.POST('/api/estimates', { body: wanted }));
  expect(estimate.estimateFare).toBeGreaterThan(0);
  const book = () =>
    rider.POST('/api/bookings', {
      body: { ...wanted, payment_mode: 'cash' },
      params: { header: { 'Idempotency-Key': 'trip-1' } },
    });
  const booking = await sent(book());
  expect(booking).toMatchObject({ status: 'NEW', trip_cost: estimate.estimateFare });
  expect((await sent(book())).id).toBe(booking.id);
  return booking.id;
}

/** Drives from pickup to drop in two minutes; the driver's app reports where it is. */
async function driven(driver: WayfareClient, path: { id: string }) {
  await sent(driver.POST('/api/bookings/{id}/arrive', { params: { path }, body: {} }));
  await sent(driver.POST('/api/bookings/{id}/start', { params: { path }, body: {} }));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    app.clock.at += 30_000;
    const lat = PICKUP.lat + part * (DROP.lat - PICKUP.lat);
    const at = app.clock.now();
    const point = { params: { path }, body: { lat, lng: DROP.lng, at } };
    expect(await sent(driver.POST('/api/bookings/{id}/tracking', point))).toEqual({ taken: true });
  }
  const { lat, lng } = DROP;
  return sent(driver.POST('/api/bookings/{id}/reach', { params: { path }, body: { lat, lng } }));
}

it('books, drives, pays and rates a whole trip as the mobile apps of rider and driver do [4.1, 7.11, 7.40]', async () => {
  await sent(admin.POST('/api/cartypes', { body: carType }));
  const { uid, driver } = await newDriver();
  const rider = await newRider();

  const path = { id: await booked(rider) };
  const trips = await rider.GET('/api/bookings', {
    params: { query: listQuery({ sort: ['tripdate', 'DESC'], range: [0, 9] }) },
  });
  expect({ trips: trips.data, total: totalOf(trips.response) }).toMatchObject({ trips: [path], total: 1 });
  expect(trips.response.headers.get('wayfare-version')).toBe(API_VERSION);

  const offers = await sent(
    driver.GET('/api/bookings', { params: { query: listQuery({ filter: { status: 'NEW' } }) } }),
  );
  expect(offers).toMatchObject([{ ...path, offerExpiresAt: app.clock.now() + 30_000 }]);
  await sent(driver.POST('/api/bookings/{id}/accept', { params: { path } }));
  const coming = await sent(rider.GET('/api/bookings/{id}', { params: { path } }));
  expect(coming).toMatchObject({ status: 'ACCEPTED', driver: uid, driver_location: { lat: PICKUP.lat } });

  const header = { 'Idempotency-Key': 'message-1' };
  const message = 'I am at the main entrance.';
  await sent(rider.POST('/api/bookings/{id}/messages', { params: { path, header }, body: { message } }));
  const messages = await sent(driver.GET('/api/bookings/{id}/messages', { params: { path } }));
  expect(messages).toMatchObject([{ message }]);

  const reached = await driven(driver, path);
  expect(reached).toMatchObject({ status: 'PENDING', distance: coming.estimateDistance });
  const points = await sent(rider.GET('/api/bookings/{id}/tracking', { params: { path } }));
  expect(points.at(-1)).toMatchObject({ lat: DROP.lat, at: app.clock.now() });

  // Cash, which the driver confirms.
  const paid = await sent(
    driver.POST('/api/bookings/{id}/pay', { params: { path }, body: { payment_mode: 'cash' } }),
  );
  expect(paid).toMatchObject({ status: 'PAID', customer_paid: reached.trip_cost });
  // Longer than an access token is valid.
  app.clock.at += 20 * 60_000;
  await sent(rider.POST('/api/bookings/{id}/rate', { params: { path }, body: { rate: 5 } }));
  const closed = await sent(driver.GET('/api/bookings/{id}', { params: { path } }));
  expect(closed).toMatchObject({ status: 'COMPLETE', rating: 5 });
});

it('gives the reason of a refused call, with its key', async () => {
  const { data, error, response } = await visitor.POST('/api/auth/token', {
    body: { email: 'nobody@example.com', password: 'wrong1' },
  });
  expect({ data, status: response.status }).toEqual({ data: undefined, status: 401 });
  expect(error).toMatchObject({ error: 'login_error', message: expect.any(String) });
});
