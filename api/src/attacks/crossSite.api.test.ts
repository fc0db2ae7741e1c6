import { sessionCookie } from '../testing/sessionCookie.js';
import { operations } from '../app.js';
import { newId } from '../testing/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

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
  // A header that proves nothing is no way around the check.
  { origin: 'https://evil.example', authorization: 'Basic YTpi' },
  { origin: 'https://evil.example', authorization: 'Bearer garbage' },
];

it('no change is made with our cookie from a page of another site, by any operation', async () => {
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
});

it('a token of one’s own beside the cookie of somebody else acts for the token’s owner alone', async () => {
  const victim = await app.signedIn('rider');
  const cookie = await app.cookieOf(victim.user);
  const attacker = await app.signedIn('rider');
  const authorization = `Bearer ${await app.tokenOf(attacker.user.id)}`;
  const headers = { cookie, authorization, origin: 'https://evil.example' };
  expect((await app.raw('/api/auth/me', { headers })).body.id).toBe(attacker.user.id);
  expect((await app.raw('/api/auth/logout', { method: 'POST', headers })).status).toBe(200);
  expect((await app.raw('/api/auth/me', { headers: { cookie } })).body.id).toBe(victim.user.id);
});

it('a header that is no bearer token leaves the cookie in force for our own pages', async () => {
  const cookie = await app.cookieOf((await app.signedIn('rider')).user);
  const headers = { cookie, authorization: 'Basic YTpi', 'sec-fetch-site': 'same-origin' };
  expect((await app.raw('/api/auth/logout', { method: 'POST', headers })).status).toBe(200);
  expect((await app.raw('/api/auth/me', { headers: { cookie } })).status).toBe(401);
});

it('what may come from anywhere acts in nobody’s name', () => {
  const open = operations
    .filter(({ fromAnywhere }) => fromAnywhere)
    .map(({ path, access }) => ({ path, access }));
  expect(open.every(({ access }) => access === 'public')).toBe(true);
  // Providers of payments, sign-ins and calls.
  const ofProviders = /^\/(payments|auth\/social|calls)\//;
  expect(open.map(({ path }) => path).every((path) => ofProviders.test(path))).toBe(true);
});

it('no page of another site reads an answer or shows ours in a frame', async () => {
  const { headers } = await app.raw('/api/bootstrap', { headers: { origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('a page may send to our own origin alone, by request and by socket', async () => {
  const { headers } = await app.raw('/healthz');
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  const allowed = policy.find((directive) => directive.startsWith('connect-src'))?.split(' ');
  const { host } = new URL(app.services.config.PUBLIC_URL);
  expect(allowed).toEqual(['connect-src', "'self'", `ws://${host}`]);
});

it('the cookie is for our own pages, and not for scripts', async () => {
  const { user } = await app.signedIn('rider');
  await app.cookieOf(user);
  const { headers } = await app.raw('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: 'secret@1' }),
  });
  // The session, and the device.
  expect(headers.getSetCookie()).toHaveLength(2);
  for (const cookie of headers.getSetCookie()) {
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
  }
});

describe('a session that was planted', () => {
  it('is not the one somebody is signed in with, and opens nothing afterwards', async () => {
    const { user } = await app.signedIn('rider');
    const first = await app.cookieOf(user);
    // Somebody else's browser is given the cookie of a session, and then signs in with it.
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

  it('with an id of the attacker’s choice is none', async () => {
    for (const cookie of ['wayfare.sid=chosen', 'wayfare.sid=s%3Achosen.signature'])
      expect((await app.raw('/api/auth/me', { headers: { cookie } })).status).toBe(401);
  });
});
