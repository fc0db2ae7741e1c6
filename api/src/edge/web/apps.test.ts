import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { builtApps } from './apps.js';

let root: string;
const app = express();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wayfare-apps-'));
  const site = join(root, 'landing/dist');
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const name of ['index.html', 'service-worker.js', 'favicon.svg', 'assets/index-a1b2.js'])
    await writeFile(join(site, name), '//');
  await writeFile(join(site, 'assets/index-a1b2.js.br'), brotliCompressSync('// small'));
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
