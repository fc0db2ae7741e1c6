/** What a server in a process of its own and the measurement say to each other. */

/** What the process has used since it began. */
export interface ProcessUsage {
  /** ms of processor time. */
  cpu: number;
  /** MB of memory in use by the program, after what is garbage was collected. */
  heap: number;
}

/** What the process tells. */
export type ProcessMessage = { url: string } | ProcessUsage;

/** What it is told. */
export type BenchMessage = 'usage' | 'stop';

/** Answers the measurement until it ends, or its process does. */
export function answerBench(stop: () => Promise<void>): { ready(url: string): void } {
  const tell = (message: ProcessMessage) => process.send?.(message);
  process.on('message', (message) => {
    if ((message as BenchMessage) === 'usage') tell(usage());
    else void stop().then(() => process.exit(0));
  });
  process.once('disconnect', () => process.exit(0));
  return { ready: (url) => tell({ url }) };
}

function usage(): ProcessUsage {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  return { cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed / 2 ** 20 };
}
