import type { Usertype } from '@wayfare/shared';
import { runDueWork } from '../scheduler/scheduler.js';
import { sessionCookie } from '../testing/sessionCookie.js';
import { testSockets } from '../testing/sockets.js';
import { startTestApp, type TestApp } from '../testing/testApp.js';
import { hashPassword } from './passwords.js';

const PASSWORD = 'secret@1';
const HOUR_MS = 60 * 60_000;
let app: TestApp;
let passwordHash: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterEach(() => sockets.close());
afterAll(() => app.close());

/** The ways somebody is signed in: what each request shows, as headers. */
async function signIns(usertype: Usertype) {
  const { user } = await app.signedIn(usertype);
  await app.services.db.credentials.setPasswordHash(user.id, passwordHash);
  const given = { email: user.email, password: PASSWORD };
  const { headers } = await app.anonymous.post('/auth/login', given);
  const { body } = await app.anonymous.post('/auth/token', given);
  return {
    user,
    browser: { cookie: sessionCookie(headers) },
    app: { authorization: `Bearer ${body.accessToken}` },
    refreshToken: body.refreshToken as string,
  };
}
const me = async (headers: Record<string, string>) =>
  (await fetch(`${app.url}/api/auth/me`, { headers })).status;
const refresh = async (refreshToken: string) =>
  (await app.anonymous.post('/auth/refresh', { refreshToken })).status;

describe.each(['admin', 'fleetadmin'] as const)('a sign-in of a %s', (usertype) => {
  it('of a browser ends after an hour without use, to the millisecond', async () => {
    const [used, left] = [await signIns(usertype), await signIns(usertype)];
    app.clock.at += HOUR_MS - 1;
    expect(await me(used.browser)).toBe(200);
    app.clock.at += 1;
    expect(await me(left.browser)).toBe(401);
    expect(await me(used.browser)).toBe(200);
  });

  it('of an app ends its refresh token too', async () => {
    const { refreshToken } = await signIns(usertype);
    app.clock.at += HOUR_MS - 1;
    const again = await app.anonymous.post('/auth/refresh', { refreshToken });
    expect(again.status).toBe(200);
    app.clock.at += 1;
    expect(await me({ authorization: `Bearer ${again.body.accessToken}` })).toBe(401);
    expect(await refresh(again.body.refreshToken)).toBe(401);
  });

  it('lasts as long as it is used, with one write a minute at most', async () => {
    const { browser, user } = await signIns(usertype);
    const seenAt = async () => {
      const found = await app.connection.collection('web_sessions').findOne({ 'session.uid': user.id });
      return found?.session.seenAt as number;
    };
    const began = app.clock.at;
    app.clock.at += 59_999;
    expect(await me(browser)).toBe(200);
    expect(await seenAt()).toBe(began);
    app.clock.at += 1;
    expect(await me(browser)).toBe(200);
    expect(await seenAt()).toBe(began + 60_000);
    for (let hours = 0; hours < 3; hours += 1) {
      app.clock.at += HOUR_MS - 1;
      expect(await me(browser)).toBe(200);
    }
  });

  it('is cleared away with its sockets once it is idle, and the others stay', async () => {
    const { browser, user } = await signIns(usertype);
    const { browser: inUse } = await signIns(usertype);
    const socket = sockets.open(app, undefined, browser);
    await new Promise((resolve) => {
      socket.once('connect', () => resolve(null));
    });
    const disconnected = new Promise((resolve) => {
      socket.once('disconnect', resolve);
    });
    app.clock.at += HOUR_MS - 1;
    expect(await me(inUse)).toBe(200);
    await runDueWork(app.services);
    expect(await app.connection.collection('web_sessions').countDocuments({ 'session.uid': user.id })).toBe(
      1,
    );
    expect(socket.connected).toBe(true);
    app.clock.at += 1;
    await runDueWork(app.services);
    await disconnected;
    expect(await app.connection.collection('web_sessions').countDocuments({ 'session.uid': user.id })).toBe(
      0,
    );
    expect(await me(inUse)).toBe(200);
  });
});

it.each(['rider', 'driver'] as const)('a sign-in of a %s does not end by being idle', async (usertype) => {
  const { browser, refreshToken } = await signIns(usertype);
  app.clock.at += 6 * 24 * HOUR_MS;
  await runDueWork(app.services);
  expect(await me(browser)).toBe(200);
  expect(await refresh(refreshToken)).toBe(200);
});

it('the settings say how long is too long', async () => {
  await app.services.db.settings.saveSettings({ staffIdleMinutes: 5 });
  const { browser } = await signIns('admin');
  app.clock.at += 5 * 60_000;
  const status = await me(browser);
  await app.services.db.settings.saveSettings({ staffIdleMinutes: 60 });
  expect(status).toBe(401);
});

it('somebody who becomes an admin is held to it from their sign-in on', async () => {
  const { browser, user } = await signIns('rider');
  await app.services.db.users.update(user.id, { usertype: 'admin' });
  app.clock.at += HOUR_MS - 1;
  expect(await me(browser)).toBe(200);
  app.clock.at += HOUR_MS;
  expect(await me(browser)).toBe(401);
});
