import type { Alert } from '@wayfare/shared';
import { aBooking, aCarType, newId } from '../../../test/support/builders.js';
import { receivedBy, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { sweepAlerts } from './sweepAlerts.js';

const MINUTE = 60_000;
let app: TestApp;
let admin: Client;
let other: Client;
let fleet: Client;
let rider: Client;
let driver: Client;
let stranger: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  [admin, other, fleet, rider] = [
    await app.signedIn('admin', { firstName: 'Ada', lastName: 'Admin' }),
    await app.signedIn('admin', { firstName: 'Otto', lastName: 'Other' }),
    await app.signedIn('fleetadmin'),
    await app.signedIn('rider'),
  ];
  driver = await app.signedIn('driver', { fleetadmin: fleet.user.id, firstName: 'Dana', lastName: 'Driver' });
  stranger = await app.signedIn('driver', { firstName: 'Sam', lastName: 'Stranger' });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const name of ['bookings', 'alerts', 'webhooks', 'webhook_deliveries'])
    await app.connection.collection(name).deleteMany({});
});

const readStored = async (
  status: Parameters<typeof aBooking>[0],
  fields: Parameters<typeof aBooking>[2] = {},
  by = driver,
) => {
  const booking = aBooking(
    status,
    { id: newId(), rider: rider.user, driver: by.user, at: app.clock.at },
    { fleetadmin: status === 'NEW' ? null : (by.user.fleetadmin ?? null), ...fields },
  );
  await app.services.db.bookings.insert(booking);
  return booking.id;
};
const listed = async (client = admin, filter = {}): Promise<Alert[]> =>
  (await client.get(`/alerts?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const lateTrip = () => readStored('NEW', { tripdate: app.clock.at - 11 * MINUTE });
const one = async () => (await listed())[0] as Alert;

it('opens one alert per cause, however many processes look at once, and resolves it when the cause ends', async () => {
  const booking = await lateTrip();
  await Promise.all([sweepAlerts(app.services), sweepAlerts(app.services), sweepAlerts(app.services)]);
  await sweepAlerts(app.services);
  expect(await listed()).toMatchObject([
    { kind: 'late', booking, state: 'open', owner: null, openedAt: app.clock.at, resolvedAt: null },
  ]);

  app.clock.at += 3 * MINUTE;
  await app.connection
    .collection<{ _id: string }>('bookings')
    .updateOne({ _id: booking }, { $set: { status: 'CANCELLED' } });
  await Promise.all([sweepAlerts(app.services), sweepAlerts(app.services)]);
  expect(await listed()).toMatchObject([
    { state: 'resolved', resolvedBy: null, resolvedAt: app.clock.at, resolvedMs: 3 * MINUTE },
  ]);
});

it('opens another alert when a cause comes back', async () => {
  const booking = await lateTrip();
  const bookings = app.connection.collection<{ _id: string }>('bookings');
  for (const waitingSince of [null, app.clock.at, null]) {
    await bookings.updateOne({ _id: booking }, { $set: { waitingSince } });
    await sweepAlerts(app.services);
  }
  expect((await listed()).map(({ state }) => state).toSorted()).toEqual(['open', 'resolved']);
});

it('finds a silent device and a driver who does not move, by the positions reported', async () => {
  await app.services.db.users.update(driver.user.id, { queue: true, location: { lat: 40, lng: -73.9 } });
  await app.services.liveDrivers.refresh(driver.user.id);
  const place = { lat: 40, lng: -73.9, add: 'Here' };
  await readStored('STARTED', {
    trip_start_time: app.clock.at,
    pickup: place,
    drop: { ...place, lat: 40.02 },
  });
  const kinds = async () => {
    await sweepAlerts(app.services);
    return (await listed(admin, { state: 'open' })).map(({ kind }) => kind);
  };
  const report = (lat: number) =>
    app.services.liveDrivers.move(driver.user.id, { lat, lng: -73.9 }, app.clock.at);
  expect(await kinds()).toEqual([]);
  app.clock.at += 61_000;
  expect(await kinds()).toEqual(['stale']);
  report(40);
  expect(await kinds()).toEqual([]);
  for (let minute = 0; minute < 6; minute += 1) {
    app.clock.at += MINUTE;
    report(40.0005);
  }
  expect(await kinds()).toEqual(['still']);
  app.clock.at += MINUTE / 2;
  report(40.004);
  expect(await kinds()).toEqual([]);
});

it('finds a running trip far from its route, and none that follows a detour of the route', async () => {
  await app.services.db.users.update(stranger.user.id, { queue: true, location: { lat: 40.1, lng: -73.9 } });
  await app.services.liveDrivers.refresh(stranger.user.id);
  app.services.liveDrivers.move(stranger.user.id, { lat: 40.1, lng: -73.9 }, app.clock.at);
  const place = (lat: number, lng: number) => ({ lat, lng, add: 'Here' });
  const trip = { pickup: place(40, -74), drop: place(40, -73.8), trip_start_time: app.clock.at };
  const line = (lat: number) => [{ latitude: lat, longitude: -73.9 }];
  await readStored('STARTED', { ...trip, coords: line(40.1) }, stranger);
  await sweepAlerts(app.services);
  expect(await listed()).toEqual([]);
  await app.connection.collection('bookings').updateOne({}, { $set: { coords: line(40) } });
  await sweepAlerts(app.services);
  expect(await one()).toMatchObject({ kind: 'offRoute', driver_name: 'Sam Stranger' });
});

it('finds no trip from the street off its route: nobody knows where it goes', async () => {
  const far = { lat: 40.1, lng: -73.9 };
  await app.services.db.users.update(stranger.user.id, { queue: true, location: far });
  await app.services.liveDrivers.refresh(stranger.user.id);
  app.services.liveDrivers.move(stranger.user.id, far, app.clock.at);
  const start = { lat: 40, lng: -74, add: 'Here' };
  const trip = { pickup: start, drop: start, coords: [], trip_start_time: app.clock.at };
  await readStored('STARTED', { ...trip, kind: 'street' }, stranger);
  await sweepAlerts(app.services);
  expect(await listed()).toEqual([]);
  await app.connection.collection('bookings').updateOne({}, { $unset: { kind: '' } });
  await sweepAlerts(app.services);
  expect(await one()).toMatchObject({ kind: 'offRoute' });
});

it('lets one of two dispatchers take an alert at the same time, and names the winner to the other', async () => {
  await lateTrip();
  await sweepAlerts(app.services);
  const { id } = await one();
  const answers = await Promise.all(
    [admin, other].map((client) => client.post(`/alerts/${id}/take`, { owner: null })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'Ada Admin' : 'Otto Other';
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ error: 'alert_taken_meanwhile' });
  expect(refused.message).toContain(winner);
  expect((await one()).owner_name).toBe(winner);

  const [holder, rival] = winner === 'Ada Admin' ? [admin, other] : [other, admin];
  expect((await rival.post(`/alerts/${id}/release`, {})).status).toBe(409);
  // Someone who sees the owner may take it over.
  expect((await rival.post(`/alerts/${id}/take`, { owner: holder.user.id })).body.owner).toBe(rival.user.id);
  expect((await rival.post(`/alerts/${id}/release`, {})).body.owner).toBeNull();
});

it('snoozes and resolves an alert, opens no other one while its cause lasts, and measures the time', async () => {
  const booking = await lateTrip();
  await sweepAlerts(app.services);
  const { id, openedAt } = await one();
  expect((await admin.post(`/alerts/${id}/snooze`, { minutes: 10 })).body.snoozedUntil).toBe(
    app.clock.at + 10 * MINUTE,
  );
  app.clock.at += 4 * MINUTE;
  expect((await admin.post(`/alerts/${id}/resolve`, {})).body).toMatchObject({
    state: 'resolved',
    resolvedBy: admin.user.id,
    resolvedBy_name: 'Ada Admin',
    resolvedMs: 4 * MINUTE,
  });
  expect((await admin.post(`/alerts/${id}/resolve`, {})).status).toBe(200);
  const { status, body } = await other.post(`/alerts/${id}/take`, { owner: null });
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: expect.stringContaining('Ada Admin'),
  });
  await sweepAlerts(app.services);
  expect(await listed()).toHaveLength(1);

  const { kinds } = (await admin.get(`/alerts/times?since=${openedAt}`)).body;
  expect(kinds.find(({ kind }: Alert) => kind === 'late')).toEqual({
    kind: 'late',
    open: 0,
    resolved: 1,
    medianMs: 4 * MINUTE,
  });
  const found = await listed(admin, { q: (await one()).reference.slice(2) });
  expect(found.map(({ booking: of }) => of)).toEqual([booking]);
});

it('makes an alert of the emergency button once, notifies the admins, and keeps it until someone resolves it', async () => {
  const booking = await readStored('STARTED');
  const press = (client: Client) => client.post(`/bookings/${booking}/emergency`, {});
  expect((await press(stranger)).status).toBe(404);
  for (const client of [rider, rider, driver]) expect((await press(client)).body).toEqual({ told: true });
  await app.connection
    .collection<{ _id: string }>('bookings')
    .updateOne({ _id: booking }, { $set: { status: 'COMPLETE' } });
  await sweepAlerts(app.services);
  const emergencies = await listed(admin, { kind: 'emergency' });
  expect(emergencies).toMatchObject([{ state: 'open', by: rider.user.id, booking }]);
  const { entries } = (await admin.get('/users/me/notifications')).body;
  expect(entries.filter(({ title }: { title: string }) => title === 'Emergency during a trip')).toHaveLength(
    1,
  );
  expect((await press(rider)).status).toBe(409);
});

it('shows fleet admins only the alerts of their own drivers', async () => {
  const mine = await readStored('ACCEPTED', { tripdate: app.clock.at - 11 * MINUTE });
  await readStored('ACCEPTED', { tripdate: app.clock.at - 11 * MINUTE }, stranger);
  await lateTrip();
  await sweepAlerts(app.services);
  const own = await listed(fleet, { kind: 'pickup' });
  expect(own.map(({ booking }) => booking)).toEqual([mine]);
  expect((await listed(fleet)).every(({ booking }) => booking === mine)).toBe(true);
  const foreign = (await listed()).find(({ booking }) => booking !== mine) as Alert;
  expect((await fleet.get(`/alerts/${foreign.id}`)).status).toBe(404);
  expect((await fleet.post(`/alerts/${own[0]?.id}/resolve`, {})).status).toBe(403);
});

it('shows finance staff the alerts about money only', async () => {
  const finance = await app.signedIn('admin', { staffRole: 'finance' });
  const unpaid = await readStored('PENDING', { trip_end_time: app.clock.at - 60 * MINUTE });
  const late = await readStored('ACCEPTED', { tripdate: app.clock.at - 11 * MINUTE });
  await sweepAlerts(app.services);
  const seen = await listed(finance);
  expect(seen.map(({ booking }) => booking)).toContain(unpaid);
  expect(seen.every(({ kind }) => kind === 'payment' || kind === 'capture')).toBe(true);
  expect((await finance.get(`/alerts/${seen[0]?.id}`)).status).toBe(200);
  const other = (await listed()).find(({ booking }) => booking === late) as Alert;
  expect((await finance.get(`/alerts/${other.id}`)).status).toBe(404);
  expect((await finance.post(`/alerts/${seen[0]?.id}/resolve`, {})).status).toBe(403);
});

it('notifies over sockets only admins, and fleet admins about their own drivers', async () => {
  const sockets = testSockets();
  const people = {
    admin: await sockets.connect(app, admin),
    fleet: await sockets.connect(app, fleet),
    otherFleet: await sockets.connect(app, await app.signedIn('fleetadmin')),
    rider: await sockets.connect(app, rider),
    driver: await sockets.connect(app, driver),
  };
  const alertsOf = (messages: unknown[]) =>
    (messages as { resource: string; ids: string[] }[])
      .filter(({ resource }) => resource === 'alerts')
      .flatMap(({ ids }) => ids);
  await readStored('ACCEPTED', { tripdate: app.clock.at - 11 * MINUTE });
  await readStored('ACCEPTED', { tripdate: app.clock.at - 11 * MINUTE }, stranger);
  const received = await receivedBy(people, 'resource:changed', () => sweepAlerts(app.services));
  const ids = async (client: Client) => (await listed(client)).map(({ id }) => id).toSorted();
  expect(alertsOf(received.admin).toSorted()).toEqual(await ids(admin));
  expect(alertsOf(received.fleet).toSorted()).toEqual(await ids(fleet));
  expect((await ids(fleet)).length).toBeGreaterThan(0);
  for (const name of ['otherFleet', 'rider', 'driver'] as const) expect(alertsOf(received[name])).toEqual([]);
  sockets.close();
});
