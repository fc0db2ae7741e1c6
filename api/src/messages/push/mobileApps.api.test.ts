import { type ExpoServer, startExpoServer } from '../../../test/support/expoServer.js';
import { type FcmServer, fcmError, startFcmServer } from '../../../test/support/fcmServer.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { checkReceipts } from './checkReceipts.js';

let app: TestApp;
let expo: ExpoServer;
let fcm: FcmServer;
let rider: Client;

beforeAll(async () => {
  expo = await startExpoServer();
  fcm = await startFcmServer(() => app?.clock.at ?? TEST_NOW);
  app = await startTestApp({
    EXPO_PUSH: 'on',
    EXPO_URL: expo.url,
    EXPO_ACCESS_TOKEN: 'expo secret',
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
  for (const server of [expo, fcm]) server.instead.length = 0;
  for (const collection of ['outbox', 'push_receipts'])
    await app.connection.collection(collection).deleteMany({});
  expo.chunks.length = 0;
  expo.requests.length = 0;
  fcm.received.length = 0;
  fcm.tokenReply = null;
  rider = await app.signedIn('rider');
});

let tokens = 0;
/** Gives a user one more app. Returns its token. */
async function withApp(client: Client, kind: 'expo' | 'fcm', userPlatform = 'ANDROID') {
  tokens += 1;
  app.clock.at += 1;
  const pushToken = kind === 'expo' ? `ExponentPushToken[app-${tokens}]` : `fcm-token-${tokens}`;
  expect((await client.put('/auth/me/device', { pushToken, userPlatform })).status).toBe(200);
  return pushToken;
}
const notify = (client: Client, id: string, more: object = {}) =>
  app.services.notifier.send([{ id, to: client.user.id, title: 'Hello', body: 'You', ...more }]);
const deliver = () => app.services.notifier.deliverDue();
const later = (ms: number) => {
  app.clock.at += ms;
};
const toExpo = () => expo.chunks.flat().map(({ to }) => to);
const toFcm = () => fcm.received.map(({ token }) => token);
const tokensOf = async ({ user }: Client) =>
  ((await app.services.db.devices.devicesOf([user.id])).get(user.id) ?? [])
    .map(({ address }) => address)
    .sort();
const waiting = () => app.connection.collection('outbox').countDocuments({ dueAt: { $exists: true } });

describe('a message to apps', () => {
  const trip = { screen: 'BookedCab', params: { bookingId: 'b1' } };

  it('reaches Expo tokens with the payload as data [7.37]', async () => {
    const token = await withApp(rider, 'expo', 'IOS');
    await notify(rider, 'to expo', trip);
    await deliver();
    expect(expo.chunks).toEqual([
      [
        {
          to: token,
          title: 'Hello',
          body: 'You',
          sound: 'default',
          priority: 'high',
          ttl: 3600,
          data: { id: 'to expo', title: 'Hello', msg: 'You', ...trip },
          tag: expect.stringMatching(/^\w{32}$/),
          collapseId: expect.stringMatching(/^\w{32}$/),
        },
      ],
    ]);
    expect(expo.requests[0]?.headers.authorization).toBe('Bearer expo secret');
  });

  it('reaches Firebase tokens with the payload as texts and high priority [7.37]', async () => {
    const token = await withApp(rider, 'fcm');
    await notify(rider, 'to fcm', trip);
    await deliver();
    const sent = Math.floor(app.clock.at / 1000);
    expect(fcm.received).toEqual([
      {
        token,
        notification: { title: 'Hello', body: 'You' },
        data: { id: 'to fcm', title: 'Hello', msg: 'You', screen: 'BookedCab', params: '{"bookingId":"b1"}' },
        android: {
          priority: 'HIGH',
          ttl: '3600s',
          notification: { tag: expect.stringMatching(/^\w{32}$/), sound: 'default' },
        },
        apns: {
          headers: {
            'apns-priority': '10',
            'apns-expiration': String(sent + 3600),
            'apns-collapse-id': expect.stringMatching(/^\w{32}$/),
          },
          payload: { aps: { sound: 'default' } },
        },
      },
    ]);
  });

  it("reaches all of a user's apps once, and not those removed [3.3]", async () => {
    const first = await withApp(rider, 'expo', 'IOS');
    const second = await withApp(rider, 'fcm');
    const sold = await withApp(rider, 'fcm');
    expect((await rider.delete(`/auth/me/device?pushToken=${sold}`)).status).toBe(200);
    expect(await app.services.db.users.findById(rider.user.id)).toMatchObject({
      pushToken: second,
      userPlatform: 'ANDROID',
    });
    await notify(rider, 'to both');
    await notify(rider, 'to both');
    await deliver();
    await deliver();
    expect([toExpo(), toFcm()]).toEqual([[first], [second]]);
    // A null token removes them all.
    await rider.put('/auth/me/device', { pushToken: null });
    expect(await tokensOf(rider)).toEqual([]);
  });

  it('reaches the app of a sign-up too, after another app was added', async () => {
    const user = await app.signedIn('rider', { pushToken: 'from the sign-up', userPlatform: 'IOS' });
    const added = await withApp(user, 'fcm');
    await notify(user, 'to the sign-up');
    await deliver();
    expect(toFcm().sort()).toEqual([added, 'from the sign-up'].sort());
  });

  it('follows an app to the next user who signs in on it', async () => {
    const next = await app.signedIn('driver');
    const token = await withApp(rider, 'fcm');
    await notify(rider, 'before');
    await next.put('/auth/me/device', { pushToken: token, userPlatform: 'ANDROID' });
    await notify(rider, 'after');
    await deliver();
    expect(toFcm()).toEqual([]);
    expect(await app.services.db.users.findById(rider.user.id)).not.toHaveProperty('pushToken');
  });

  it('is limited to the ten newest apps', async () => {
    const all = [];
    for (let count = 0; count < 12; count += 1) all.push(await withApp(rider, 'fcm'));
    expect(await tokensOf(rider)).toEqual(all.slice(2).sort());
  });

  it('of a user cannot be kept away from an app by another user', async () => {
    const token = await withApp(rider, 'fcm');
    const other = await app.signedIn('rider');
    expect((await other.delete(`/auth/me/device?pushToken=${token}`)).status).toBe(404);
    expect(await tokensOf(rider)).toEqual([token]);
  });

  it('about an offer is not sent once the offer has ended', async () => {
    const driver = await app.signedIn('driver');
    await withApp(driver, 'fcm');
    await notify(driver, 'ended', { isOffer: true, params: { bookingId: 'gone' } });
    await deliver();
    expect(toFcm()).toEqual([]);
    expect(await waiting()).toBe(0);
  });
});

describe('Expo', () => {
  it('gets many messages in chunks of a hundred', async () => {
    const users = await Promise.all(Array.from({ length: 130 }, () => app.signedIn('rider')));
    for (const user of users) await withApp(user, 'expo');
    for (const user of users) await notify(user, `many:${user.user.id}`);
    await deliver();
    expect(expo.chunks.every(({ length }) => length <= 100)).toBe(true);
    expect(expo.chunks.length).toBeLessThanOrEqual(8);
    expect(new Set(toExpo()).size).toBe(130);
  });

  it('rejects one message of a request, and the others arrive', async () => {
    const [bad, good] = [await app.signedIn('rider'), await app.signedIn('rider')];
    await withApp(bad, 'expo');
    const token = await withApp(good, 'expo');
    await notify(bad, 'bad', { title: 'invalid' });
    await notify(good, 'good');
    await deliver();
    expect(toExpo()).toEqual([token]);
    expect(await waiting()).toBe(0);
  });

  it('gets the messages of different projects in separate requests', async () => {
    const people = await Promise.all([1, 2, 3].map(() => app.signedIn('rider')));
    for (const [index, person] of people.entries()) {
      expo.projects.set(await withApp(person, 'expo'), index === 1 ? 'two' : 'one');
      await notify(person, `project:${index}`);
    }
    await deliver();
    expect(expo.chunks.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('reports at once that an app is gone: it is removed, and the others stay', async () => {
    const kept = await withApp(rider, 'expo');
    const dead = await withApp(rider, 'expo');
    expo.ticketErrors.set(dead, 'DeviceNotRegistered');
    await notify(rider, 'dead at once');
    await deliver();
    expect(await tokensOf(rider)).toEqual([kept]);
    expect((await app.services.db.users.findById(rider.user.id))?.pushToken).toBe(kept);
    expect(await waiting()).toBe(0);
  });

  it('reports in a receipt that an app is gone: it is removed after fifteen minutes', async () => {
    const dead = await withApp(rider, 'expo');
    const slow = await withApp(rider, 'expo');
    const refused = await withApp(rider, 'expo');
    expo.receiptErrors.set(dead, 'DeviceNotRegistered').set(refused, 'MessageTooBig');
    expo.withoutReceipt.add(slow);
    await notify(rider, 'dead later');
    await deliver();
    later(15 * 60_000 - 1);
    await checkReceipts(300, app.services);
    expect(await tokensOf(rider)).toHaveLength(3);
    later(1);
    await checkReceipts(300, app.services);
    expect(await tokensOf(rider)).toEqual([refused, slow].sort());
    const left = () => app.connection.collection('push_receipts').countDocuments();
    expect(await left()).toBe(1);
    // A receipt that never comes is given up after a day.
    later(24 * 60 * 60_000);
    await checkReceipts(300, app.services);
    expect(await left()).toBe(0);
    expect(await tokensOf(rider)).toEqual([refused, slow].sort());
  });

  it('is asked again for receipts when it was unavailable', async () => {
    const dead = await withApp(rider, 'expo');
    expo.receiptErrors.set(dead, 'DeviceNotRegistered');
    await notify(rider, 'receipt later');
    await deliver();
    later(15 * 60_000);
    expo.instead.push({ status: 503, text: 'down' });
    await expect(checkReceipts(300, app.services)).rejects.toThrow('503');
    expo.instead.push({ text: '<html>' }, { json: { data: [] } });
    later(15 * 60_000);
    await expect(checkReceipts(300, app.services)).rejects.toThrow();
    later(15 * 60_000);
    await expect(checkReceipts(300, app.services)).rejects.toThrow();
    later(15 * 60_000);
    await checkReceipts(300, app.services);
    expect(await tokensOf(rider)).toEqual([]);
  });

  it('does not remove an app that has belonged to another user since', async () => {
    const token = await withApp(rider, 'expo');
    expo.receiptErrors.set(token, 'DeviceNotRegistered');
    await notify(rider, 'moved');
    await deliver();
    const next = await app.signedIn('rider');
    await next.put('/auth/me/device', { pushToken: token, userPlatform: 'IOS' });
    later(15 * 60_000);
    await checkReceipts(300, app.services);
    expect(await tokensOf(next)).toEqual([token]);
  });

  it.each([
    ['an error of its own', { status: 500, text: 'oops' }],
    ['a page instead of JSON', { text: '<html>' }],
    ['tickets of another number', { json: { data: [] } }],
    ['no tickets', { json: {} }],
    ['something else than a ticket', { json: { data: [null] } }],
    ['a rejected access token', { status: 401, json: { errors: [{ code: 'UNAUTHORIZED', message: 'x' }] } }],
    [
      'a device that gets too many',
      { json: { data: [{ status: 'error', details: { error: 'MessageRateExceeded' } }] } },
    ],
  ])('answers with %s: the message is sent again later', async (_, reply) => {
    const token = await withApp(rider, 'expo');
    expo.instead.push(reply);
    await notify(rider, `again:${token}`);
    await deliver();
    expect(toExpo()).toEqual([]);
    later(30_000 - 1);
    await deliver();
    expect(toExpo()).toEqual([]);
    later(1);
    await deliver();
    expect(toExpo()).toEqual([token]);
    expect(await waiting()).toBe(0);
  });
});

describe('Firebase', () => {
  it('gets one access token for many messages, and a new one when it ends or is revoked', async () => {
    await withApp(rider, 'fcm');
    later(60 * 60_000);
    const before = fcm.issued;
    const send = async (id: string) => {
      await notify(rider, id);
      await deliver();
    };
    await send('first');
    await send('second');
    expect(fcm.issued - before).toBe(1);
    fcm.revoke();
    await send('third');
    expect(fcm.issued - before).toBe(2);
    later(55 * 60_000);
    await send('fourth');
    expect(fcm.issued - before).toBe(3);
    expect(fcm.received).toHaveLength(4);
  });

  it.each([
    ['UNREGISTERED', fcmError(404, 'NOT_FOUND', { errorCode: 'UNREGISTERED' })],
    [
      'an invalid token',
      fcmError(400, 'INVALID_ARGUMENT', {
        errorCode: 'INVALID_ARGUMENT',
        message: 'The registration token is not a valid FCM registration token',
      }),
    ],
  ])('reports %s: the app is removed', async (_, error) => {
    const kept = await withApp(rider, 'fcm');
    const dead = await withApp(rider, 'fcm');
    fcm.errors.set(dead, error);
    await notify(rider, `dead:${dead}`);
    await deliver();
    expect(await tokensOf(rider)).toEqual([kept]);
    expect(toFcm()).toEqual([kept]);
    expect(await waiting()).toBe(0);
  });

  it.each([
    ['an app of another project', fcmError(403, 'PERMISSION_DENIED', { errorCode: 'SENDER_ID_MISMATCH' })],
    ['a message that is too big', fcmError(400, 'INVALID_ARGUMENT', { errorCode: 'INVALID_ARGUMENT' })],
  ])('rejects %s: the app is kept, and the message is not sent again', async (_, error) => {
    const token = await withApp(rider, 'fcm');
    fcm.errors.set(token, error);
    await notify(rider, `refused:${token}`);
    await deliver();
    expect(await tokensOf(rider)).toEqual([token]);
    expect(await waiting()).toBe(0);
  });

  it.each([
    ['500', fcmError(500, 'INTERNAL'), 30_000],
    ['503 with a wait', fcmError(503, 'UNAVAILABLE', { headers: { 'retry-after': '90' } }), 90_000],
    ['429 without a wait', fcmError(429, 'RESOURCE_EXHAUSTED', { errorCode: 'QUOTA_EXCEEDED' }), 60_000],
    ['a page of a proxy', { status: 502, text: '<html>' }, 30_000],
    ['a page with status 200', { text: '<html>' }, 30_000],
    ['401 for a new token too', fcmError(401, 'UNAUTHENTICATED'), 30_000],
  ])('answers %s: the message is sent again after the pause', async (_, reply, pause) => {
    const token = await withApp(rider, 'fcm');
    fcm.instead.push(reply, ...(reply.status === 401 ? [reply] : []));
    await notify(rider, `again:${token}`);
    await deliver();
    later(pause - 1);
    await deliver();
    expect(toFcm()).toEqual([]);
    later(1);
    await deliver();
    expect(toFcm()).toEqual([token]);
  });

  it('does not answer: no other message of the batch waits for it', async () => {
    for (let count = 0; count < 3; count += 1) {
      const user = await app.signedIn('rider');
      await withApp(user, 'fcm');
      await notify(user, `down:${user.user.id}`);
    }
    fcm.instead.push(...Array.from({ length: 3 }, () => fcmError(503, 'UNAVAILABLE')));
    await deliver();
    expect(await waiting()).toBe(3);
    later(30_000);
    await deliver();
    expect(fcm.received).toHaveLength(3);
  });

  it.each([
    ['refuses the account', { status: 400, json: { error: 'invalid_grant' } }],
    ['answers with a page', { text: '<html>' }],
    ['answers without a token', { json: { expires_in: 1 } }],
  ])('is not asked while Google %s: the message waits', async (_, reply) => {
    later(60 * 60_000);
    const token = await withApp(rider, 'fcm');
    fcm.tokenReply = reply;
    await notify(rider, `no token:${token}`);
    await deliver();
    expect(await waiting()).toBe(1);
    fcm.tokenReply = null;
    later(30_000);
    await deliver();
    expect(toFcm()).toEqual([token]);
  });
});

describe('a message to several devices', () => {
  it('is sent again only to those that have not got it', async () => {
    const [one, other] = [await withApp(rider, 'expo'), await withApp(rider, 'fcm')];
    fcm.errors.set(other, fcmError(500, 'INTERNAL'));
    await notify(rider, 'in part');
    await deliver();
    fcm.errors.delete(other);
    later(30_000);
    await deliver();
    expect([toExpo(), toFcm()]).toEqual([[one], [other]]);
  });

  it('is sent again after a crash, under the same key, so that the phone shows it once', async () => {
    await withApp(rider, 'fcm');
    await notify(rider, 'crash');
    const { outbox } = app.services.db;
    const { settle } = outbox;
    outbox.settle = () => Promise.reject(new Error('the process died here'));
    await expect(deliver()).rejects.toThrow('the process died here');
    outbox.settle = settle;
    await deliver();
    expect(fcm.received).toHaveLength(1);
    later(2 * 60_000);
    await deliver();
    await deliver();
    expect(new Set(fcm.received.map(({ android }) => android.notification.tag)).size).toBe(1);
    expect(fcm.received).toHaveLength(2);
  });

  it('is given up after an hour', async () => {
    const token = await withApp(rider, 'fcm');
    fcm.errors.set(token, fcmError(500, 'INTERNAL'));
    await notify(rider, 'never');
    for (let count = 0; count < 20; count += 1) {
      await deliver();
      later(10 * 60_000);
    }
    expect(await waiting()).toBe(0);
  });
});

it('an app without a configured service gets nothing in production, and its messages do not wait', async () => {
  const production = await startTestApp({
    NODE_ENV: 'production',
    ALLOW_EMBEDDED_DATABASE: '1',
    SESSION_SECRET: '0f9c1d7e5b3a2846fedcba9876543210',
  });
  const user = await production.signedIn('rider', { pushToken: 'a phone', userPlatform: 'IOS' });
  await production.services.notifier.send([{ id: 'x', to: user.user.id, title: 'Hello', body: 'You' }]);
  const [message] = await production.connection.collection('outbox').find().toArray();
  await production.close();
  expect(message).toMatchObject({ title: 'Hello' });
  expect(message).not.toHaveProperty('dueAt');
});

it('the devices of a deleted user are forgotten', async () => {
  await withApp(rider, 'expo');
  await notify(rider, 'last');
  await deliver();
  const admin = await app.signedIn('admin');
  expect((await admin.delete(`/riders/${rider.user.id}`)).status).toBe(200);
  expect(await tokensOf(rider)).toEqual([]);
  expect(await app.connection.collection('push_receipts').countDocuments()).toBe(0);
});
