import { type ChildProcess, spawn } from 'node:child_process';
import { createClient } from 'redis';
import { findProgram } from './findProgram.js';
import { freePort } from './freePort.js';

/** A real Redis on a loopback port, without persistence. */
export interface RedisServer {
  url: string;
  /** Ends it like a crash. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>;
  /** Stops it where it is: connections stay open, and nothing is answered until it goes on. */
  freeze(): void;
  goOn(): void;
}

/** The path of the server on this machine (Debian package `redis-server`), or null. */
export const findRedisServer = () => findProgram('redis-server');

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
    freeze: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
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
