import { ServerBusy } from '@wayfare/shared';
import type { Piscina } from 'piscina';
import { moduleBeside } from '../config/moduleBeside.js';

/** The most calls that wait for a thread. Further callers are asked to try again. */
const MOST_WAITING = 30;
/** After how many seconds they are asked to. */
const RETRY_SECONDS = 5;
/** How long a thread without work stays, in ms. */
const IDLE_MS = 60_000;

/**
 * A function that runs in a thread of its own, one call after another, so that work for the processor does
 * not hold up positions and trips. The thread starts with the first call, and ends when it has no work.
 *
 * @param name the module whose default export it is, without its ending, next to `importer`
 * @param importer the address of the module that asks (`import.meta.url`)
 * @returns the function; it throws server_busy (503) while too many calls wait, and what the function throws
 */
export function inThread<Input, Output>(name: string, importer: string): (input: Input) => Promise<Output> {
  let threads: Promise<Piscina<Input, Output>> | undefined;
  return async (input) => {
    threads ??= startThreads(name, importer);
    const pool = await threads;
    if (pool.queueSize >= MOST_WAITING) throw new ServerBusy(RETRY_SECONDS);
    return pool.run(input);
  };
}

/** The library is loaded with the first call: most processes never need it. */
async function startThreads<Input, Output>(name: string, importer: string): Promise<Piscina<Input, Output>> {
  const { Piscina: Threads } = await import('piscina');
  const { url, execArgv } = moduleBeside(name, importer);
  return new Threads<Input, Output>({
    filename: url.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv,
  });
}
