import type { Usertype } from '@wayfare/shared';
import express, { type RequestHandler } from 'express';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { createApp } from '../../app.js';
import { createMetrics } from '../../platform/run/metrics.js';
import { servePages } from './pages.js';

let app: TestApp;
const pages = express();

beforeAll(async () => {
  app = await startTestApp();
  servePages(pages, async (name) => name, undefined, app.services);
});
afterAll(() => app.close());

async function open(path: string, usertype: Usertype | null) {
  const headers: Record<string, string> = {};
  if (usertype) headers.authorization = `Bearer ${await app.tokenOf((await app.signedIn(usertype)).user.id)}`;
  const answer = await supertest(pages).get(path).set(headers);
  return answer.status === 302 ? `-> ${answer.headers['location']}` : `${answer.status} ${answer.text}`;
}

const LOGIN = '-> /login';
/** A signed-out user continues there after signing in. */
const loginFor = (path: string) => `-> /login?next=${encodeURIComponent(path)}`;

it.each([
  ['/', '200 site', '200 site', '200 site', '200 site', '200 site'],
  ['/about-us', '200 site', '200 site', '200 site', '200 site', '200 site'],
  ['/bookings', loginFor('/bookings'), '200 site', '200 site', '200 panel', '200 panel'],
  ['/profile', loginFor('/profile'), '200 site', '200 site', '200 panel', '200 panel'],
  ['/dashboard', loginFor('/dashboard'), LOGIN, LOGIN, '200 panel', '200 panel'],
  ['/drivers', loginFor('/drivers'), LOGIN, LOGIN, '200 panel', '200 panel'],
  ['/drivers/42', loginFor('/drivers/42'), LOGIN, LOGIN, '200 panel', '200 panel'],
  ['/settings', loginFor('/settings'), LOGIN, LOGIN, LOGIN, '200 panel'],
  ['/riders', loginFor('/riders'), LOGIN, LOGIN, LOGIN, '200 panel'],
  ['/nowhere', '404 site', '404 site', '404 site', '404 site', '404 site'],
])('%s is served by role [2.1, 2.2, 2.3, 2.4, 2.5, 2.7, 2.8]', async (path, ...expected) => {
  const seen = [];
  for (const who of [null, 'rider', 'driver', 'fleetadmin', 'admin'] as const)
    seen.push(await open(path, who));
  expect(seen).toEqual(expected);
});

it('signed-out users are led back to the whole address they asked for [2.8]', async () => {
  expect(await open('/drivers/42?tab=1&q=a', null)).toBe(loginFor('/drivers/42?tab=1&q=a'));
  expect(await open('/settings?tab=1', 'rider')).toBe(LOGIN);
});

it('files of the apps are served without reading the session', async () => {
  const read: string[] = [];
  const session: RequestHandler = ({ path }, _response, next) => {
    read.push(path);
    next();
  };
  const whole = createApp(
    {
      session,
      files: (target) => target.use('/site-assets', (_request, response) => void response.send('//')),
    },
    { ...app.services, metrics: createMetrics() },
  );
  await supertest(whole).get('/site-assets/index.js').expect(200);
  await supertest(whole).get('/api/nowhere').expect(404);
  expect(read).toEqual(['/api/nowhere']);
});
