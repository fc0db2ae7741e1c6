import type { Usertype } from '@wayfare/shared';
import express from 'express';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../../test/support/testApp.js';
import { servePages } from './pages.js';

let app: TestApp;
const pages = express();

beforeAll(async () => {
  app = await startTestApp();
  servePages(pages, app.services, async (name) => name);
});
afterAll(() => app.close());

async function open(path: string, usertype: Usertype | null) {
  const headers: Record<string, string> = {};
  if (usertype) headers.authorization = `Bearer ${await app.tokenOf((await app.signedIn(usertype)).user.id)}`;
  const answer = await supertest(pages).get(path).set(headers);
  return answer.status === 302 ? `-> ${answer.headers['location']}` : `${answer.status} ${answer.text}`;
}

const LOGIN = '-> /login';

it.each([
  ['/', '200 site', '200 site', '200 site', '200 site', '200 site'],
  ['/about-us', '200 site', '200 site', '200 site', '200 site', '200 site'],
  ['/bookings', LOGIN, '200 site', '200 site', '200 panel', '200 panel'],
  ['/profile', LOGIN, '200 site', '200 site', '200 panel', '200 panel'],
  ['/dashboard', LOGIN, LOGIN, LOGIN, '200 panel', '200 panel'],
  ['/drivers', LOGIN, LOGIN, LOGIN, '200 panel', '200 panel'],
  ['/drivers/42', LOGIN, LOGIN, LOGIN, '200 panel', '200 panel'],
  ['/settings', LOGIN, LOGIN, LOGIN, LOGIN, '200 panel'],
  ['/riders', LOGIN, LOGIN, LOGIN, LOGIN, '200 panel'],
  ['/nowhere', '404 site', '404 site', '404 site', '404 site', '404 site'],
])('%s is served by role [2.1, 2.2, 2.3, 2.4, 2.5, 2.7, 2.8]', async (path, ...expected) => {
  const seen = [];
  for (const who of [null, 'rider', 'driver', 'fleetadmin', 'admin'] as const)
    seen.push(await open(path, who));
  expect(seen).toEqual(expected);
});
