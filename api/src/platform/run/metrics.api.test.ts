import { ask, next, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

const TOKEN = 'a token for the metrics';
const SOCKETS = 5;
let app: TestApp;
let rider: Client;
const sockets = testSockets();

beforeEach(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN, SOCKETS_PER_ADDRESS: String(SOCKETS) });
  rider = await app.signedIn('rider');
});
afterEach(async () => {
  sockets.close();
  await app.close();
});

const read = (token: string) => app.request('get', '/metrics').set({ authorization: `Bearer ${token}` });

/** Rejections in the metrics, by series. */
async function refusals(): Promise<Record<string, number>> {
  const lines = (await read(TOKEN)).text.split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => line.startsWith('wayfare_refused'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
const ofSocket = (event: string, error: string) =>
  `wayfare_refused_socket_events_total{event="${event}",error="${error}"}`;

async function outcomeOf(headers: Record<string, string> = {}, token?: string) {
  const socket = sockets.open(app, token, headers);
  return Promise.race([
    next(socket, 'connect').then(() => 'connected'),
    next(socket, 'connect_error').then((error: Error) => error.message),
  ]);
}

it('metrics require the token, and count rejected requests by error', async () => {
  expect((await read('another token')).status).toBe(404);
  expect(await refusals()).toEqual({});
  await rider.get('/riders');
  await rider.get('/riders');
  await app.anonymous.get('/riders');
  expect(await refusals()).toEqual({
    'wayfare_refused_requests_total{error="forbidden"}': 2,
    'wayfare_refused_requests_total{error="not_logged_in"}': 1,
  });
});

it('sockets rejected for a page of another site or a bad token are counted', async () => {
  expect(await outcomeOf({ origin: 'https://evil.example' })).toBe('cross_origin_refused');
  expect(await outcomeOf({}, 'nonsense')).toBe('not_logged_in');
  expect(await refusals()).toEqual({
    [ofSocket('connect', 'cross_origin_refused')]: 1,
    [ofSocket('connect', 'not_logged_in')]: 1,
  });
});

it('sockets beyond the limit of an address are counted, even if no longer logged', async () => {
  const token = await app.tokenOf(rider.user.id);
  for (let count = 0; count < SOCKETS; count += 1) expect(await outcomeOf({}, token)).toBe('connected');
  for (let count = 0; count < 8; count += 1) expect(await outcomeOf({}, token)).not.toBe('connected');
  expect(await refusals()).toEqual({ [ofSocket('connect', 'too_many_requests')]: 8 });
});

it('rejected joins are counted, and unknown event names create no series of their own', async () => {
  const socket = await sockets.connect(app, rider);
  for (let count = 0; count < 42; count += 1) await ask(socket, 'booking:join', { id: 'x' });
  await ask(socket, 'made:up');
  await ask(socket, 'made:up:too');
  const counted = await refusals();
  expect(counted).toEqual({
    [ofSocket('booking:join', 'not_found')]: 40,
    [ofSocket('booking:join', 'too_many_requests')]: 2,
    [ofSocket('other', 'not_found')]: 2,
  });
});
