import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { createClient } from 'redis';

/** A real Redis on a loopback port, without persistence. */
export interface RedisServer {
  url: string;
  /** Ends it like a crash. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>;
}

/** The path of the server on this machine (Debian package `redis-server`), or null. */
export function findRedisServer(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file)) ?? null;
}

export async function startRedisServer(binary: string): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function start() {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(binary, options, { stdio: 'ignore' });
    const client = createClient({ url, socket: { reconnectStrategy: 20 } });
    client.on('error', () => undefined);
    await client.connect();
    client.destroy();
  }
  await start();

  return {
    url,
    start,
    kill() {
      return new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          resolve();
          return;
        }
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
    },
  };
}

/** A port that is free at the time of the call. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
