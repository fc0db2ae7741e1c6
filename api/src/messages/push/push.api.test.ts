import { importJWK, jwtVerify } from 'jose';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { aCarType, aTrip } from '../../../test/support/builders.js';
import { type PushService, startPushService } from '../../../test/support/pushService.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { isPushService } from './webPush.js';

let app: TestApp;
let push: PushService;
let rider: Client;

beforeAll(async () => {
  push = await startPushService();
  app = await startTestApp({ WEB_PUSH_ORIGINS: push.origin });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(async () => {
  await app.close();
  await push.close();
});
beforeEach(async () => {
  push.status = 201;
  push.received.length = 0;
  rider = await app.signedIn('rider');
});

const messagesTo = async ({ user }: Client, of: TestApp = app) =>
  (
    await of.services.db.outbox.list({
      filter: { to: user.id },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 100,
    })
  ).rows;
const tokenOf = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.pushToken;
const browsersOf = async ({ user }: Client) =>
  ((await app.services.db.devices.devicesOf([user.id])).get(user.id) ?? []).filter(
    ({ kind }) => kind === 'web',
  );
const withApp = async (client: Client, pushToken: string | null, userPlatform = 'ANDROID') => {
  const { status } = await client.put('/auth/me/device', { pushToken, userPlatform });
  expect(status).toBe(200);
};

describe('send_notification', () => {
  const message = { title: 'New booking', msg: 'Someone waits', screen: 'DriverTrips' };

  it('reaches the device of a known user without a sign-in session [7.2, 7.28, 7.37]', async () => {
    await withApp(rider, 'token of the rider');
    const sent = { ...message, token: 'token of the rider', params: { bookingId: 'b1' } };
    expect(await app.anonymous.post('/send_notification', sent)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await messagesTo(rider)).toEqual([
      expect.objectContaining({
        channel: 'push',
        title: 'New booking',
        body: 'Someone waits',
        screen: 'DriverTrips',
        params: { bookingId: 'b1' },
      }),
    ]);
  });

  it('gives the same answer for an unknown device, and sends nothing [7.2]', async () => {
    await withApp(rider, 'known');
    const known = await app.anonymous.post('/send_notification', { ...message, token: 'known' });
    const before = await app.connection.collection('outbox').countDocuments();
    const unknown = await app.anonymous.post('/send_notification', { ...message, token: 'unknown' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await app.connection.collection('outbox').countDocuments()).toBe(before);
  });

  it('rejects invalid messages: an unknown screen, no title, overlong texts, objects instead of texts', async () => {
    await withApp(rider, 'strict');
    for (const wrong of [
      { screen: 'Elsewhere' },
      { title: '' },
      { title: undefined },
      { msg: 'x'.repeat(1001) },
      { token: { $ne: '' } },
      { token: '' },
      { params: { bookingId: '../../x' } },
    ]) {
      const { status } = await app.anonymous.post('/send_notification', {
        ...message,
        token: 'strict',
        ...wrong,
      });
      expect({ wrong, status }).toEqual({ wrong, status: 400 });
    }
    expect(await messagesTo(rider)).toEqual([]);
  });

  it('can be turned off', async () => {
    const without = await startTestApp({ SEND_NOTIFICATION: 'off' });
    const { status } = await without.anonymous.post('/send_notification', { ...message, token: 'any' });
    await without.close();
    expect(status).toBe(404);
  });

  it('is rate-limited by device and by IP address', async () => {
    const limited = await startTestApp({}, { rateLimits: true });
    const statuses = async (tokens: string[]) => {
      const answers: number[] = [];
      for (const token of tokens)
        answers.push((await limited.anonymous.post('/send_notification', { ...message, token })).status);
      return answers;
    };
    const one = await statuses(Array.from({ length: 8 }, () => 'the same device'));
    const many = await statuses(Array.from({ length: 30 }, (_, number) => `device ${number}`));
    await limited.close();
    expect(one).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(many.filter((status) => status === 200)).toHaveLength(22);
    expect(many.slice(22)).toEqual(Array.from({ length: 8 }, () => 429));
  });
});

describe('the mobile app of a user', () => {
  it('is registered, replaced and removed, and its token is never shown [3.3]', async () => {
    await withApp(rider, 'first', 'IOS');
    await withApp(rider, 'second', 'ANDROID');
    expect(await app.services.db.users.findById(rider.user.id)).toMatchObject({
      pushToken: 'second',
      userPlatform: 'ANDROID',
    });
    const admin = await app.signedIn('admin');
    for (const answer of [await rider.get('/auth/me'), await admin.get(`/riders/${rider.user.id}`)])
      expect(answer.body).not.toHaveProperty('pushToken');
    await withApp(rider, null);
    expect(await tokenOf(rider)).toBeUndefined();
  });

  it('belongs to one user: the next user to sign in on it takes it over', async () => {
    const next = await app.signedIn('driver');
    await withApp(rider, 'handed on');
    await withApp(next, 'handed on');
    expect(await tokenOf(rider)).toBeUndefined();
    await app.anonymous.post('/send_notification', { token: 'handed on', title: 'Hi', msg: 'there' });
    expect(await messagesTo(rider)).toEqual([]);
    expect(await messagesTo(next)).toHaveLength(1);
  });

  it('accepts only known platforms', async () => {
    for (const wrong of [{ userPlatform: 'WEB' }, { pushToken: 7 }, { pushToken: 'x'.repeat(501) }, {}]) {
      const input = { pushToken: 'x', ...wrong };
      const { status } = await rider.put(
        '/auth/me/device',
        'pushToken' in wrong || 'userPlatform' in wrong ? input : {},
      );
      expect(status).toBe(400);
    }
  });
});

describe('browsers', () => {
  const subscribe = (client: Client, path: string) =>
    client.post('/auth/me/browsers', push.subscription(path));
  const unsubscribe = (client: Client, path: string) =>
    client.delete(`/auth/me/browsers?endpoint=${encodeURIComponent(push.subscription(path).endpoint)}`);
  const notify = (client: Client, id: string) =>
    app.services.notifier.send([{ id, to: client.user.id, title: 'Hello', body: 'You' }]);
  const deliver = () => app.services.notifier.deliverDue();

  it("get their user's trip notifications, in that user's language, encrypted for them [7.37, 2.63]", async () => {
    await app.services.db.languages.insert({
      id: 'es',
      langName: 'Español',
      langLocale: 'es',
      dateLocale: 'es',
      default: false,
      createdAt: new Date(app.clock.at).toISOString(),
      keyValuePairs: {
        notice_accepted_title: 'Su conductor está en camino',
        notice_accepted_body: 'Ya viene.',
      },
    });
    await app.services.db.users.update(rider.user.id, { language: 'es' });
    expect((await subscribe(rider, '/rider')).status).toBe(200);
    const driver = await app.signedIn('driver');
    const { id } = (await rider.post('/bookings', aTrip)).body;
    await driver.post(`/bookings/${id}/accept`);
    await deliver();
    expect(push.received).toHaveLength(1);
    const [message] = push.received;
    expect(message).toMatchObject({
      path: '/rider',
      payload: {
        id: `${id}:accept:rider`,
        title: 'Su conductor está en camino',
        msg: 'Ya viene.',
        screen: 'BookedCab',
        params: { bookingId: id },
      },
      headers: { 'content-encoding': 'aes128gcm', ttl: '3600' },
    });
    await driver.post(`/bookings/${id}/cancel`, { reason: 'x' });
    await app.services.db.users.update(driver.user.id, { driverActiveStatus: false });
    await app.services.liveDrivers.refresh(driver.user.id);
  });

  it("get messages signed with the installation's own keys, which never change", async () => {
    const { publicKey } = (await rider.get('/auth/me/browsers/key')).body;
    expect((await (await app.signedIn('driver')).get('/auth/me/browsers/key')).body).toEqual({ publicKey });
    await subscribe(rider, '/signed');
    await notify(rider, 'signed');
    await deliver();
    const signature = /^vapid t=(\S+), k=(\S+)$/.exec(push.received[0]?.headers.authorization ?? '');
    expect(signature?.[2]).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, 'ES256');
    const { payload } = await jwtVerify(signature?.[1] as string, key, { audience: push.origin });
    expect(payload.sub).toBe('mailto:no-reply@wayfare.example');
  });

  it('each get a message once, except unsubscribed ones', async () => {
    await subscribe(rider, '/phone');
    await subscribe(rider, '/desk');
    await subscribe(rider, '/sold');
    await unsubscribe(rider, '/sold');
    await notify(rider, 'once');
    await notify(rider, 'once');
    await deliver();
    await deliver();
    expect(push.received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
  });

  it('get messages after the client for Expo has replaced what `fetch` sends through', async () => {
    const own = getGlobalDispatcher();
    setGlobalDispatcher(new Agent());
    try {
      await subscribe(rider, '/after');
      await notify(rider, 'after');
      await deliver();
    } finally {
      await getGlobalDispatcher().close();
      setGlobalDispatcher(own);
    }
    expect(push.received.map(({ path }) => path)).toEqual(['/after']);
  });

  it('belong to one user: the next user to sign in on one takes it over', async () => {
    const next = await app.signedIn('rider');
    await subscribe(rider, '/shared');
    await subscribe(next, '/shared');
    await notify(rider, 'to the first');
    await notify(next, 'to the next');
    await deliver();
    expect(push.received.map(({ payload }) => payload)).toEqual([
      { id: 'to the next', title: 'Hello', msg: 'You' },
    ]);
    expect(await tokenOf(rider)).toBeUndefined();
    // Users cannot unsubscribe another user's browser.
    await unsubscribe(rider, '/shared');
    expect(await tokenOf(next)).toMatch(/^web:/);
  });

  it('are deleted when their subscription has expired; a failing push service is retried', async () => {
    await subscribe(rider, '/mine');
    push.status = 503;
    await notify(rider, 'later');
    await deliver();
    await deliver();
    expect(push.received).toHaveLength(1);
    push.status = 201;
    app.clock.at += 30_000;
    await deliver();
    expect(push.received).toHaveLength(2);

    push.status = 410;
    await notify(rider, 'gone');
    await deliver();
    expect(await browsersOf(rider)).toEqual([]);
    expect(await tokenOf(rider)).toBeUndefined();
  });

  it('are limited to the ten newest', async () => {
    for (let number = 0; number < 12; number += 1) {
      app.clock.at += 1;
      await subscribe(rider, `/number${number}`);
    }
    const endpoints = (await browsersOf(rider)).map(({ address }) => address);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).not.toContain(push.subscription('/number1').endpoint);
  });

  it('count as a device until a mobile app replaces them, and again once the app is removed', async () => {
    await subscribe(rider, '/first');
    const web = await tokenOf(rider);
    expect(web).toMatch(/^web:[0-9a-f]{64}$/);
    await withApp(rider, 'the app', 'IOS');
    await subscribe(rider, '/second');
    expect(await tokenOf(rider)).toBe('the app');
    await withApp(rider, null);
    expect(await app.services.db.users.findById(rider.user.id)).toMatchObject({ userPlatform: 'WEB' });
    for (const path of ['/first', '/second']) await unsubscribe(rider, path);
    expect(await tokenOf(rider)).toBeUndefined();
  });

  it('need a known push service: the server sends no requests to other hosts', async () => {
    const { keys } = push.subscription('/x');
    for (const endpoint of ['http://127.0.0.1:1/x', 'https://10.0.0.1/x', 'nonsense', 'file:///etc/passwd']) {
      const { status } = await rider.post('/auth/me/browsers', { endpoint, keys });
      expect({ endpoint, status }).toEqual({ endpoint, status: 400 });
    }
    const { endpoint } = push.subscription('/x');
    for (const wrong of [undefined, {}, { ...keys, auth: 'short' }, { ...keys, p256dh: '!'.repeat(87) }])
      expect((await rider.post('/auth/me/browsers', { endpoint, keys: wrong })).status).toBe(400);
    expect(await browsersOf(rider)).toEqual([]);
  });

  it('of a deleted user are removed', async () => {
    await subscribe(rider, '/left');
    const admin = await app.signedIn('admin');
    expect((await admin.delete(`/riders/${rider.user.id}`)).status).toBe(200);
    expect(await browsersOf(rider)).toEqual([]);
  });
});

describe('push services', () => {
  const WEB_PUSH_ORIGINS = 'https://fcm.googleapis.com, https://*.push.apple.com';
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://eu.web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:444/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evil.example/?https://fcm.googleapis.com', false],
    ['https://push.apple.com/x', false],
    ['https://a@fcm.googleapis.com/x', false],
    ['https://xfcmxgoogleapisxcom/x', false],
  ])('%s: %s', (endpoint, isKnown) => {
    expect(isPushService(endpoint, { WEB_PUSH_ORIGINS })).toBe(isKnown);
  });
});

it('old messages are deleted once they are no longer needed', async () => {
  const { outbox } = app.services.db;
  const day = 24 * 60 * 60_000;
  const message = { channel: 'push' as const, to: rider.user.id, title: 'x', body: 'y' };
  await outbox.add(
    { ...message, id: 'old', at: app.clock.at - 30 * day - 1 },
    { ...message, id: 'young', at: app.clock.at - 30 * day },
  );
  await outbox.sweep(app.clock.at);
  expect((await messagesTo(rider)).map(({ id }) => id)).toEqual(['young']);
});
