import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../../../test/support/eventually.js';

/** How long a process may take until it is ready, in ms: a new version may have data to change. */
const READY_MS = 120_000;
const KB = 1024;

/** One process of an installation. It keeps its port when it is started again. */
export interface Member {
  readonly port: number;
  readonly url: string;
  /** Starts the server of a build, and waits until it is ready. Returns how long that took, in ms. */
  start(build: string): Promise<number>;
  /** Asks it to stop, as operators do, and waits until it has. Returns how long that took, in ms. */
  stop(): Promise<number>;
  /** Ends it at once. */
  kill(): Promise<void>;
  freeze(): void;
  goOn(): void;
  /** The memory it occupies, in bytes; null if it does not run. */
  memory(): Promise<number | null>;
  isRunning(): boolean;
  /** How often it has been started. */
  starts(): number;
}

/** The server of a build. Versions before the bundle have only its modules. */
const programOf = (build: string) => {
  const [bundle, modules] = ['api/dist/bundle/server.js', 'api/dist/server.js'].map((file) =>
    join(build, file),
  ) as [string, string];
  return existsSync(bundle) ? bundle : modules;
};

/**
 * A process that does not run yet.
 * @param logFile receives what it prints
 */
export function createMember(
  port: number,
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Member {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let starts = 0;
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const isReady = async () => {
    if (!isRunning()) throw new Error(`a process ended before it was ready: see ${logFile}`);
    return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const end = async (signal: NodeJS.Signals) => {
    const process_ = child;
    if (!process_ || !isRunning()) return;
    const ended = once(process_, 'exit');
    process_.kill(signal);
    await ended;
  };

  return {
    port,
    url,
    isRunning,
    starts: () => starts,
    async start(build) {
      const began = performance.now();
      const { MONGODB_URL: _url, REDIS_URL: _redis, ...inherited } = process.env;
      const started = spawn(process.execPath, ['--enable-source-maps', programOf(build)], {
        env: { ...inherited, ...environment, NODE_OPTIONS: '', PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      starts += 1;
      const log = createWriteStream(logFile, { flags: 'a' });
      started.stdout.pipe(log, { end: false });
      started.stderr.pipe(log, { end: false });
      started.once('close', () => log.end());
      let problem: unknown = null;
      await eventually(
        'the process is ready',
        () =>
          isReady().catch((error: unknown) => {
            problem = error;
            return true;
          }),
        READY_MS,
      );
      if (problem) throw problem;
      return performance.now() - began;
    },
    async stop() {
      const began = performance.now();
      await end('SIGTERM');
      return performance.now() - began;
    },
    kill: () => end('SIGKILL'),
    freeze: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    async memory() {
      if (!isRunning()) return null;
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8').catch(() => '');
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
      return kilobytes ? Number(kilobytes) * KB : null;
    },
  };
}
