import { sessionCookie } from '../support/sessionCookie.js';
import { operations } from '../../src/app.js';
import { newId } from '../support/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

/** Every change from every kind of foreign page takes up to 29 s on a busy machine. */
const EVERY_CHANGE_MS = 120_000;

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp();
});
afterAll(() => app.close());

const changes = operations.filter(({ method, fromAnywhere }) => method !== 'get' && !fromAnywhere);
const fromElsewhere: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.wayfare.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  // A header that proves nothing does not bypass the check.
  { origin: 'https://evil.example', authorization: 'Basic YTpi' },
  { origin: 'https://evil.example', authorization: 'Bearer garbage' },
];

it(
  'rejects every change sent with our cookie from a page on another site',
  async () => {
    const cookie = await app.cookieOf((await app.signedIn('admin')).user);
    const wrong: unknown[] = [];
    for (const { method, path } of changes)
      for (const headers of fromElsewhere) {
        const before = app.refusals.length;
        const address = `/api${path.replace(/:\w+/g, () => newId())}`;
        const { status, body } = await app.raw(address, {
          method: method.toUpperCase(),
          headers: { cookie, ...headers, 'content-type': 'text/plain' },
          body: '{}',
        });
        const isLogged = app.refusals.length === before + 1;
        if (status !== 403 || body.error !== 'cross_origin_refused' || !isLogged)
          wrong.push({ method, path, headers, status, isLogged });
      }
    expect(wrong).toEqual([]);
    expect((await app.raw('/api/auth/me', { headers: { cookie } })).status).toBe(200);
  },
  EVERY_CHANGE_MS,
);

it('an attacker’s own token next to a victim’s cookie acts only for the attacker', async () => {
  const victim = await app.signedIn('rider');
  const cookie = await app.cookieOf(victim.user);
  const attacker = await app.signedIn('rider');
  const authorization = `Bearer ${await app.tokenOf(attacker.user.id)}`;
  const headers = { cookie, authorization, origin: 'https://evil.example' };
  expect((await app.raw('/api/auth/me', { headers })).body.id).toBe(attacker.user.id);
  expect((await app.raw('/api/auth/logout', { method: 'POST', headers })).status).toBe(200);
  expect((await app.raw('/api/auth/me', { headers: { cookie } })).body.id).toBe(victim.user.id);
});

it('our own pages stay signed in by cookie when a header is not a bearer token', async () => {
  const cookie = await app.cookieOf((await app.signedIn('rider')).user);
  const headers = { cookie, authorization: 'Basic YTpi', 'sec-fetch-site': 'same-origin' };
  expect((await app.raw('/api/auth/logout', { method: 'POST', headers })).status).toBe(200);
  expect((await app.raw('/api/auth/me', { headers: { cookie } })).status).toBe(401);
});

it('operations open to any origin never use the caller’s account', () => {
  const open = operations
    .filter(({ fromAnywhere }) => fromAnywhere)
    .map(({ path, access }) => ({ path, access }));
  expect(open.every(({ access }) => access === 'public')).toBe(true);
  // Payment, sign-in, call and SMS providers.
  const ofProviders = /^\/(payments|auth\/social|calls|sms\/reports)\//;
  expect(open.map(({ path }) => path).every((path) => ofProviders.test(path))).toBe(true);
});

it('another site can neither read our responses nor show our pages in a frame', async () => {
  const { headers } = await app.raw('/api/bootstrap', { headers: { origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('our pages may send requests and open sockets only to our own origin', async () => {
  const { headers } = await app.raw('/healthz');
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  const allowed = policy.find((directive) => directive.startsWith('connect-src'))?.split(' ');
  const { host } = new URL(app.services.config.PUBLIC_URL);
  expect(allowed).toEqual(['connect-src', "'self'", `ws://${host}`]);
});

it('the cookie is limited to our own pages and hidden from scripts', async () => {
  const { user } = await app.signedIn('rider');
  await app.cookieOf(user);
  const { headers } = await app.raw('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: 'secret@1' }),
  });
  // The session and the device.
  expect(headers.getSetCookie()).toHaveLength(2);
  for (const cookie of headers.getSetCookie()) {
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
  }
});

describe('a session planted by an attacker', () => {
  it('is replaced when the victim signs in, and no longer works', async () => {
    const { user } = await app.signedIn('rider');
    const first = await app.cookieOf(user);
    // The victim's browser has the attacker's session cookie, then signs in.
    const { headers } = await app.raw('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: first },
      body: JSON.stringify({ email: user.email, password: 'secret@1' }),
    });
    const second = sessionCookie(headers);
    expect(second).not.toBe(first);
    expect((await app.raw('/api/auth/me', { headers: { cookie: first } })).status).toBe(401);
    expect((await app.raw('/api/auth/me', { headers: { cookie: second } })).status).toBe(200);
  });

  it('is rejected when the attacker chose its id', async () => {
    for (const cookie of ['wayfare.sid=chosen', 'wayfare.sid=s%3Achosen.signature'])
      expect((await app.raw('/api/auth/me', { headers: { cookie } })).status).toBe(401);
  });
});
