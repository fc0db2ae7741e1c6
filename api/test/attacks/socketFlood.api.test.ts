import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ask, next, testSockets } from '../support/sockets.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

/** Three floods, each measured for seconds, take up to 22 s on a busy machine. */
const FLOODS_MS = 120_000;

/** The default of the configuration. */
const SOCKETS_PER_ACCOUNT = 10;

let app: AttackedApp;
let hostile: Client;
const sockets = testSockets();

beforeEach(async () => {
  app = await startAttackedApp();
  hostile = await app.signedIn('rider');
});
afterEach(async () => {
  sockets.close();
  await app.close();
});

/** The outcome of opening a socket: `connected`, or the reason it was rejected. */
const outcomeOf = (socket: ReturnType<typeof sockets.open>) =>
  Promise.race([
    next(socket, 'connect').then(() => 'connected'),
    next(socket, 'connect_error').then((error: Error) => error.message),
  ]);

it('allows an account ten sockets, and another one after closing one', async () => {
  const token = await app.tokenOf(hostile.user.id);
  const opened = Array.from({ length: SOCKETS_PER_ACCOUNT + 5 }, () => sockets.open(app, token));
  const outcomes = await Promise.all(opened.map(outcomeOf));
  expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(SOCKETS_PER_ACCOUNT);
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(5);
  expect(await outcomeOf(sockets.open(app, await app.tokenOf((await app.signedIn('rider')).user.id)))).toBe(
    'connected',
  );

  const one = opened.find((socket) => socket.connected);
  one?.disconnect();
  let outcome = await outcomeOf(sockets.open(app, token));
  // The server learns about the disconnect a moment after the client.
  for (let tries = 0; outcome !== 'connected' && tries < 10; tries += 1)
    outcome = await outcomeOf(sockets.open(app, token));
  expect(outcome).toBe('connected');
});

it('limits the sockets of an address across accounts', async () => {
  const small = await startAttackedApp({ SOCKETS_PER_ADDRESS: '5' });
  try {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () =>
        outcomeOf(sockets.open(small, await small.tokenOf((await small.signedIn('rider')).user.id))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(5);
    expect(
      small.refusals.some(({ event, error }) => event === 'connect' && error === 'too_many_requests'),
    ).toBe(true);
  } finally {
    sockets.close();
    await small.close();
  }
});

it('a flood of joins over all sockets of an account causes few reads and does not affect other users', async () => {
  const mine = await Promise.all(
    Array.from({ length: SOCKETS_PER_ACCOUNT }, () => sockets.connect(app, hostile)),
  );
  const answers = await Promise.all(
    mine.flatMap((socket) =>
      Array.from({ length: 45 }, () => ask(socket, 'booking:join', { id: 'x' }).then(({ error }) => error)),
    ),
  );
  const read = answers.filter((error) => error === 'not_found');
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThanOrEqual(40);
  expect(answers.filter((error) => error === 'too_many_requests')).toHaveLength(450 - read.length);
  // A flood of rejections does not flood the log.
  expect(app.refusals.filter(({ error }) => error === 'too_many_requests').length).toBeLessThanOrEqual(5);

  const other = await sockets.connect(app, await app.signedIn('rider'));
  expect(await ask(other, 'booking:join', { id: 'x' })).toEqual({ ok: false, error: 'not_found' });
});

it('disconnects an account that sends too many messages over many sockets, as over one', async () => {
  const mine = await Promise.all(
    Array.from({ length: SOCKETS_PER_ACCOUNT }, () => sockets.connect(app, hostile)),
  );
  const ended = Promise.all(mine.map((socket) => next(socket, 'disconnect')));
  for (let count = 0; count < 150; count += 1)
    for (const socket of mine) socket.emit('booking:leave', { id: 'x' });
  expect(new Set(await ended)).toEqual(new Set(['io server disconnect']));
});

it(
  '200 sockets of one hostile account less than double other users’ waiting time',
  async () => {
    app.clock.now = () => Date.now();
    const user = await app.signedIn('rider');
    // The best of three: other work on the machine can only make it slower.
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const quiet = await medianLatency(user);
      const end = await flood();
      const attacked = await medianLatency(user);
      await end();
      ratios.push(attacked / quiet);
      if (attacked < 2 * quiet) break;
    }
    expect(Math.min(...ratios)).toBeLessThan(2);
  },
  FLOODS_MS,
);

/** The median time of many requests sent one after another, in ms. */
async function medianLatency(user: Client): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + 2_000;
  while (times.length < 20 || performance.now() < until) {
    const began = performance.now();
    expect((await user.get('/auth/me')).status).toBe(200);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}

/** Starts 200 sockets that send 450 booking joins each. Returns a function that stops them. */
async function flood(): Promise<() => Promise<unknown>> {
  const workerData = { url: app.url, token: await app.tokenOf(hostile.user.id), sockets: 200, joins: 450 };
  const worker = new Worker(new URL('floodingSockets.mjs', import.meta.url), { workerData });
  await once(worker, 'message');
  return () => {
    const ended = once(worker, 'exit');
    worker.postMessage('end');
    return ended;
  };
}
