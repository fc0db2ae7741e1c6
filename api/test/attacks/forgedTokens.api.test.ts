import { generateKeyPair, SignJWT } from 'jose';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;
let admin: string;

beforeAll(async () => {
  app = await startAttackedApp();
  admin = (await app.signedIn('admin')).user.id;
});
afterAll(() => app.close());

const asking = (authorization: string) => app.raw('/api/riders', { headers: { authorization } });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => app.clock.at / 1000;
const signed = (alg: string, key: Parameters<SignJWT['sign']>[0], claims: object = {}, header: object = {}) =>
  new SignJWT({ sub: admin, iat: now(), exp: now() + 600, ...claims })
    .setProtectedHeader({ alg, ...header })
    .sign(key);

it('rejects and logs tokens that are unsigned, altered, or use another key or algorithm', async () => {
  const { tokenKey } = app.services;
  const good = await app.tokenOf(admin);
  const [header, , signature] = good.split('.') as [string, string, string];
  const foreign = new TextEncoder().encode('a foreign key of 32 characters!!');
  const { privateKey } = await generateKeyPair('RS256');
  const forged = {
    'alg none': `${part({ alg: 'none' })}.${part({ sub: admin, iat: now(), exp: now() + 600 })}.`,
    'alg None, with the signature of another': `${part({ alg: 'None' })}.${part({ sub: admin })}.${signature}`,
    'a foreign key': await signed('HS256', foreign),
    'an empty-looking key': await signed('HS256', new Uint8Array(32)),
    'a key pair': await signed('RS256', privateKey),
    'another hash': await signed('HS512', new Uint8Array([...tokenKey, ...tokenKey])),
    'a key of its own': await signed(
      'HS256',
      foreign,
      {},
      { jwk: { kty: 'oct', k: 'x' }, kid: '../../dev/null' },
    ),
    'changed contents': `${header}.${part({ sub: admin, iat: now(), exp: now() + 6000 })}.${signature}`,
    'no signature left': good.slice(0, good.lastIndexOf('.') + 1),
    'too old': await signed('HS256', tokenKey, { iat: now() - 2000, exp: now() - 1 }),
    'no user in it': await signed('HS256', tokenKey, { sub: undefined }),
    'a seal of ours that is no token': Buffer.from(app.services.sealKey).toString('base64url'),
  };
  for (const [what, token] of Object.entries(forged)) {
    const before = app.refusals.length;
    const { status, body } = await asking(`Bearer ${token}`);
    expect({ what, status, error: body.error }).toEqual({ what, status: 401, error: 'not_logged_in' });
    expect(app.refusals.slice(before)).toMatchObject([{ status: 401, path: '/api/riders' }]);
  }
  expect((await asking(`Bearer ${good}`)).status).toBe(200);
});

it('accepts a token only in its header', async () => {
  const token = await app.tokenOf(admin);
  for (const path of [`/api/riders?access_token=${token}`, `/api/riders?token=${token}`])
    for (const [version, status] of [
      ['2026-11-01', 401],
      ['2026-11-28', 400],
    ] as const)
      expect((await app.raw(path, { headers: { 'Wayfare-Version': version } })).status).toBe(status);
  expect((await app.raw('/api/riders', { headers: { cookie: `wayfare.sid=${token}` } })).status).toBe(401);
});

it('a refresh token does not work as an access token, or the reverse', async () => {
  const { user } = await app.signedIn('rider');
  await app.cookieOf(user);
  const { body } = await app.anonymous.post('/auth/token', { email: user.email, password: 'secret@1' });
  expect((await asking(`Bearer ${body.refreshToken}`)).status).toBe(401);
  expect((await app.anonymous.post('/auth/refresh', { refreshToken: body.accessToken })).status).toBe(401);
});

describe('the token of an account', () => {
  it('that was deleted or lost its approval is rejected, by header or cookie [5.24, 6.16]', async () => {
    const gone = await app.signedIn('rider');
    const unapproved = await app.signedIn('rider');
    const cookies = [await app.cookieOf(gone.user), await app.cookieOf(unapproved.user)];
    const tokens = await Promise.all([gone, unapproved].map(({ user }) => app.tokenOf(user.id)));
    await app.services.db.users.remove(gone.user.id);
    await app.services.db.users.update(unapproved.user.id, { approved: false });
    const expected = [
      [401, 'user_issue_contact_admin'],
      [403, 'require_approval'],
    ];
    for (const [index, answer] of expected.entries()) {
      const byHeader = await app.raw('/api/auth/me', {
        headers: { authorization: `Bearer ${tokens[index]}` },
      });
      const byCookie = await app.raw('/api/auth/me', { headers: { cookie: cookies[index] as string } });
      expect([byHeader.status, byHeader.body.error]).toEqual(answer);
      expect([byCookie.status, byCookie.body.error]).toEqual(answer);
    }
  });

  it('that lost its role has the account’s current role', async () => {
    const { user } = await app.signedIn('admin');
    const token = await app.tokenOf(user.id);
    await app.services.db.users.update(user.id, { usertype: 'rider' });
    const { status } = await asking(`Bearer ${token}`);
    expect(status).toBe(403);
  });
});

it('a refresh token used twice ends its token family, even when both uses are concurrent', async () => {
  const { user } = await app.signedIn('rider');
  await app.cookieOf(user);
  const begin = async () =>
    (await app.anonymous.post('/auth/token', { email: user.email, password: 'secret@1' })).body
      .refreshToken as string;
  const refresh = (refreshToken: string) => app.anonymous.post('/auth/refresh', { refreshToken });
  const stolen = await begin();
  const { body: renewed } = await refresh(stolen);
  expect((await refresh(stolen)).status).toBe(401);
  expect((await refresh(renewed.refreshToken)).status).toBe(401);
  expect(app.refusals.at(-1)).toMatchObject({ path: '/api/auth/refresh', status: 401 });

  const raced = await begin();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(raced)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  for (const { status, body } of answers)
    if (status === 200) expect((await refresh(body.refreshToken)).status).toBe(401);
});
