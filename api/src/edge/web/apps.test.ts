import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import helmet from 'helmet';
import supertest from 'supertest';
import { builtApps } from './apps.js';

let root: string;
const app = express();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wayfare-apps-'));
  const site = join(root, 'landing/dist');
  await mkdir(join(site, 'assets'), { recursive: true });
  const scripts = ['assets/index-a1b2.js', 'assets/map-worker-c3d4.js'];
  for (const name of ['index.html', 'service-worker.js', 'favicon.svg', ...scripts])
    await writeFile(join(site, name), '//');
  await writeFile(join(site, 'assets/index-a1b2.js.br'), brotliCompressSync('// small'));
  app.use(helmet());
  builtApps(root).mountFiles(app);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it.each([
  ['/site-assets/assets/index-a1b2.js', 'public, max-age=31536000, immutable'],
  ['/site-assets/favicon.svg', 'public, max-age=86400'],
  ['/site-assets/index.html', 'no-cache'],
  ['/service-worker.js', 'no-cache'],
])('%s may be kept by browsers: %s', async (path, caching) => {
  const response = await supertest(app).get(path).expect(200);
  expect(response.headers['cache-control']).toBe(caching);
});

it('the service worker may handle every page of the site', async () => {
  const { type } = await supertest(app).get('/service-worker.js');
  expect(type).toBe('text/javascript');
});

it('browsers that read brotli get the copy that the build compressed, others the file', async () => {
  const path = '/site-assets/assets/index-a1b2.js';
  const small = await supertest(app).get(path).set('Accept-Encoding', 'gzip, br').buffer(true);
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const plain = await supertest(app).get(path).set('Accept-Encoding', 'identity').expect(200);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers['vary']).toContain('Accept-Encoding');
  expect(plain.text).toBe('//');
});

it.each(['gzip, br', 'identity'])(
  'scripts come without the headers that only pages need, but with those that keep them safe (%s)',
  async (encoding) => {
    const { headers } = await supertest(app)
      .get('/site-assets/assets/index-a1b2.js')
      .set('Accept-Encoding', encoding);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.any(String),
    });
    for (const header of ['content-security-policy', 'x-frame-options', 'referrer-policy'])
      expect(headers).not.toHaveProperty(header);
  },
);

it.each([
  '/site-assets/favicon.svg',
  '/site-assets/index.html',
  '/site-assets/assets/map-worker-c3d4.js',
  '/service-worker.js',
])('%s keeps the policy: a browser may open it as a page or run it as a worker', async (path) => {
  const { headers } = await supertest(app).get(path).expect(200);
  expect(headers).toHaveProperty('content-security-policy');
});
