import { aUser } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { sendNotifications } from './sendNotifications.js';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
/** No user has a device and nothing has been sent. */
beforeEach(async () => {
  for (const collection of ['users', 'notifications', 'outbox'])
    await app.connection.collection(collection).deleteMany({});
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
  admin = await app.signedIn('admin');
});

const storm = { devicetype: 'All', usertype: 'All', title: 'Storm', body: 'Please drive with care.' };
const withDevice = (usertype: 'rider' | 'driver', userPlatform: 'ANDROID' | 'IOS' | 'WEB', name: string) =>
  app.signedIn(usertype, { pushToken: `token of ${name}`, userPlatform, firstName: name });

/** Runs the scheduler until nothing is left to send. */
async function sendAll() {
  for (let run = 0; run < 20; run += 1) await sendNotifications(app.services);
}
const notificationsOf = async (id: string) => {
  const { rows } = await app.services.db.outbox.list({
    filter: { channel: 'push' },
    sort: { field: 'at', order: 1 },
    skip: 0,
    limit: 2000,
  });
  return rows.filter((message) => message.id.startsWith(`notification:${id}:`));
};
async function notifiedNames(id: string) {
  const users = await app.services.db.users.findMany((await notificationsOf(id)).map(({ to }) => to));
  return users.map(({ firstName }) => firstName).sort();
}

it('can be read and written only by admins', async () => {
  for (const usertype of ['rider', 'driver', 'fleetadmin'] as const) {
    const client = await app.signedIn(usertype);
    expect((await client.get('/notifications')).status).toBe(403);
    expect((await client.post('/notifications', storm)).status).toBe(403);
  }
  expect((await app.anonymous.post('/notifications', storm)).status).toBe(401);
});

it('has devices, role, title and body, and is listed, changed and removed [3.23]', async () => {
  await withDevice('rider', 'ANDROID', 'Rhea');
  const { status, body } = await admin.post('/notifications', { ...storm, usertype: 'rider' });
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      ...storm,
      usertype: 'rider',
      id: expect.any(String),
      createdAt: app.clock.at,
      state: 'sending',
      total: 0,
      reached: 0,
      failed: 0,
    },
  });
  expect((await admin.get('/notifications')).body).toEqual([body]);
  const forged = { title: 'Storms', reached: 9, state: 'sent' };
  expect((await admin.put(`/notifications/${body.id}`, forged)).status).toBe(400);
  const changed = await admin.put(`/notifications/${body.id}`, { title: 'Storms' });
  expect(changed.body).toEqual({ ...body, title: 'Storms' });
  expect((await admin.delete(`/notifications/${body.id}`)).status).toBe(200);
  expect((await admin.get('/notifications')).body).toEqual([]);
});

it('reports the invalid field, and sends nothing', async () => {
  await withDevice('rider', 'ANDROID', 'Rhea');
  for (const [field, value] of [
    ['devicetype', 'WEB'],
    ['usertype', 'admin'],
    ['title', ' '],
    ['title', 'x'.repeat(121)],
    ['body', null],
    ['body', 'x'.repeat(1001)],
  ] as const) {
    const { status, body } = await admin.post('/notifications', { ...storm, [field]: value });
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: [field] });
  }
  expect((await admin.get('/notifications')).body).toEqual([]);
});

it('is rejected in demo mode, but can still be changed or removed [5.45]', async () => {
  await withDevice('rider', 'ANDROID', 'Rhea');
  const { id } = (await admin.post('/notifications', storm)).body;
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
  const { status, body } = await admin.post('/notifications', storm);
  expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
  expect((await admin.put(`/notifications/${id}`, { title: 'Calm' })).status).toBe(200);
  expect((await admin.delete(`/notifications/${id}`)).status).toBe(200);
  expect((await admin.get('/notifications')).body).toEqual([]);
});

it('is no_user_match when no user has a device of that kind and role [5.45]', async () => {
  await app.signedIn('rider');
  const refused = async (audience: object) => {
    const { status, body } = await admin.post('/notifications', { ...storm, ...audience });
    return { status, error: body.error };
  };
  const noMatch = { status: 400, error: 'no_user_match' };
  expect(await refused({})).toEqual(noMatch);
  await withDevice('rider', 'IOS', 'Rhea');
  expect(await refused({ usertype: 'driver' })).toEqual(noMatch);
  expect(await refused({ devicetype: 'ANDROID' })).toEqual(noMatch);
  expect(await refused({ usertype: 'rider', devicetype: 'IOS' })).toMatchObject({ status: 201 });
  expect((await admin.get('/notifications')).body).toHaveLength(1);
});

it.each([
  ['All', 'All', ['Anna', 'Bert', 'Cleo', 'Dora', 'Webb']],
  ['All', 'rider', ['Anna', 'Bert', 'Webb']],
  ['All', 'driver', ['Cleo', 'Dora']],
  ['ANDROID', 'All', ['Anna', 'Cleo']],
  ['IOS', 'All', ['Bert', 'Dora']],
  ['IOS', 'driver', ['Dora']],
])('on %s devices for %s goes to exactly %j [5.45, 3.23]', async (devicetype, usertype, names) => {
  await withDevice('rider', 'ANDROID', 'Anna');
  await withDevice('rider', 'IOS', 'Bert');
  await withDevice('driver', 'ANDROID', 'Cleo');
  await withDevice('driver', 'IOS', 'Dora');
  await withDevice('rider', 'WEB', 'Webb');
  await app.signedIn('rider', { firstName: 'Tokenless', userPlatform: 'ANDROID' });
  const { id } = (await admin.post('/notifications', { ...storm, devicetype, usertype })).body;
  await sendAll();
  expect(await notifiedNames(id)).toEqual(names);
  expect((await notificationsOf(id))[0]).toMatchObject({ title: 'Storm', body: 'Please drive with care.' });
  expect((await admin.get(`/notifications/${id}`)).body).toMatchObject({
    state: 'sent',
    total: names.length,
    // Webb's browser has unsubscribed.
    reached: names.filter((name) => name !== 'Webb').length,
    failed: names.filter((name) => name === 'Webb').length,
  });
});

it('requested twice with one key is sent once', async () => {
  await withDevice('rider', 'ANDROID', 'Rhea');
  const key = { 'Idempotency-Key': 'storm-1' };
  const first = await admin.post('/notifications', storm, key);
  expect((await admin.post('/notifications', storm, key)).body.id).toBe(first.body.id);
  await sendAll();
  expect((await admin.get('/notifications')).body).toHaveLength(1);
  expect(await app.connection.collection('outbox').countDocuments()).toBe(1);
});

it('changed after the request is still sent as requested, and only once', async () => {
  await withDevice('rider', 'ANDROID', 'Rhea');
  await withDevice('driver', 'ANDROID', 'Dora');
  const { id } = (await admin.post('/notifications', { ...storm, usertype: 'rider' })).body;
  await admin.put(`/notifications/${id}`, { title: 'Calm', usertype: 'driver' });
  await sendAll();
  expect(await notificationsOf(id)).toMatchObject([{ title: 'Storm' }]);
  expect(await notifiedNames(id)).toEqual(['Rhea']);
  await admin.put(`/notifications/${id}`, { title: 'Fog' });
  await sendAll();
  expect(await notificationsOf(id)).toHaveLength(1);
});

describe('for many users', () => {
  const MANY = 1203;
  beforeEach(() =>
    app.services.db.users.insertMany(
      Array.from({ length: MANY }, (_, number) =>
        aUser('rider', { pushToken: `token ${number}`, userPlatform: 'ANDROID' }),
      ),
    ),
  );

  it('is sent in batches, to each user once', async () => {
    const { id } = (await admin.post('/notifications', storm)).body;
    await sendAll();
    expect(new Set((await notificationsOf(id)).map(({ to }) => to)).size).toBe(MANY);
    expect((await admin.get(`/notifications/${id}`)).body).toMatchObject({ state: 'sent', reached: MANY });
  });

  it('continues after a crash, and reaches and counts each user once', async () => {
    const { id } = (await admin.post('/notifications', storm)).body;
    const { notifications } = app.services.db;
    const goOn = notifications.goOn.bind(notifications);
    let batches = 0;
    notifications.goOn = (...args) => {
      batches += 1;
      return batches === 2 ? Promise.reject(new Error('the process died here')) : goOn(...args);
    };
    await expect(sendNotifications(app.services)).rejects.toThrow('the process died here');
    // Other processes leave it to the crashed process for a while.
    await sendNotifications(app.services);
    expect((await admin.get(`/notifications/${id}`)).body).toMatchObject({
      state: 'sending',
      total: MANY,
      reached: 0,
    });
    app.clock.at += 2 * 60_000;
    await sendAll();
    const messages = await notificationsOf(id);
    expect(messages).toHaveLength(MANY);
    expect(new Set(messages.map(({ to }) => to)).size).toBe(MANY);
    expect((await admin.get(`/notifications/${id}`)).body).toMatchObject({ state: 'sent', reached: MANY });
  });

  it('stops when it is deleted', async () => {
    const { id } = (await admin.post('/notifications', storm)).body;
    const { notifier } = app.services;
    const send = notifier.send.bind(notifier);
    notifier.send = async (messages) => {
      await send(messages);
      await admin.delete(`/notifications/${id}`);
    };
    await sendAll();
    notifier.send = send;
    expect(await notificationsOf(id)).toHaveLength(500);
  });
});
