import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
