import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { eventually } from '../../../test/support/eventually.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { createLog } from './createLog.js';

type Line = Record<string, unknown> & {
  level: number;
  msg: string;
  err?: { message: string; stack: string };
};
const INFO = 30;
const ERROR = 50;
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

let app: TestApp;
let lines: Line[];
let written: string;

beforeAll(async () => {
  const write = (text: string) => {
    written += text;
    lines.push(JSON.parse(text) as Line);
  };
  app = await startTestApp(
    { METRICS_TOKEN: 'a token for Prometheus' },
    { log: createLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write }) },
  );
});
beforeEach(() => {
  lines = [];
  written = '';
});
afterAll(() => app.close());

/** Sends a request and returns its response and its only line. */
async function logged(path: string, init: RequestInit = {}) {
  const response = await fetch(app.url + path, init);
  await response.text();
  // Recurring work, and requests of earlier tests that end late, log lines of their own.
  const own = () => lines.filter(({ requestId }) => requestId === response.headers.get('x-request-id'));
  await eventually('the request is logged', () => own().length > 0);
  expect(own()).toHaveLength(1);
  return { response, line: own()[0] as Line };
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

it('logs one line per request: method, route, status, duration, id, user and role', async () => {
  const admin = await app.signedIn('admin');
  const token = await app.tokenOf(admin.user.id);
  const { response, line } = await logged(`/api/alladmin/${admin.user.id}?secret=in-the-query`, {
    headers: {
      authorization: `Bearer ${token}`,
      cookie: 'chocolate=chip',
      'wayfare-version': '2026-11-01',
    },
  });
  expect(response.status).toBe(200);
  expect(line).toMatchObject({
    level: INFO,
    msg: 'request',
    method: 'GET',
    route: '/api/alladmin/:id',
    path: `/api/alladmin/${admin.user.id}`,
    status: 200,
    ms: expect.any(Number),
    requestId: response.headers.get('x-request-id'),
    uid: admin.user.id,
    role: 'admin',
  });
  for (const secret of [token, 'in-the-query', 'chip']) expect(written).not.toContain(secret);
});

it('logs a refused request with its error, but without what the caller typed', async () => {
  const { response, line } = await logged(
    '/api/auth/login',
    json({ email: 'unknown@example.com', password: 'the-password-typed' }),
  );
  expect(line).toMatchObject({
    level: INFO,
    msg: 'refused',
    route: '/api/auth/login',
    status: response.status,
    error: expect.any(String),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  for (const secret of ['the-password-typed', 'unknown@example.com']) expect(written).not.toContain(secret);
});

it('logs a failed request at the level error, with the error', async () => {
  const { cancelReasons } = app.services.db as unknown as Record<string, Record<string, unknown>>;
  const original = { ...cancelReasons };
  for (const name of Object.keys(original))
    cancelReasons![name] = async () => {
      throw new Error('no answer from mongodb://user:key@host/db?token=abc');
    };
  const admin = await app.signedIn('admin');
  const token = await app.tokenOf(admin.user.id);
  try {
    const { response, line } = await logged('/api/cancelreasons?range=[0,9]', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(500);
    expect(line).toMatchObject({
      level: ERROR,
      msg: 'request failed',
      status: 500,
      uid: admin.user.id,
      err: { message: 'no answer from mongodb://[redacted]@host/db?[redacted]' },
    });
    expect(line.err?.stack).toMatch('requestLog.api.test');
  } finally {
    Object.assign(cancelReasons!, original);
  }
});

it.each(['/healthz', '/readyz', '/metrics'])('does not log %s, but names its id', async (path) => {
  const headers = { authorization: 'Bearer a token for Prometheus' };
  const response = await fetch(app.url + path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  await logged('/api/settings');
});

it('takes a well-formed X-Request-Id, in errors too, and replaces any other', async () => {
  const sent = 'edge-01.0000-0001';
  const { response } = await logged('/api/riders', { headers: { 'x-request-id': sent } });
  expect([response.status, response.headers.get('x-request-id'), lines[0]?.requestId]).toEqual([
    401,
    sent,
    sent,
  ]);
  const again = await fetch(`${app.url}/api/riders`, { headers: { 'x-request-id': sent } });
  expect(await again.json()).toMatchObject({ requestId: sent });
  for (const bad of ['short', 'with spaces in it', '{"level":50}', 'x'.repeat(129)]) {
    const answer = await fetch(`${app.url}/api/settings`, { headers: { 'x-request-id': bad } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  }
});

it.each([
  ['the current version', `00-${TRACE_ID}-00f067aa0ba902b7-01`, TRACE_ID],
  ['a later version with more parts', `01-${TRACE_ID}-00f067aa0ba902b7-01-more`, TRACE_ID],
  ['more parts than its version has', `00-${TRACE_ID}-00f067aa0ba902b7-01-more`, undefined],
  ['an invalid version', `ff-${TRACE_ID}-00f067aa0ba902b7-01`, undefined],
  ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  ['a parent of zeros', `00-${TRACE_ID}-${'0'.repeat(16)}-01`, undefined],
  ['capital letters', `00-${TRACE_ID.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
])('logs the trace of a traceparent with %s, if it is valid', async (_, traceparent, traceId) => {
  const { line } = await logged('/api/settings', { headers: { traceparent } });
  expect(line.traceId).toBe(traceId);
});

it('logs a request that the caller gave up', async () => {
  const { hostname, port } = new URL(app.url);
  const headers = { 'content-type': 'application/json', 'content-length': '100', expect: '100-continue' };
  const open = sendRequest({ hostname, port, path: '/api/auth/login', method: 'POST', headers });
  open.on('error', () => undefined);
  open.flushHeaders();
  await once(open, 'continue');
  open.destroy();
  await eventually('the request is logged', () => lines.length > 0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: 'request aborted', route: '/api/auth/login' });
  expect(lines[0]).not.toHaveProperty('status');
});
