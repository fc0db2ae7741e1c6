import type { Socket } from 'socket.io-client';
import { answerResetRequests } from '../../src/people/auth/resetPassword.js';
import { ask, testSockets } from '../support/sockets.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

const PASSWORD = 'secret@1';
let app: AttackedApp;
const sockets = testSockets();

beforeAll(async () => {
  app = await startAttackedApp();
});
afterEach(() => sockets.close());
afterAll(() => app.close());

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** An account with a password, its cookie, and a way to sign in an app. */
async function signedInApp() {
  const { user } = await app.signedIn('rider');
  const cookie = await app.cookieOf(user);
  const begin = async () =>
    (await app.anonymous.post('/auth/token', { email: user.email, password: PASSWORD })).body as Tokens;
  return { user, cookie, begin };
}
const post = (path: string, body: object, headers: Record<string, string>) =>
  app.raw(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` });
const me = async (headers: Record<string, string>) => (await app.raw('/api/auth/me', { headers })).status;
const refresh = ({ refreshToken }: Tokens) => post('/auth/refresh', { refreshToken }, {});
const opened = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once('disconnect', () => resolve());
  });

it('signing out by bearer token ends its access token, refresh token and sockets at once', async () => {
  const { begin } = await signedInApp();
  const tokens = await begin();
  const socket = sockets.open(app, tokens.accessToken);
  expect(await opened(socket)).toBe(true);
  const disconnected = closed(socket);
  expect((await post('/auth/logout', {}, bearer(tokens))).status).toBe(200);
  await disconnected;
  expect(await me(bearer(tokens))).toBe(401);
  expect((await refresh(tokens)).status).toBe(401);
  expect(await opened(sockets.open(app, tokens.accessToken))).toBe(false);
});

it('it ends the whole token family of that sign-in, and no other sign-in of the account', async () => {
  const { begin, cookie } = await signedInApp();
  const [first, other] = [await begin(), await begin()];
  const second = (await refresh(first)).body as Tokens;
  expect(await me(bearer(first))).toBe(200);
  expect((await post('/auth/logout', {}, bearer(first))).status).toBe(200);
  expect(await me(bearer(second))).toBe(401);
  expect((await refresh(second)).status).toBe(401);
  expect(await me(bearer(other))).toBe(200);
  expect((await refresh(other)).status).toBe(200);
  expect(await me({ cookie })).toBe(200);
});

it('an app with an expired access token can sign out by refresh token', async () => {
  const { begin } = await signedInApp();
  const tokens = await begin();
  app.clock.at += 16 * 60_000;
  const { refreshToken } = tokens;
  expect((await post('/auth/logout', { refreshToken }, bearer(tokens))).status).toBe(200);
  expect((await refresh(tokens)).status).toBe(401);
});

it('a refresh concurrent with the sign-out gives no way back in', async () => {
  const { begin } = await signedInApp();
  const tokens = await begin();
  const [renewed] = await Promise.all([refresh(tokens), post('/auth/logout', {}, bearer(tokens))]);
  if (renewed.status === 200) {
    expect(await me(bearer(renewed.body))).toBe(401);
    expect((await refresh(renewed.body)).status).toBe(401);
  }
  expect(await me(bearer(tokens))).toBe(401);
});

it('a refresh concurrent with a sign-out everywhere gives no token, even if nothing was cleaned up', async () => {
  const { begin, user } = await signedInApp();
  const tokens = await begin();
  const { users, tokenFamilies } = app.services.db;
  const { addRefreshToken } = tokenFamilies;
  // The sign-out comes between the check of the old token and the new tokens, and its process dies after the
  // first write.
  tokenFamilies.addRefreshToken = async (added) => {
    app.clock.at += 1;
    await users.update(user.id, { signedOutAt: app.clock.at });
    return addRefreshToken(added);
  };
  const renewed = await refresh(tokens);
  tokenFamilies.addRefreshToken = addRefreshToken;
  expect(renewed.status).toBe(200);
  expect(await me(bearer(renewed.body))).toBe(401);
  expect((await refresh(renewed.body)).status).toBe(401);
  expect(await opened(sockets.open(app, renewed.body.accessToken))).toBe(false);
  expect(await me(bearer(await begin()))).toBe(200);
});

it('signing out in a browser ends its session and its sockets', async () => {
  const { cookie } = await signedInApp();
  const socket = sockets.open(app, undefined, { cookie });
  expect(await opened(socket)).toBe(true);
  const disconnected = closed(socket);
  expect((await post('/auth/logout', {}, { cookie })).status).toBe(200);
  await disconnected;
  expect(await me({ cookie })).toBe(401);
  expect(await opened(sockets.open(app, undefined, { cookie }))).toBe(false);
});

it('rejects a socket that opens while its session ends', async () => {
  const { cookie } = await signedInApp();
  const { has } = app.services.db.webSessions;
  // The session ends between reading it and joining the account's room.
  app.services.db.webSessions.has = async (uid, handle) => {
    await post('/auth/logout', {}, { cookie });
    return has(uid, handle);
  };
  const isOpen = await opened(sockets.open(app, undefined, { cookie }));
  app.services.db.webSessions.has = has;
  expect(isOpen).toBe(false);
});

it('ends a socket whose session ends between its last check and its opening', async () => {
  const { cookie } = await signedInApp();
  const { has } = app.services.db.webSessions;
  app.services.db.webSessions.has = async (uid, handle) => {
    const isThere = await has(uid, handle);
    if (isThere) await post('/auth/logout', {}, { cookie });
    return isThere;
  };
  const socket = sockets.open(app, undefined, { cookie });
  const disconnected = closed(socket);
  expect(await opened(socket)).toBe(true);
  await disconnected;
  app.services.db.webSessions.has = has;
});

it('other sign-ins of the account can still connect', async () => {
  const { begin, user } = await signedInApp();
  const [tokens, other] = [await begin(), await begin()];
  await post('/auth/logout', {}, bearer(tokens));
  const socket = sockets.open(app, other.accessToken);
  expect(await opened(socket)).toBe(true);
  expect(await ask(socket, 'booking:join', { id: user.id })).toMatchObject({ ok: false });
});

/** The secret of a link to choose a new password, mailed to a user. */
async function resetTokenOf({ email }: StoredUser) {
  await app.anonymous.post('/auth/forgot-password', { email });
  app.clock.at += 1;
  await answerResetRequests(10, app.services);
  const sort = { field: 'at', order: -1 } as const;
  const page = { filter: { to: email as string }, sort, skip: 0, limit: 1 };
  const { rows } = await app.services.db.outbox.list(page);
  return /token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1];
}
const choosePassword = async (token: string | undefined) =>
  expect((await app.anonymous.post('/auth/reset-password', { token, password: 'Another*2' })).status).toBe(
    200,
  );

it.each([
  ['cookie', '/auth/login', false],
  ['tokens', '/auth/token', false],
  ['second factor', '/auth/login', true],
])(
  'a sign-in with the old password (%s) that is concurrent with a password change has no effect',
  async (_, path, hasSecondFactor) => {
    const { user } = await signedInApp();
    const token = await resetTokenOf(user);
    const { credentials, webSessions, tokenFamilies, secondFactors } = app.services.db;
    if (hasSecondFactor) {
      await secondFactors.begin(user.id, 'sealed');
      await secondFactors.enable(user.id, 'sealed', { enabledAt: 1, lastStep: 0, recoveryCodes: [] });
    }
    const { passwordHashOf } = credentials;
    // The password changes after the old one was read.
    credentials.passwordHashOf = async (uid) => {
      const hash = await passwordHashOf(uid);
      credentials.passwordHashOf = passwordHashOf;
      await choosePassword(token);
      app.clock.at += 1;
      return hash;
    };
    const late = await app.anonymous.post(path, { email: user.email, password: PASSWORD });
    expect([late.status, late.body.error]).toEqual([401, 'sign_in_expired']);
    expect(late.headers.get('set-cookie') ?? '').not.toMatch(/wayfare\.(sid=s|device=\w)/);
    expect(await webSessions.listOf(user.id, app.clock.at)).toEqual([]);
    expect(await tokenFamilies.listOf(user.id, app.clock.at)).toEqual([]);
  },
);

it('a new password ends every session and every token', async () => {
  const { begin, cookie, user } = await signedInApp();
  const tokens = await begin();
  await choosePassword(await resetTokenOf(user));
  expect(await me({ cookie })).toBe(401);
  expect(await me(bearer(tokens))).toBe(401);
  expect((await refresh(tokens)).status).toBe(401);
});
