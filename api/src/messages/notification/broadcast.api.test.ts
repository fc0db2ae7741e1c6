import { type ExpoServer, startExpoServer } from '../../../test/support/expoServer.js';
import { type FcmServer, fcmError, startFcmServer } from '../../../test/support/fcmServer.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { sendNotifications } from './sendNotifications.js';

/** Notifications to many users, sent through push services: their progress and the users they reach. */
let app: TestApp;
let expo: ExpoServer;
let fcm: FcmServer;
let admin: Client;

beforeAll(async () => {
  expo = await startExpoServer();
  fcm = await startFcmServer(() => app?.clock.at ?? TEST_NOW);
  app = await startTestApp({
    EXPO_PUSH: 'on',
    EXPO_URL: expo.url,
    FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
    FCM_URL: fcm.url,
  });
});
afterAll(async () => {
  await app.close();
  await expo.close();
  await fcm.close();
});
beforeEach(async () => {
  for (const collection of ['users', 'mobile_apps', 'notifications', 'outbox'])
    await app.connection.collection(collection).deleteMany({});
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
  expo.chunks.length = 0;
  fcm.received.length = 0;
  fcm.errors.clear();
  admin = await app.signedIn('admin');
});

const storm = { devicetype: 'All', usertype: 'All', title: 'Storm', body: 'Please drive with care.' };
const withApps = async (...apps: [token: string, platform: string][]) => {
  const rider = await app.signedIn('rider');
  for (const [pushToken, userPlatform] of apps)
    expect((await rider.put('/auth/me/device', { pushToken, userPlatform })).status).toBe(200);
  return rider;
};
const send = async (change: object = {}) =>
  (await admin.post('/notifications', { ...storm, ...change })).body.id;
const shown = async (id: string) => (await admin.get(`/notifications/${id}`)).body;
const sendTo = () =>
  [...fcm.received.map(({ token }) => token), ...expo.chunks.flat().map(({ to }) => to)].sort();
/** Runs the scheduler for a while. */
async function work(runs = 5) {
  for (let run = 0; run < runs; run += 1) await sendNotifications(app.services);
}

it('reaches a user once, however many devices they have, and not those whose devices are all rejected [5.45]', async () => {
  await withApps(['fcm-1', 'ANDROID'], ['ExponentPushToken[1]', 'IOS']);
  await withApps(['fcm-2', 'IOS']);
  await withApps(['fcm-dead', 'ANDROID']);
  await withApps(['fcm-dead-too', 'ANDROID'], ['fcm-alive', 'ANDROID']);
  for (const dead of ['fcm-dead', 'fcm-dead-too'])
    fcm.errors.set(dead, fcmError(404, 'NOT_FOUND', { errorCode: 'UNREGISTERED' }));
  const id = await send();
  await work();
  expect(await shown(id)).toMatchObject({ state: 'sent', total: 4, reached: 3, failed: 1 });
  expect(sendTo()).toEqual(['ExponentPushToken[1]', 'fcm-1', 'fcm-2', 'fcm-alive']);
});

it('for one platform goes to the devices of that platform only, also to older ones [5.45]', async () => {
  await withApps(['old-ios', 'IOS'], ['new-android', 'ANDROID']);
  await withApps(['only-android', 'ANDROID']);
  const id = await send({ devicetype: 'IOS' });
  await work();
  expect(sendTo()).toEqual(['old-ios']);
  expect(await shown(id)).toMatchObject({ state: 'sent', total: 1, reached: 1, failed: 0 });
});

it('shows its progress while a service is unavailable, and is sent once it is available again', async () => {
  await withApps(['fcm-slow', 'ANDROID']);
  await withApps(['ExponentPushToken[fast]', 'IOS']);
  fcm.errors.set('fcm-slow', fcmError(500, 'INTERNAL'));
  const id = await send();
  await work();
  expect(await shown(id)).toMatchObject({ state: 'sending', total: 2, reached: 1, failed: 0 });
  fcm.errors.clear();
  app.clock.at += 30_000;
  await work();
  expect(await shown(id)).toMatchObject({ state: 'sent', total: 2, reached: 2, failed: 0 });
});

it('counts a user as not reached when a service was unavailable for an hour', async () => {
  await withApps(['fcm-down', 'ANDROID']);
  fcm.errors.set('fcm-down', fcmError(500, 'INTERNAL'));
  const id = await send();
  for (let run = 0; run < 12; run += 1) {
    await work(2);
    app.clock.at += 10 * 60_000;
  }
  expect(await shown(id)).toMatchObject({ state: 'sent', reached: 0, failed: 1 });
});

it('does not delay messages about trips, and is not sent with them', async () => {
  const rider = await withApps(['fcm-rider', 'ANDROID']);
  const id = await send();
  const { notifications, outbox } = app.services.db;
  const { deliverDue } = app.services.notifier;
  app.services.notifier.deliverDue = async () => undefined;
  await sendNotifications(app.services);
  app.services.notifier.deliverDue = deliverDue;
  expect(await outbox.countOutcomes(id)).toEqual({ waiting: 1, reached: 0, failed: 0 });
  await app.services.notifier.send([
    { id: 'trip', to: rider.user.id, title: 'Your driver', body: 'is here' },
  ]);
  await app.services.notifier.deliverDue();
  expect(fcm.received.map(({ notification }) => notification.title)).toEqual(['Your driver']);
  expect(await notifications.findById(id)).toMatchObject({ state: 'sending' });
  await work();
  expect(fcm.received.map(({ notification }) => notification.title)).toEqual(['Your driver', 'Storm']);
});

it.each(['goOn', 'setTotal', 'goOnAt', 'finish'] as const)(
  'continues after a crash at %s, and counts each user once',
  async (step) => {
    for (let count = 0; count < 3; count += 1) await withApps([`fcm-${count}`, 'ANDROID']);
    // Only a notification with waiting messages is put off.
    if (step === 'goOnAt') fcm.errors.set('fcm-0', fcmError(500, 'INTERNAL'));
    const id = await send();
    const { notifications } = app.services.db;
    const original = notifications[step];
    notifications[step] = (() => Promise.reject(new Error('the process died here'))) as never;
    await expect(work()).rejects.toThrow('the process died here');
    Object.assign(notifications, { [step]: original });
    fcm.errors.clear();
    app.clock.at += 2 * 60_000;
    await work();
    expect(await shown(id)).toMatchObject({ state: 'sent', total: 3, reached: 3, failed: 0 });
    expect(sendTo()).toEqual(['fcm-0', 'fcm-1', 'fcm-2']);
  },
);

it('for a car type or a fleet goes to its drivers only', async () => {
  const fleet = await app.signedIn('fleetadmin');
  const withToken = async (pushToken: string, fields: object) => {
    const driver = await app.signedIn('driver', fields);
    const device = { pushToken, userPlatform: 'ANDROID' };
    expect((await driver.put('/auth/me/device', device)).status).toBe(200);
  };
  await withToken('van-of-fleet', { carType: 'Van', fleetadmin: fleet.user.id });
  await withToken('van', { carType: 'Van' });
  await withToken('economy-of-fleet', { carType: 'Economy', fleetadmin: fleet.user.id });
  await withApps(['rider', 'ANDROID']);
  const reached = async (audience: object) => {
    fcm.received.length = 0;
    const id = await send(audience);
    await work();
    expect(await shown(id)).toMatchObject({ state: 'sent', ...audience });
    return sendTo();
  };
  expect(await reached({ carType: 'Van' })).toEqual(['van', 'van-of-fleet']);
  expect(await reached({ fleetadmin: fleet.user.id })).toEqual(['economy-of-fleet', 'van-of-fleet']);
  expect(await reached({ carType: 'Van', fleetadmin: fleet.user.id })).toEqual(['van-of-fleet']);
  const nobody = await admin.post('/notifications', { ...storm, usertype: 'rider', carType: 'Van' });
  expect({ status: nobody.status, error: nobody.body.error }).toEqual({
    status: 400,
    error: 'no_user_match',
  });
});

const timesSquare = { lat: 40.758, lng: -73.9855, radius: 5, place: 'Times Square' };
async function driverAt(km: number, token: string, fields: object = {}) {
  const location = { lat: timesSquare.lat + km / 111.195, lng: timesSquare.lng };
  const driver = await app.signedIn('driver', { location, ...fields });
  await app.services.liveDrivers.refresh(driver.user.id);
  expect((await driver.put('/drivers/me/location', { ...location, at: app.clock.at })).status).toBe(200);
  expect((await driver.put('/auth/me/device', { pushToken: token, userPlatform: 'ANDROID' })).status).toBe(
    200,
  );
  return driver;
}

describe('a zone', () => {
  const zone = timesSquare;
  const reach = async (change: object = {}) =>
    (await admin.post('/notifications/reach', { devicetype: 'All', usertype: 'All', zone, ...change })).body;

  it('reaches the drivers who are in it now, as counted before, and no others', async () => {
    await driverAt(1, 'in-zone');
    await driverAt(4.9, 'in-zone-van', { carType: 'Van' });
    await driverAt(5.2, 'outside');
    await withApps(['a-rider', 'ANDROID']);
    expect(await reach()).toEqual({ users: 2 });
    expect(await reach({ carType: 'Van' })).toEqual({ users: 1 });
    const id = await send({ zone });
    await work();
    expect(sendTo()).toEqual(['in-zone', 'in-zone-van']);
    expect(await shown(id)).toMatchObject({ state: 'sent', usertype: 'driver', total: 2, reached: 2, zone });
  });

  it('is measured in the unit of the settings', async () => {
    await driverAt(7, 'miles');
    expect(await reach()).toEqual({ users: 0 });
    await app.services.db.settings.saveSettings({ convert_to_mile: true });
    expect(await reach()).toEqual({ users: 1 });
    await app.services.db.settings.saveSettings({ convert_to_mile: false });
  });

  it('has no drivers whose position is old, and refuses to send to nobody', async () => {
    await driverAt(1, 'silent');
    app.clock.at += 11 * 60_000;
    expect(await reach()).toEqual({ users: 0 });
    expect((await admin.post('/notifications', { ...storm, zone })).body.error).toBe('no_user_match');
  });
});

describe('a scheduled notification [4.65]', () => {
  const HOUR_MS = 60 * 60_000;
  const schedule = () => send({ sendAt: app.clock.at + HOUR_MS });
  /** Sends what is due after the time of the notification. */
  const later = async () => {
    app.clock.at += HOUR_MS;
    await work();
  };

  it('goes out at its time, as it is then, to whoever it is for then', async () => {
    const id = await schedule();
    await work();
    expect(await shown(id)).toMatchObject({ state: 'scheduled', total: 0, sendAt: app.clock.at + HOUR_MS });
    expect((await admin.put(`/notifications/${id}`, { body: 'It is over.' })).status).toBe(200);
    await withApps(['android', 'ANDROID']);
    expect(sendTo()).toEqual([]);
    await later();
    expect(sendTo()).toEqual(['android']);
    expect(fcm.received[0]).toMatchObject({ notification: { body: 'It is over.' } });
    expect(await shown(id)).toMatchObject({ state: 'sent', total: 1, reached: 1 });
  });

  it('is stopped by deleting it, and moved to another time', async () => {
    await withApps(['android', 'ANDROID']);
    const [stopped, moved] = [await schedule(), await schedule()];
    expect((await admin.delete(`/notifications/${stopped}`)).status).toBe(200);
    const sendAt = app.clock.at + 2 * HOUR_MS;
    expect((await admin.put(`/notifications/${moved}`, { sendAt })).body).toMatchObject({ sendAt });
    await later();
    expect(sendTo()).toEqual([]);
    await later();
    expect(sendTo()).toEqual(['android']);
    expect(await admin.put(`/notifications/${moved}`, { sendAt: sendAt + HOUR_MS })).toMatchObject({
      status: 409,
      body: { error: 'notification_sent', errors: { sendAt: expect.any(String) } },
    });
  });

  it('needs a time in the future, and a fresh proof of identity to be changed', async () => {
    const past = await admin.post('/notifications', { ...storm, sendAt: app.clock.at });
    expect(past).toMatchObject({ status: 400, body: { error: 'send_time_past' } });
    const id = await schedule();
    const stale = await app.signedInStale('admin');
    expect((await stale.put(`/notifications/${id}`, { body: 'Call this number.' })).status).toBe(403);
    expect(await shown(id)).toMatchObject({ body: storm.body });
    expect((await stale.delete(`/notifications/${id}`)).status).toBe(200);
  });

  it('to a zone goes to the drivers who are in it at its time', async () => {
    const id = await send({ sendAt: app.clock.at + HOUR_MS, zone: timesSquare });
    app.clock.at += HOUR_MS;
    await driverAt(1, 'came-later');
    await work();
    expect(sendTo()).toEqual(['came-later']);
    expect(await shown(id)).toMatchObject({ state: 'sent', total: 1, reached: 1 });
  });

  it('does not go out at its old time when it is moved while a process has already taken it', async () => {
    const id = await send({ sendAt: app.clock.at + HOUR_MS, zone: timesSquare });
    const sendAt = app.clock.at + 2 * HOUR_MS;
    app.clock.at += HOUR_MS;
    await driverAt(1, 'in-zone');
    const other = await app.signedIn('admin');
    const { people } = app.services;
    const movedMeanwhile = async (...circle: Parameters<typeof people.driversIn>) => {
      expect((await other.put(`/notifications/${id}`, { sendAt })).status).toBe(200);
      return people.driversIn(...circle);
    };
    // The process waits for the drivers, so they can also come later.
    const taken = vi.spyOn(people, 'driversIn').mockImplementationOnce(movedMeanwhile as never);
    await work();
    expect(taken).toHaveBeenCalledTimes(2);
    taken.mockRestore();
    expect(sendTo()).toEqual([]);
    expect(await shown(id)).toMatchObject({ state: 'scheduled', sendAt });
    app.clock.at = sendAt;
    await work();
    expect(await shown(id)).toMatchObject({ state: 'sent' });
  });
});
