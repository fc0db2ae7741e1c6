import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Order } from './killable.js';

/**
 * As deep below the repository root as the sources, because some of them resolve folders relative to
 * themselves.
 */
const BUNDLES = fileURLToPath(new URL('../../../.cache/killable/', import.meta.url));
const CONFIG = fileURLToPath(new URL('./killable.vite.ts', import.meta.url));
const VITE = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
/** Flags for a process that lives for a second: no time spent on optimizing its code. */
const SHORT_LIVED = ['--max-lazy', '--no-opt', '--max-semi-space-size=64'];

/** The API as a process that a test can kill. */
export interface KillableProcess {
  /** The address it listens on. */
  readonly url: string;
  readonly pid: number;
  /** Runs an order. @throws when the process dies during it */
  obey(order: Order): Promise<unknown>;
  /** Whether it is still running. */
  isAlive(): boolean;
  /** Resolves with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
  /** Ends it, whether or not it is still running. */
  stop(): Promise<void>;
}

/** The process died before it finished an order. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

/**
 * Bundles the program and everything it needs into one file: hundreds of processes then start in half the
 * time that loading hundreds of files takes. Returns the bundle's folder.
 */
export async function bundleKillable(): Promise<string> {
  await mkdir(BUNDLES, { recursive: true });
  const folder = await mkdtemp(join(BUNDLES, 'run-'));
  // In its own process: the bundler does not run in the test runner's realm.
  await promisify(execFile)(process.execPath, [VITE, 'build', '--config', CONFIG, '--outDir', folder]);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return folder;
}

/** Starts a process on a database. It answers requests from then on, and does nothing on its own. */
export async function startKillable(
  folder: string,
  environment: Record<string, string>,
): Promise<KillableProcess> {
  const child = fork(join(folder, 'killable.js'), [], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    execArgv: SHORT_LIVED,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const [{ port }] = await Promise.race([
    once(child, 'message'),
    ended.then((signal) => Promise.reject(new ProcessDied(`ended by ${signal} while it started`))),
  ]);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    ended,
    isAlive,
    obey: orders(child, ended),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Sends orders to a process and matches each answer by number. */
function orders(child: ChildProcess, ended: Promise<unknown>) {
  let count = 0;
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  child.on('message', ({ id, answer, error }: { id: number; answer?: unknown; error?: string }) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (error) order?.reject(new Error(error));
    else order?.resolve(answer);
  });
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new ProcessDied('it died over it'));
    waiting.clear();
  });
  return (order: Order) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      // A process that just died takes no more orders; `ended` reports its end.
      if (child.connected) child.send({ id: count, order }, () => undefined);
      else reject(new ProcessDied('it is dead'));
    });
}

/** Processes started ahead of time, so that no test waits for a start. */
export interface ProcessPool {
  /** A fresh process. */
  take(): Promise<KillableProcess>;
  /** A returned process, or a fresh one. */
  takeAny(): Promise<KillableProcess>;
  /** Returns a living process that is no longer needed. */
  giveBack(process: KillableProcess): void;
  close(): Promise<void>;
}

/** Keeps `ahead` processes ready. */
export function processPool(folder: string, environment: Record<string, string>, ahead = 2): ProcessPool {
  const ready: Promise<KillableProcess>[] = [];
  const givenBack: KillableProcess[] = [];
  const taken = new Set<KillableProcess>();
  const startOne = () => {
    const starting = startKillable(folder, environment);
    // Reported to the caller that takes it.
    starting.catch(() => undefined);
    ready.push(starting);
  };
  async function take() {
    while (ready.length < ahead + 1) startOne();
    const next = await (ready.shift() as Promise<KillableProcess>);
    taken.add(next);
    void next.ended.then(() => taken.delete(next));
    return next;
  }
  return {
    take,
    takeAny: async () => givenBack.pop() ?? take(),
    giveBack: (process) => {
      givenBack.push(process);
    },
    async close() {
      const started = await Promise.allSettled(ready);
      const idle = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
      await Promise.all([...idle, ...taken].map((process) => process.stop()));
    },
  };
}
