import { runDueWork } from '../../../process/dueWork.js';
import { freeDriver } from '../../../people/driver/freeDriver.js';
import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

const MINUTE = 60_000;
let app: TestApp;
let admin: Client;
let fleetadmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  [admin, fleetadmin] = [await app.signedIn('admin'), await app.signedIn('fleetadmin')];
});
afterAll(() => app.close());
beforeEach(async () => {
  // Trips are offered to the driver of the test only.
  await app.connection
    .collection('users')
    .updateMany({ usertype: 'driver' }, { $set: { driverActiveStatus: false } });
  await app.services.liveDrivers.reload();
});

/** A driver of the fleet who has just gone online at the pickup. */
async function onlineDriver(): Promise<Client> {
  const driver = await app.signedIn('driver', {
    location: PICKUP,
    driverActiveStatus: false,
    fleetadmin: fleetadmin.user.id,
  });
  await driver.put('/drivers/me/status', { driverActiveStatus: true });
  return driver;
}
const rowsOf = async (by: Client, ...drivers: Client[]) =>
  (await by.get(`/drivers/board?drivers=${drivers.map(({ user }) => user.id).join(',')}`)).body.drivers;
const rowOf = async (driver: Client) => (await rowsOf(admin, driver))[0];
const listed = async (state: string, by = admin) => {
  const filter = encodeURIComponent(JSON.stringify({ state }));
  return (await by.get(`/drivers?filter=${filter}`)).body.map(({ id }: { id: string }) => id);
};
const report = async (driver: Client) => {
  await driver.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng, at: app.clock.at });
  await app.services.liveDrivers.flush();
};

it('lists each driver in one state: free, stale without a position, on a break, on a trip, offline or blocked', async () => {
  const driver = await onlineDriver();
  const states = async () => {
    const shown: string[] = [];
    for (const state of ['free', 'busy', 'break', 'stale', 'offline', 'blocked'])
      if ((await listed(state)).includes(driver.user.id)) shown.push(state);
    expect(await rowOf(driver)).toMatchObject({ state: shown[0] });
    return shown;
  };
  expect(await states()).toEqual(['free']);
  app.clock.at += 2 * MINUTE + 1;
  expect(await states()).toEqual(['stale']);
  await report(driver);
  expect(await states()).toEqual(['free']);
  await driver.post('/drivers/me/break');
  expect(await states()).toEqual(['break']);
  await driver.delete('/drivers/me/break');
  expect(await states()).toEqual(['free']);

  const rider = await app.signedIn('rider');
  const { body: trip } = await rider.post('/bookings', aTrip);
  expect((await driver.post(`/bookings/${trip.id}/accept`)).status).toBe(200);
  expect(await states()).toEqual(['busy']);
  await rider.post(`/bookings/${trip.id}/cancel`, { reason: 'Changed my mind' });
  expect(await states()).toEqual(['free']);
  await driver.put('/drivers/me/status', { driverActiveStatus: false });
  expect(await states()).toEqual(['offline']);
  await admin.put(`/drivers/${driver.user.id}`, { approved: false });
  expect(await states()).toEqual(['blocked']);
});

it('refuses unknown states, and states of users who are not drivers', async () => {
  for (const [path, state] of [
    ['drivers', 'asleep'],
    ['drivers', ['free']],
    ['riders', 'free'],
  ] as const) {
    const filter = encodeURIComponent(JSON.stringify({ state }));
    expect((await admin.get(`/${path}?filter=${filter}`)).body.error).toBe('invalid_filter');
  }
});

it('shows since when a driver waits, how old the position is, and how long they were online today', async () => {
  const driver = await onlineDriver();
  const start = app.clock.at;
  app.clock.at += 10 * MINUTE;
  await report(driver);
  const measured = app.clock.at;
  app.clock.at += MINUTE;
  expect(await rowOf(driver)).toEqual({
    driver: driver.user.id,
    state: 'free',
    next: null,
    waitsSince: start,
    positionAt: measured,
    location: { lat: PICKUP.lat, lng: PICKUP.lng },
    trips: 0,
    onlineMs: 11 * MINUTE,
    acceptanceRate: null,
    documents: [],
  });
  await driver.put('/drivers/me/status', { driverActiveStatus: false });
  app.clock.at += 30 * MINUTE;
  expect(await rowOf(driver)).toMatchObject({ state: 'offline', waitsSince: null, onlineMs: 11 * MINUTE });
  // An admin who sets a driver online or offline has the same effect.
  await admin.put(`/drivers/${driver.user.id}`, { driverActiveStatus: true });
  app.clock.at += MINUTE;
  expect(await rowOf(driver)).toMatchObject({ waitsSince: app.clock.at - MINUTE, onlineMs: 12 * MINUTE });
});

it('waits from the end of a trip or break on', async () => {
  const driver = await onlineDriver();
  app.clock.at += MINUTE;
  await report(driver);
  await driver.post('/drivers/me/break');
  app.clock.at += MINUTE;
  await driver.delete('/drivers/me/break');
  expect(await rowOf(driver)).toMatchObject({ waitsSince: app.clock.at });
});

it('counts the trips that ended today and how offers were answered', async () => {
  const driver = await onlineDriver();
  const ended = (endTime: number, status = 'COMPLETE') =>
    app.connection.collection<{ _id: string; [field: string]: unknown }>('bookings').insertOne({
      _id: `trip${endTime}${status}`,
      driver: driver.user.id,
      status,
      tripdate: endTime - MINUTE,
      endTime,
    });
  await ended(app.clock.at - MINUTE);
  await ended(app.clock.at - 2 * MINUTE, 'PENDING');
  await ended(app.clock.at - 24 * 60 * MINUTE);
  const day = 20_260_302;
  await app.services.db.offerDays.count('b1', [
    { driver: driver.user.id, at: 1, end: 'accepted', day },
    { driver: driver.user.id, at: 2, end: 'declined', day },
  ]);
  expect(await rowOf(driver)).toMatchObject({ trips: 2, acceptanceRate: 0.5 });
});

it('shows a fleet admin own drivers only', async () => {
  const [own, other] = [await onlineDriver(), await app.signedIn('driver')];
  const seen = await rowsOf(fleetadmin, other, own);
  expect(seen.map(({ driver }: { driver: string }) => driver)).toEqual([own.user.id]);
  expect((await fleetadmin.get(`/drivers/board?drivers=${other.user.id}`)).status).toBe(404);
  expect(await listed('free', fleetadmin)).not.toContain(other.user.id);
  expect(await rowsOf(admin, other, own)).toHaveLength(2);
});

describe('a block after the trip', () => {
  /** A driver who is on a trip, and the end of the trip. */
  async function drivingDriver() {
    const driver = await onlineDriver();
    const rider = await app.signedIn('rider');
    const { body: trip } = await rider.post('/bookings', aTrip);
    expect((await driver.post(`/bookings/${trip.id}/accept`)).status).toBe(200);
    return {
      driver,
      trip: trip.id as string,
      end: () => rider.post(`/bookings/${trip.id}/cancel`, { reason: 'Changed my mind' }),
    };
  }
  const pathOf = ({ user }: Client) => `/drivers/${user.id}/planned-block`;
  const readStored = async ({ user }: Client) => (await app.services.db.users.findById(user.id))!;

  it('takes effect when the trip ends, and only then and once', async () => {
    const { driver, trip, end } = await drivingDriver();
    const { status, body } = await admin.post(pathOf(driver));
    expect({ status, body }).toMatchObject({ status: 200, body: { approved: true, blockAfterTrip: true } });
    // Staff see it, the driver does not.
    expect((await fleetadmin.get(`/drivers/${driver.user.id}`)).body.blockAfterTrip).toBe(true);
    expect((await driver.get('/auth/me')).body).toMatchObject({ approved: true });
    expect((await driver.get('/auth/me')).body).not.toHaveProperty('blockAfterTrip');
    await end();
    expect(await readStored(driver)).toMatchObject({ approved: false, queue: false });
    expect((await driver.post(`/bookings/${trip}/accept`)).body.error).toBe('require_approval');
    expect(await rowOf(driver)).toMatchObject({ state: 'blocked' });

    // A driver who is approved again stays so, even if the end of the trip is carried out again.
    await admin.put(`/drivers/${driver.user.id}`, { approved: true });
    await freeDriver(driver.user.id, trip, undefined, app.services);
    expect(await readStored(driver)).toMatchObject({ approved: true });
    expect(await readStored(driver)).not.toHaveProperty('blockAfterTrip');
  });

  /** Drives a trip of a rider to its end. */
  async function drive(driver: Client, trip: string) {
    for (const [step, body] of [
      ['arrive', {}],
      ['start', {}],
      ['reach', DROP],
    ] as const)
      expect((await driver.post(`/bookings/${trip}/${step}`, body)).status).toBe(200);
  }

  it('lets the driver confirm the cash first, but take no other trip', async () => {
    await app.services.db.settings.saveSettings({ otp_secure: false });
    const { driver, trip } = await drivingDriver();
    await admin.post(pathOf(driver));
    await report(driver);
    await drive(driver, trip);
    app.clock.at += 10 * MINUTE;
    await runDueWork(app.services);
    expect(await readStored(driver)).toMatchObject({ approved: true, queue: true, blockAfterTrip: true });
    const next = await (await app.signedIn('rider')).post('/bookings', aTrip);
    expect(next.body.error).toBe('no_driver_found_alert_messege');

    const paid = await driver.post(`/bookings/${trip}/pay`, { payment_mode: 'cash' });
    expect([paid.status, paid.body.status]).toEqual([200, 'PAID']);
    expect(await readStored(driver)).toMatchObject({ approved: false, queue: false });
  });

  it('keeps no driver on an unpaid trip once it is taken back', async () => {
    await app.services.db.settings.saveSettings({ otp_secure: false });
    const { driver, trip } = await drivingDriver();
    await admin.post(pathOf(driver));
    await report(driver);
    await drive(driver, trip);
    await admin.delete(pathOf(driver));
    app.clock.at += MINUTE;
    await runDueWork(app.services);
    expect(await readStored(driver)).toMatchObject({ approved: true, queue: false });
    const paid = await driver.post(`/bookings/${trip}/pay`, { payment_mode: 'cash' });
    expect([paid.status, paid.body.status]).toEqual([200, 'PAID']);
  });

  it('survives a crash at the end of the trip', async () => {
    const { driver, end } = await drivingDriver();
    await admin.post(pathOf(driver));
    const { users } = app.services.db;
    const free = users.freeDriver;
    users.freeDriver = () => Promise.reject(new Error('crashed'));
    await end();
    users.freeDriver = free;
    expect(await readStored(driver)).toMatchObject({ approved: true, queue: true, blockAfterTrip: true });
    app.clock.at += 10 * MINUTE;
    await runDueWork(app.services);
    expect(await readStored(driver)).toMatchObject({ approved: false, queue: false });
  });

  it('can be taken back, and is refused for a driver without a trip', async () => {
    const { driver, end } = await drivingDriver();
    await admin.post(pathOf(driver));
    expect((await admin.delete(pathOf(driver))).body).not.toHaveProperty('blockAfterTrip');
    await end();
    expect(await readStored(driver)).toMatchObject({ approved: true });
    const refused = await admin.post(pathOf(driver));
    expect({ status: refused.status, error: refused.body.error }).toEqual({
      status: 409,
      error: 'driver_is_free',
    });
    expect(await readStored(driver)).not.toHaveProperty('blockAfterTrip');
    expect((await fleetadmin.post(pathOf(driver))).status).toBe(403);
  });

  it('is replaced by a block at once', async () => {
    const { driver } = await drivingDriver();
    await admin.post(pathOf(driver));
    await admin.put(`/drivers/${driver.user.id}`, { approved: false });
    await admin.put(`/drivers/${driver.user.id}`, { approved: true });
    expect(await readStored(driver)).toMatchObject({ approved: true, queue: true });
    expect(await readStored(driver)).not.toHaveProperty('blockAfterTrip');
  });
});
