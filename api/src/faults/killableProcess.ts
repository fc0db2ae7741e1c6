import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Order } from './killable.js';

/** As deep below the repository as the sources: some of them find its folders from where they are. */
const BUNDLES = fileURLToPath(new URL('../../../.cache/killable/', import.meta.url));
const CONFIG = fileURLToPath(new URL('./killable.vite.ts', import.meta.url));
const VITE = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
/** What a process that lives for a second needs: no time spent on making its code fast. */
const SHORT_LIVED = ['--max-lazy', '--no-opt', '--max-semi-space-size=64'];

/** The API as a process that a test can have killed. */
export interface KillableProcess {
  /** Where it answers. */
  readonly url: string;
  readonly pid: number;
  /** Has it do something. @throws when it dies over it */
  obey(order: Order): Promise<unknown>;
  /** Whether it is still there. */
  isAlive(): boolean;
  /** Waits until it is gone; the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
  /** Ends it, dead or alive. */
  stop(): Promise<void>;
}

/** The process was gone before it had done what it was told. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

/**
 * Puts the program and all it needs into one file: hundreds of processes start in half the time that
 * hundreds of files take to load. Answers the folder it is in.
 */
export async function bundleKillable(): Promise<string> {
  await mkdir(BUNDLES, { recursive: true });
  const folder = await mkdtemp(join(BUNDLES, 'run-'));
  // By itself: the bundler does not run in the test runner's own world of objects.
  await promisify(execFile)(process.execPath, [VITE, 'build', '--config', CONFIG, '--outDir', folder]);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return folder;
}

/** Starts a process on a database; it answers requests from then on, and does nothing by itself. */
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

/** Sends orders to a process, each answered by its number. */
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
      // One that has just died takes no more orders: its end is told by `ended`.
      if (child.connected) child.send({ id: count, order }, () => undefined);
      else reject(new ProcessDied('it is dead'));
    });
}

/** Processes that are started ahead of need, so that no test waits for a start. */
export interface ProcessPool {
  /** A fresh process. */
  take(): Promise<KillableProcess>;
  /** One that was given back, or a fresh one. */
  takeAny(): Promise<KillableProcess>;
  /** A living process that is no longer needed. */
  giveBack(process: KillableProcess): void;
  close(): Promise<void>;
}

/** `ahead` processes are kept ready. */
export function processPool(folder: string, environment: Record<string, string>, ahead = 2): ProcessPool {
  const ready: Promise<KillableProcess>[] = [];
  const givenBack: KillableProcess[] = [];
  const taken = new Set<KillableProcess>();
  const startOne = () => {
    const starting = startKillable(folder, environment);
    // Told to whoever takes it.
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
