import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { bookingDueWork } from '../booking.dueWork.js';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let rider: Client;
let driver: Client;
let id: string;

beforeEach(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.carTypes.insert(aCarType());
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver', {
    firstName: 'Ann Marie',
    lastName: 'Lee',
    vehicleMake: 'Toyota',
    vehicleModel: 'Prius',
    vehicleColor: 'Silver',
    vehicleNumber: 'NY 1',
  });
  id = (await rider.post('/bookings', aTrip)).body.id;
});
afterEach(() => app.close());

const share = async () => {
  const { status, body } = await rider.post(`/bookings/${id}/share`);
  expect(status).toBe(200);
  return body.url as string;
};
const follow = async (url: string) =>
  app.anonymous.post('/shared-trips', { token: new URL(url).hash.slice(1) });
const step = (name: string, body: object = {}) => driver.post(`/bookings/${id}/${name}`, body);

it('shows everyone with the link the car, the driver’s first name, the position and the arrival time, and nothing else', async () => {
  const url = await share();
  expect(url).toMatch(/^https:\/\/ride\.example\/shared-trip#[\w-]{43}$/);
  const noDriver = { driver: null, vehicle: null, position: null, eta: null, timeZone: null };
  expect((await follow(url)).body).toEqual({ stage: 'waiting', ...noDriver });

  await step('accept');
  const vehicle = {
    plate: 'NY 1',
    make: 'Toyota',
    model: 'Prius',
    color: 'Silver',
    carType: 'Economy',
    image: null,
  };
  const position = { lat: PICKUP.lat, lng: PICKUP.lng };
  const shown = { driver: 'Ann', vehicle, position, timeZone: null };
  expect((await follow(url)).body).toEqual({
    stage: 'coming',
    ...shown,
    eta: { to: 'pickup', seconds: 0, distance: 0 },
  });
  await step('arrive');
  expect((await follow(url)).body).toEqual({ stage: 'arrived', ...shown, eta: null });
  await step('start');
  expect((await follow(url)).body).toMatchObject({
    stage: 'riding',
    eta: { to: 'drop', seconds: 120, distance: 1.001 },
  });

  app.clock.at += 60_000;
  await step('reach', { lat: DROP.lat, lng: DROP.lng });
  expect((await follow(url)).body).toEqual({ stage: 'ended', ...noDriver });
  expect((await rider.post(`/bookings/${id}/share`)).status).toBe(409);
});

it('ends when the trip is canceled', async () => {
  const url = await share();
  await rider.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' });
  expect((await follow(url)).body.stage).toBe('ended');
});

it('is the same link each time, also for requests at the same time, until the rider revokes it', async () => {
  const [one, two, three] = await Promise.all([share(), share(), share()]);
  expect([two, three]).toEqual([one, one]);
  expect((await rider.delete(`/bookings/${id}/share`)).status).toBe(200);
  expect(await follow(one as string)).toMatchObject({ status: 404, body: { error: 'not_found' } });
  const next = await share();
  expect(next).not.toBe(one);
  expect((await follow(next)).status).toBe(200);
});

it('is replaced if the secret that sealed it is gone', async () => {
  const before = await share();
  app.services.sealKey = new Uint8Array(32);
  expect((await follow(before)).status).toBe(200);
  const after = await share();
  expect([(await follow(before)).status, (await follow(after)).status]).toEqual([404, 200]);
});

it('is given and revoked only by the rider of the trip', async () => {
  await share();
  await step('accept');
  const stranger = await app.signedIn('rider');
  expect((await stranger.post(`/bookings/${id}/share`)).status).toBe(404);
  expect((await stranger.delete(`/bookings/${id}/share`)).status).toBe(404);
  expect((await driver.post(`/bookings/${id}/share`)).status).toBe(403);
  expect((await stranger.get(`/bookings/${id}/eta`)).status).toBe(404);
});

it('is stored only as a hash and sealed: a copy of the database follows no trip', async () => {
  const token = new URL(await share()).hash.slice(1);
  const stored = await app.connection.collection('trip_shares').find().toArray();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
  for (const guess of [token.slice(1), stored[0]?.['hash'], stored[0]?.['seal'].slice(0, 100)])
    expect((await app.anonymous.post('/shared-trips', { token: guess })).status).toBe(404);
});

it('stops working and is deleted two days after the planned start, even if the trip never ended', async () => {
  await step('accept');
  const url = await share();
  app.clock.at += 2 * DAY - 1;
  expect((await follow(url)).status).toBe(200);
  app.clock.at += 1;
  expect((await follow(url)).status).toBe(404);
  app.clock.at += 1;
  await bookingDueWork.forgetShares.run(100, app.services);
  expect(await app.connection.collection('trip_shares').countDocuments()).toBe(0);
});

it('shows rider, driver and admin when the driver arrives, while they are on the way', async () => {
  const eta = async (client: Client) => (await client.get(`/bookings/${id}/eta`)).body.eta;
  expect(await eta(rider)).toBeNull();
  await step('accept');
  const admin = await app.signedIn('admin');
  for (const client of [rider, driver, admin]) expect(await eta(client)).toMatchObject({ to: 'pickup' });
  await rider.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' });
  expect(await eta(rider)).toBeNull();
});
