import type { Socket } from 'socket.io-client';
import { aCarType, aTrip } from '../../../test/support/builders.js';
import { ask, receivedBy, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { sendTrackingPoint } from '../../trips/tracking/tracking.realtime.js';
import { sendBookingChanged } from '../../trips/booking/booking.realtime.js';

/** Who may follow a trip live, and who no longer may: all over real sockets. */
let app: TestApp;
let rider: Client;
let driver: Client;
let asked: Client;
let fleetadmin: Client;
let admin: Client;
let id: string;
const sockets = testSockets();
let people: Record<'rider' | 'driver' | 'asked' | 'fleetadmin' | 'otherFleet' | 'admin' | 'stranger', Socket>;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

/** A trip that is offered to two drivers and accepted by one, with all users trying to follow it. */
beforeEach(async () => {
  fleetadmin = await app.signedIn('fleetadmin');
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver', { fleetadmin: fleetadmin.user.id });
  asked = await app.signedIn('driver');
  const connect = (client: Client) => sockets.connect(app, client);
  people = {
    rider: await connect(rider),
    driver: await connect(driver),
    asked: await connect(asked),
    fleetadmin: await connect(fleetadmin),
    otherFleet: await connect(await app.signedIn('fleetadmin')),
    admin: await connect(admin),
    stranger: await connect(await app.signedIn('rider')),
  };
  id = (await rider.post('/bookings', aTrip)).body.id;
});
afterEach(async () => {
  sockets.close();
  for (const client of [driver, asked]) {
    await app.services.db.users.update(client.user.id, { driverActiveStatus: false });
    await app.services.liveDrivers.refresh(client.user.id);
  }
});

const joinAll = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([name, socket]) => [
        name,
        (await ask(socket, 'booking:join', { id })).ok,
      ]),
    ),
  );
const receivedByEverybody = (event: string, during: () => Promise<unknown>) =>
  receivedBy(people, event, during);
const receivers = (received: Record<string, unknown[]>) =>
  Object.keys(received).filter((name) => (received[name] as unknown[]).length > 0);

async function move(lat: number) {
  app.clock.at += 4_000;
  const { body } = await driver.put('/drivers/me/location', { lat, lng: -73.98, at: app.clock.at });
  expect(body).toEqual({ taken: true });
}

it('a driver with only an offer may not follow a trip; its parties, their fleet admin and admins may [7.34]', async () => {
  expect(await joinAll()).toMatchObject({ rider: true, admin: true, driver: false, asked: false });
  expect((await asked.get(`/bookings/${id}/tracking`)).status).toBe(404);
  expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  expect(await joinAll()).toEqual({
    rider: true,
    driver: true,
    asked: false,
    fleetadmin: true,
    otherFleet: false,
    admin: true,
    stranger: false,
  });
});

it('a tracking point is sent only to users who follow the trip [3.20, 7.34]', async () => {
  await driver.post(`/bookings/${id}/accept`);
  await joinAll();
  const received = await receivedByEverybody('tracking:point', () => move(40.759));
  expect(receivers(received)).toEqual(['rider', 'driver', 'fleetadmin', 'admin']);
  expect(received.rider).toEqual([
    {
      booking: id,
      point: { id: expect.any(String), at: app.clock.at, status: 'ACCEPTED', lat: 40.759, lng: -73.98 },
    },
  ]);
});

it('a client that leaves gets no more points', async () => {
  await driver.post(`/bookings/${id}/accept`);
  await joinAll();
  people.rider.emit('booking:leave', { id });
  people.admin.emit('booking:leave', { id });
  await Promise.all([ask(people.rider, 'drivers:join', null), ask(people.admin, 'drivers:join', null)]);
  expect(receivers(await receivedByEverybody('tracking:point', () => move(40.7591)))).toEqual([
    'driver',
    'fleetadmin',
  ]);
});

it('a driver who gave the trip back leaves its room with their fleet admin, and cannot rejoin', async () => {
  await driver.post(`/bookings/${id}/accept`);
  await joinAll();
  expect((await driver.post(`/bookings/${id}/cancel`, { reason: 'Flat tyre' })).status).toBe(200);
  const point = { id: 'p', at: app.clock.at, status: 'CANCELLED', lat: 1, lng: 1 };
  const received = await receivedByEverybody('tracking:point', async () =>
    sendTrackingPoint(id, point, app.services.realtime),
  );
  expect(receivers(received)).toEqual(['rider', 'admin']);
  expect(await ask(people.driver, 'booking:join', { id })).toEqual({ ok: false, error: 'not_found' });
});

it('a trip taken back from its driver leaves the driver’s page and their fleet admin’s lists, and its room', async () => {
  await driver.post(`/bookings/${id}/accept`);
  await joinAll();
  const recall = () => admin.post(`/bookings/${id}/recall`, { from: driver.user.id, overrides: 0 });
  const withdrawn = await receivedByEverybody('booking:offer-withdrawn', recall);
  expect(withdrawn).toMatchObject({ driver: [{ id }], rider: [], fleetadmin: [], stranger: [] });
  for (const name of ['driver', 'fleetadmin'] as const)
    expect(await ask(people[name], 'booking:join', { id })).toEqual({ ok: false, error: 'not_found' });
  const point = { id: 'p', at: app.clock.at, status: 'NEW', lat: 1, lng: 1 };
  const received = await receivedByEverybody('tracking:point', async () =>
    sendTrackingPoint(id, point, app.services.realtime),
  );
  expect(receivers(received)).toEqual(['rider', 'admin']);
});

it('a fleet admin’s lists are updated when a trip is taken back from one of their drivers', async () => {
  await driver.post(`/bookings/${id}/accept`);
  const received = await receivedByEverybody('resource:changed', () =>
    admin.post(`/bookings/${id}/recall`, { from: driver.user.id, overrides: 0 }),
  );
  expect(received['fleetadmin']).toContainEqual({ resource: 'bookings', ids: [id] });
  expect(received['otherFleet']).toEqual([]);
});

it('a trip reassigned to another driver removes the first driver and their fleet admin', async () => {
  await driver.post(`/bookings/${id}/accept`);
  await joinAll();
  const booking = (await app.services.db.bookings.findById(id))!;
  const set = { driver: asked.user.id, fleetadmin: null };
  const { version, status } = booking;
  const moved = (await app.services.db.bookings.change({ id, version, status, set }))!;
  sendBookingChanged(moved, app.services.realtime);
  const point = { id: 'p', at: app.clock.at, status: 'ACCEPTED', lat: 1, lng: 1 };
  const received = await receivedByEverybody('tracking:point', async () =>
    sendTrackingPoint(id, point, app.services.realtime),
  );
  expect(receivers(received)).toEqual(['rider', 'admin']);
});

it('an account that is no longer approved is disconnected immediately', async () => {
  await driver.post(`/bookings/${id}/accept`);
  await joinAll();
  const gone = new Promise((resolve) => {
    people.rider.once('disconnect', resolve);
  });
  await admin.put(`/riders/${rider.user.id}`, { approved: false });
  await gone;
  const { rider: _gone, ...others } = people;
  expect(receivers(await receivedBy(others, 'tracking:point', () => move(40.7592)))).toEqual([
    'driver',
    'fleetadmin',
    'admin',
  ]);
  expect((await rider.get(`/bookings/${id}/tracking`)).status).toBe(403);
});

describe('the last point of a track', () => {
  const lastPoint = (client: Client) => client.get(`/bookings/${id}/tracking?last=1`);

  it('is location_fetch_error if there is none [8.14]', async () => {
    const { status, body } = await lastPoint(rider);
    expect({ status, error: body.error }).toEqual({ status: 404, error: 'location_fetch_error' });
    expect((await rider.get(`/bookings/${id}/tracking`)).body).toEqual([]);
  });

  it('is only the newest, however many there are [7.35, 8.14]', async () => {
    await driver.post(`/bookings/${id}/accept`);
    for (const lat of [40.7593, 40.7594, 40.7595]) await move(lat);
    expect((await rider.get(`/bookings/${id}/tracking`)).body).toHaveLength(3);
    expect((await lastPoint(rider)).body).toEqual([
      { id: expect.any(String), at: app.clock.at, status: 'ACCEPTED', lat: 40.7595, lng: -73.98 },
    ]);
  });

  it('is not given to users who may not follow the trip', async () => {
    await driver.post(`/bookings/${id}/accept`);
    await move(40.7596);
    expect((await app.anonymous.get(`/bookings/${id}/tracking?last=1`)).status).toBe(401);
    expect((await lastPoint(asked)).status).toBe(404);
    expect((await lastPoint(await app.signedIn('fleetadmin'))).status).toBe(404);
    expect((await lastPoint(fleetadmin)).status).toBe(200);
  });
});
