import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** The body of an answer that was not asked for by the test's own client. */
const bodyOf = (response: Response) => response.json() as Promise<Record<string, unknown>>;

const ORIGIN = 'https://app.example.com';
const note = { text: 'The north gate is closed', pinned: false };
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp({ CORS_ORIGINS: ORIGIN });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

it('names the address of what it created, if it can be read there', async () => {
  const { status, headers, body } = await admin.post('/shiftnotes', note);
  expect([status, headers.get('location')]).toEqual([201, `/api/shiftnotes/${body.id}`]);
  expect((await admin.get(`/shiftnotes/${body.id}`)).body).toMatchObject(note);
});

it('marks the answer to a repeated call', async () => {
  const key = { 'Idempotency-Key': 'note-1' };
  const first = await admin.post('/shiftnotes', note, key);
  const again = await admin.post('/shiftnotes', note, key);
  const marks = [first, again].map(({ headers }) => headers.get('idempotency-replayed'));
  expect([marks, again.body.id]).toEqual([[null, 'true'], first.body.id]);
});

it('refuses a method that an address does not have, and names those that it has', async () => {
  const { status, headers, body } = await admin.put('/estimates', {});
  expect([status, headers.get('allow'), body.error]).toEqual([405, 'POST', 'method_not_allowed']);
  const one = await admin.post('/riders/0198c5f26a107d4e9f2b3c8e', {});
  expect([one.status, one.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE']);
  const asked = await fetch(`${app.url}/api/estimates`, { method: 'OPTIONS' });
  expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'POST']);
  expect((await admin.put('/nothing', {})).status).toBe(404);
});

it('answers 401 with how to sign in, and marks an invalid token', async () => {
  const anonymous = await app.anonymous.get('/auth/me');
  expect([anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="wayfare"',
  ]);
  const spoilt = await fetch(`${app.url}/api/auth/me`, { headers: { authorization: 'Bearer x' } });
  expect([spoilt.status, spoilt.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="wayfare", error="invalid_token"',
  ]);
});

it.each([
  ['sort=["nothing","ASC"]', 'sort'],
  ['range=[5,1]', 'range'],
  ['filter=[]', 'filter'],
  ['filter={"nothing":"x"}', 'filter.nothing'],
  ['filter={"q":5}', 'filter.q'],
  ['filter={"id":[5]}', 'filter.id'],
])('names what is wrong with the query of a list: %s', async (query, part) => {
  const { status, body } = await admin.get(`/riders?${query}`);
  expect([status, body.error, body.errorKeys]).toEqual([400, 'invalid_filter', { [part]: 'field_invalid' }]);
});

it('gives each field a key that does not change, beside its text', async () => {
  const { body } = await app.anonymous.post('/auth/token', { email: 5 });
  expect(body.errorKeys).toEqual({ email: 'field_expects_text' });
  expect(body.errors).toEqual({ email: 'This must be a text.' });
});

it('answers errors as problems of RFC 9457 to those who ask for them, with the same members', async () => {
  const ask = (accept: string) => fetch(`${app.url}/api/auth/me`, { headers: { accept } });
  const [problem, json] = [await ask('application/problem+json'), await ask('*/*')];
  expect(problem.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(json.headers.get('content-type')).toMatch(/^application\/json/);
  const members = {
    type: '/api/docs/errors.html#not_logged_in',
    error: 'not_logged_in',
  };
  const [one, other] = [await bodyOf(problem), await bodyOf(json)];
  expect([one, other]).toEqual([
    { ...members, status: 401, message: one.message, title: one.message, requestId: expect.any(String) },
    { ...members, message: one.message, title: one.message, requestId: expect.any(String) },
  ]);
  const page = await fetch(`${app.url}/api/docs/errors.html`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<dt id="not_logged_in">');
});

describe('pages of other origins', () => {
  const call = (
    origin: string,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => fetch(`${app.url}/api${path}`, { ...init, headers: { origin, ...init.headers } });
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };

  it('may call with tokens if their origin is listed, and read the headers they need', async () => {
    const asked = await call(ORIGIN, '/estimates', { method: 'OPTIONS', headers: preflight });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'secret1' });
    const json = { 'content-type': 'application/json' };
    const signIn = await call(ORIGIN, '/auth/token', { method: 'POST', body, headers: json });
    expect((await bodyOf(signIn)).error).toBe('login_error');
    const authorization = `Bearer ${await app.tokenOf(admin.user.id)}`;
    const me = await call(ORIGIN, '/auth/me', { headers: { authorization } });
    expect((await bodyOf(me)).id).toBe(admin.user.id);
    expect(me.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('may not call from any other origin', async () => {
    const other = 'https://evil.example';
    const asked = await call(other, '/estimates', { method: 'OPTIONS', headers: preflight });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    const posted = await call(other, '/auth/logout', { method: 'POST' });
    expect([posted.status, (await bodyOf(posted)).error]).toEqual([403, 'cross_origin_refused']);
  });
});
