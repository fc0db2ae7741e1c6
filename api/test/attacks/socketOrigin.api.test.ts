import { next, testSockets } from '../support/sockets.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;
let admin: Client;
let cookie: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startAttackedApp();
  admin = await app.signedIn('admin');
  cookie = await app.cookieOf(admin.user);
});
afterEach(() => sockets.close());
afterAll(() => app.close());

/** The outcome of opening a socket with these headers and an optional token. */
function outcomeOf(headers: Record<string, string>, token?: string, transports?: string[]): Promise<string> {
  const socket = sockets.open(app, token, headers, transports);
  return Promise.race([
    next(socket, 'connect').then(() => 'connected'),
    next(socket, 'connect_error').then((error: Error) => error.message),
  ]);
}

const EVIL = 'https://evil.example';

it.each<[string, Record<string, string>]>([
  ['of another site', { origin: EVIL }],
  ['of another site, as newer browsers report it', { origin: EVIL, 'sec-fetch-site': 'cross-site' }],
  ['of another subdomain', { origin: 'https://other.wayfare.example', 'sec-fetch-site': 'same-site' }],
  ['with an opaque origin', { origin: 'null' }],
])('a page %s cannot open a socket with an admin’s cookie', async (_what, headers) => {
  app.refusals.length = 0;
  for (const transport of ['websocket', 'polling'])
    expect(await outcomeOf({ cookie, ...headers }, undefined, [transport])).toBe('cross_origin_refused');
  expect(app.refusals.map(({ event, error }) => `${event} ${error}`)).toEqual(
    Array(2).fill('connect cross_origin_refused'),
  );
});

it('our own pages, and apps that send no origin, can open sockets with their cookie', async () => {
  expect(await outcomeOf({ cookie, origin: app.url })).toBe('connected');
  expect(await outcomeOf({ cookie })).toBe('connected');
});

it('a token opens a socket from any origin, for its owner and never for the cookie’s', async () => {
  const rider = await app.signedIn('rider');
  const token = await app.tokenOf(rider.user.id);
  expect(await outcomeOf({}, token)).toBe('connected');
  const socket = sockets.open(app, token, { cookie, origin: EVIL });
  await next(socket, 'connect');
  const answer = await socket.timeout(5_000).emitWithAck('drivers:join', {
    south: 0,
    west: 0,
    north: 1,
    east: 1,
  });
  expect(answer).toEqual({ ok: false, error: 'forbidden' });
});

it('rejects a bad token next to an admin’s cookie', async () => {
  expect(await outcomeOf({ cookie }, 'garbage')).toBe('not_logged_in');
  expect(await outcomeOf({ cookie, origin: EVIL }, 'garbage')).toBe('not_logged_in');
});
