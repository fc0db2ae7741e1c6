import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { eventually } from '../../test/support/eventually.js';
import { argumentsToRun } from '../../test/support/nodeProcess.js';

/** Runs in the server's process before the server: does what a defect would do, when the test asks for it. */
const DEFECTS = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (defect) => {
    if (defect === 'throw') throw new Error('a defect');
    if (defect === 'block') {
      process.send('blocked');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
      return;
    }
    void Promise.reject(new Error('a defect'));
  });
`)}`;
const databaseName = `shutdown_${randomUUID().slice(0, 8)}`;
let dataDir: string;

/** A running server and everything it has printed. */
interface Server {
  child: ChildProcess;
  url: string;
  output: () => string;
  ended: Promise<[number | null, NodeJS.Signals | null]>;
}
const started: Server[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayfare-shutdown-'));
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  const server = process.env.WAYFARE_TEST_MONGO as string;
  const connection = await mongoose.createConnection(server, { dbName: databaseName }).asPromise();
  await connection.dropDatabase();
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, argumentsToRun('server', ['--import', DEFECTS]), {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      MONGODB_URL: process.env.WAYFARE_TEST_MONGO as string,
      MONGODB_DATABASE: databaseName,
      DATA_DIR: dataDir,
      SEED_DEMO: 'off',
      LOG_FORMAT: 'json',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, 'exit') as Server['ended'];
  const server = { child, url: '', output: () => output, ended };
  started.push(server);
  await eventually('the server is ready', () => {
    if (child.exitCode !== null) throw new Error(output);
    server.url = /ready at (\S+)/.exec(output)?.[1] ?? '';
    return server.url;
  });
  return server;
}

/** A sign-in with a part of its body. */
async function openRequest(url: string): Promise<{ open: ClientRequest; answer: Promise<IncomingMessage> }> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '2', Expect: '100-continue' };
  const open = request(`${url}/api/auth/login`, { method: 'POST', headers });
  const answer = once(open, 'response').then(([response]) => response as IncomingMessage);
  open.flushHeaders();
  await once(open, 'continue');
  open.write('{');
  return { open, answer };
}

/** Asked on a connection of its own: one kept from before may close while the server drains. */
const statusOf = async (url: string) => {
  const [response] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
};

it('finishes open requests and exits with code 0 on SIGTERM', async () => {
  const { child, url, output, ended } = await startServer();
  const { open, answer } = await openRequest(url);
  child.kill('SIGTERM');
  await eventually('new connections are refused', () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  open.end('}');
  const response = await answer;
  expect(response.statusCode).toBe(400);
  expect(JSON.parse(await text(response))).toMatchObject({ error: 'login_validate_error' });
  expect(await ended).toEqual([0, null]);
  expect(output()).not.toMatch(/"level":[56]0/);
});

it('prints its addresses with the port that the system chose', async () => {
  const { url, output } = await startServer();
  expect(new URL(url).port).toMatch(/^[1-9]\d+$/);
  await eventually('the link of the setup page is printed', () => output().includes('/setup'));
  expect(output()).toContain(`${url}/login/setup#`);
  expect((await fetch(url)).status).toBe(200);
});

it('answers 503 at /readyz while it drains on SIGINT, and still serves other requests', async () => {
  const { child, url, ended } = await startServer({ DRAIN_SECONDS: '2' });
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  child.kill('SIGINT');
  await eventually('it is not ready', async () => (await statusOf(`${url}/readyz`)) === 503);
  const served = await fetch(`${url}/api/settings`);
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toEqual([0, null]);
});

it('serves requests that arrive while it is too busy to accept them, up to the moment it closes', async () => {
  const { child, url, ended } = await startServer({ DRAIN_SECONDS: '1' });
  child.kill('SIGTERM');
  await eventually('it is not ready', async () => (await statusOf(`${url}/readyz`)) === 503);
  const blocked = once(child, 'message');
  child.send('block');
  await blocked;
  // The drain delay ends while the process is blocked.
  expect(await Promise.all(Array.from({ length: 5 }, () => statusOf(`${url}/api/settings`)))).toEqual(
    Array(5).fill(200),
  );
  expect(await ended).toEqual([0, null]);
});

it('ends at once on a second signal', async () => {
  const { child, url, output, ended } = await startServer({ DRAIN_SECONDS: '300' });
  child.kill('SIGTERM');
  await eventually('it is not ready', async () => (await statusOf(`${url}/readyz`)) === 503);
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(output()).toMatch('stopped at once by a second signal');
});

it.each(['throw', 'reject'])(
  'logs an unexpected error (%s), stops, and exits with code 1',
  async (defect) => {
    const { child, output, ended } = await startServer({ DRAIN_SECONDS: '300' });
    child.send(defect);
    expect(await ended).toEqual([1, null]);
    const [logged] = output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map(
        (line) =>
          JSON.parse(line) as { level: number; msg: string; err?: { message: string; stack: string } },
      )
      .filter(({ level }) => level === 60);
    expect(logged).toMatchObject({ msg: 'unexpected error: stopping', err: { message: 'a defect' } });
    expect(logged?.err?.stack).toMatch('a defect\n');
  },
);
