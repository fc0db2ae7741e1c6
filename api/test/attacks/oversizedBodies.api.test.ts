import { gzipSync } from 'node:zlib';
import { operations } from '../../src/app.js';
import { newId } from '../support/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp();
});
afterAll(() => app.close());

const MEGABYTE = 1024 * 1024;
const withJson = operations.filter(
  ({ method, reads, access, fromAnywhere }) =>
    method !== 'get' && !reads && access === 'public' && !fromAnywhere,
);

it('no public operation reads more than a megabyte', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(MEGABYTE) });
  for (const { method, path } of withJson) {
    const before = app.refusals.length;
    const answer = await app.raw(`/api${path.replace(/:\w+/g, () => newId())}`, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect({ path, status: answer.status, error: answer.body.error }).toEqual({
      path,
      status: 413,
      error: 'payload_too_large',
    });
    expect(app.refusals.slice(before)).toMatchObject([{ status: 413 }]);
  }
});

it('a small body that unpacks to a large one has the same size limit', async () => {
  const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(8 * MEGABYTE) }));
  expect(bomb.length).toBeLessThan(MEGABYTE / 50);
  const before = app.refusals.length;
  const { status, body } = await app.raw('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: bomb as Uint8Array<ArrayBuffer>,
  });
  expect({ status, error: body.error }).toEqual({ status: 413, error: 'payload_too_large' });
  expect(app.refusals.slice(before)).toMatchObject([{ path: '/api/auth/login', status: 413 }]);
});

it('deeply nested lists and very many fields are parsed or rejected without an error', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const wide = `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join(',')}}`;
  for (const body of [`{"email":${deep}}`, wide]) {
    const { status } = await app.raw('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(400);
  }
});

it('the server itself rejects an address or header that is too long', async () => {
  const long = 'x'.repeat(200_000);
  const statuses = [
    (await app.raw(`/api/bootstrap?${long}`)).status,
    (await app.raw('/api/bootstrap', { headers: { 'x-long': long } })).status,
  ];
  expect(statuses).toEqual([431, 431]);
  expect((await app.anonymous.get('/bootstrap')).status).toBe(200);
});
