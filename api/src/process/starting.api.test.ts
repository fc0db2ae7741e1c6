import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { eventually } from '../../test/support/eventually.js';
import { freePort } from '../../test/support/freePort.js';
import { argumentsToRun } from '../../test/support/nodeProcess.js';

/** A way to the tests' database that lets nothing through until it is opened. */
async function closedGate() {
  const [host = ''] = /(?<=mongodb:\/\/)[^,/]+/.exec(process.env.WAYFARE_TEST_MONGO as string) ?? [];
  const address = decodeURIComponent(host);
  const waiting = new Set<Socket>();
  let isOpen = false;
  const lead = (socket: Socket) => {
    const [name, port] = address.split(':') as [string, string];
    const database = address.startsWith('/') ? connect(address) : connect(Number(port), name);
    socket.pipe(database).pipe(socket);
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  };
  const server = createServer((socket) => {
    if (isOpen) lead(socket);
    else waiting.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    open() {
      isOpen = true;
      for (const socket of waiting) lead(socket);
    },
    close: () => server.close(),
  };
}

it('a starting process answers probes, and users once it is ready', async () => {
  const gate = await closedGate();
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-starting-'));
  const port = await freePort();
  const databaseName = `starting_${randomUUID().slice(0, 8)}`;
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, argumentsToRun('server'), {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      MONGODB_URL: gate.url,
      MONGODB_DATABASE: databaseName,
      DATA_DIR: dataDir,
      SEED_DEMO: 'off',
      LOG_LEVEL: 'silent',
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    const probe = async (path: string) => {
      const response = await fetch(`${url}${path}`);
      return [response.status, await response.json()];
    };
    await eventually('it listens', () => probe('/healthz').catch(() => null), 60_000);
    expect(await probe('/healthz')).toEqual([200, { status: 'starting' }]);
    expect(await probe('/readyz')).toEqual([503, { status: 'starting' }]);

    let status: number | undefined;
    const user = fetch(`${url}/api/settings/public`).then((response) => {
      status = response.status;
    });
    const signIn = fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: '', password: '' }),
    });
    expect(await probe('/readyz')).toEqual([503, { status: 'starting' }]);
    expect(status).toBeUndefined();
    gate.open();
    await user;
    expect(status).not.toBe(503);
    expect((await signIn).status).toBe(400);
    expect(await probe('/readyz')).toEqual([200, { status: 'ready' }]);
  } finally {
    child.kill('SIGKILL');
    await ended;
    gate.close();
    const client = new MongoClient(process.env.WAYFARE_TEST_MONGO as string);
    await client.db(databaseName).dropDatabase();
    await client.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
