import { INPUT_AGE_HEADER, type Usertype } from '@wayfare/shared';
import { runDueWork } from '../../process/dueWork.js';
import { sessionCookie } from '../../../test/support/sessionCookie.js';
import { testSockets } from '../../../test/support/sockets.js';
import type { Method } from '../../../test/support/requests.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { hashPassword } from './passwords.js';

const PASSWORD = 'secret@1';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let app: TestApp;
let passwordHash: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterEach(() => sockets.close());
afterAll(() => app.close());

/** Signs a user in in each way; returns the headers to send for each. */
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
/** A request from a page whose user was last active that many seconds ago. */
const me = async (headers: Record<string, string>, inputAge = 0) =>
  (await app.request('get', '/api/auth/me').set({ ...headers, [INPUT_AGE_HEADER]: String(inputAge) })).status;
/** A request that does not say when its user was last active. */
const plainly = async (headers: Record<string, string>, path = '/api/auth/me', method: Method = 'get') =>
  (await app.request(method, path).set(headers)).status;
const refresh = async (refreshToken: string) =>
  (await app.anonymous.post('/auth/refresh', { refreshToken })).status;

describe.each(['admin', 'fleetadmin'] as const)('a sign-in of a %s', (usertype) => {
  it('ends in a browser after exactly one hour without use', async () => {
    const [used, left] = [await signIns(usertype), await signIns(usertype)];
    app.clock.at += HOUR_MS - 1;
    expect(await me(used.browser)).toBe(200);
    app.clock.at += 1;
    expect(await me(left.browser)).toBe(401);
    expect(await me(used.browser)).toBe(200);
  });

  it('ends in an app together with its refresh token', async () => {
    const { refreshToken } = await signIns(usertype);
    app.clock.at += HOUR_MS - 1;
    const again = await app.anonymous.post('/auth/refresh', { refreshToken });
    expect(again.status).toBe(200);
    app.clock.at += 1;
    expect(await me({ authorization: `Bearer ${again.body.accessToken}` })).toBe(401);
    expect(await refresh(again.body.refreshToken)).toBe(401);
  });

  it('lasts as long as it is used, with at most one write a minute', async () => {
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

  it('ends an hour after the user’s last action, however often an open page sends requests', async () => {
    const { browser } = await signIns(usertype);
    app.clock.at += 10 * MINUTE_MS;
    expect(await me(browser)).toBe(200);
    for (let minute = 1; minute < 60; minute += 1) {
      app.clock.at += MINUTE_MS;
      expect(await me(browser, minute * 60)).toBe(200);
    }
    app.clock.at += MINUTE_MS;
    expect(await me(browser, 60 * 60)).toBe(401);
    // A page cannot revive an ended sign-in.
    expect(await me(browser)).toBe(401);
  });

  it('is extended from the time of the user’s action, not of the request that reports it', async () => {
    const { browser } = await signIns(usertype);
    app.clock.at += 50 * MINUTE_MS;
    expect(await me(browser, 30 * 60)).toBe(200);
    app.clock.at += 30 * MINUTE_MS - 1;
    expect(await me(browser, 60 * 60)).toBe(200);
    app.clock.at += 1;
    expect(await me(browser, 60 * 60)).toBe(401);
  });

  it('is kept alive in a browser by changes, but not by loading pictures, pages or sockets', async () => {
    const { browser } = await signIns(usertype);
    const changing = await signIns(usertype);
    app.clock.at += HOUR_MS - 1;
    expect(await plainly(browser)).toBe(200);
    expect(await plainly(browser, '/api/settings')).toBe(200);
    expect(await plainly({ ...browser, [INPUT_AGE_HEADER]: 'nonsense' })).toBe(200);
    sockets.open(app, undefined, browser);
    const put = await app.request('put', '/api/auth/me').set(changing.browser).send({ firstName: 'Ada' });
    expect(put.status).toBe(200);
    app.clock.at += 1;
    expect(await me(browser)).toBe(401);
    expect(await me(changing.browser)).toBe(200);
  });

  it('is kept alive in an app by every request, unless the request opts out', async () => {
    const [used, left] = [await signIns(usertype), await signIns(usertype)];
    const later = async ({ refreshToken }: typeof used) => ({
      authorization: `Bearer ${(await app.anonymous.post('/auth/refresh', { refreshToken })).body.accessToken}`,
    });
    app.clock.at += HOUR_MS - 1;
    const tokens = [await later(used), await later(left)] as const;
    expect(await plainly(tokens[0])).toBe(200);
    expect(await me(tokens[1], 59 * 60)).toBe(200);
    app.clock.at += 1;
    expect(await plainly(tokens[0])).toBe(200);
    expect(await plainly(tokens[1])).toBe(401);
  });

  it('is removed with its sockets once it is idle, while other sign-ins stay', async () => {
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

it.each(['rider', 'driver'] as const)('a sign-in of a %s does not end when idle', async (usertype) => {
  const { browser, refreshToken } = await signIns(usertype);
  app.clock.at += 6 * 24 * HOUR_MS;
  await runDueWork(app.services);
  expect(await me(browser)).toBe(200);
  expect(await refresh(refreshToken)).toBe(200);
});

it('the settings define when an idle sign-in ends', async () => {
  await app.services.db.settings.saveSettings({ staffIdleMinutes: 5 });
  const { browser } = await signIns('admin');
  app.clock.at += 5 * 60_000;
  const status = await me(browser);
  await app.services.db.settings.saveSettings({ staffIdleMinutes: 60 });
  expect(status).toBe(401);
});

it('the limit applies to a user who becomes an admin, starting from their sign-in', async () => {
  const { browser, user } = await signIns('rider');
  await app.services.db.users.update(user.id, { usertype: 'admin' });
  app.clock.at += HOUR_MS - 1;
  expect(await me(browser)).toBe(200);
  app.clock.at += HOUR_MS;
  expect(await me(browser)).toBe(401);
});
