import type { Usertype } from '@wayfare/shared';
import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../../test/support/testApp.js';
import { servePages } from './pages.js';

let app: TestApp;
let url: string;
let close: () => void;

beforeAll(async () => {
  app = await startTestApp();
  const pages = express();
  servePages(pages, app.services, async (name) => name);
  const server = createServer(pages);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(async () => {
  close();
  await app.close();
});

async function open(path: string, usertype: Usertype | null) {
  const headers: Record<string, string> = {};
  if (usertype) headers.authorization = `Bearer ${await app.tokenOf((await app.signedIn(usertype)).user.id)}`;
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  return answer.status === 302
    ? `-> ${answer.headers.get('location')}`
    : `${answer.status} ${await answer.text()}`;
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
