/** Messages between a server process and the measurement. */

/** Resources the process has used since it started. */
export interface ProcessUsage {
  /** CPU time in ms. */
  cpu: number;
  /** MB of heap in use, after garbage collection. */
  heap: number;
}

/** Messages from the process. */
export type ProcessMessage = { url: string } | ProcessUsage | Pick<ProcessUsage, 'cpu'>;

/** Messages to the process. */
export type BenchMessage = 'usage' | 'cpu' | 'stop';

/** Answers the measurement until it sends `stop` or disconnects. */
export function answerBench(stop: () => Promise<void>): { ready(url: string): void } {
  const send = (message: ProcessMessage) => process.send?.(message);
  process.on('message', (message) => {
    if ((message as BenchMessage) === 'usage') send(usage());
    else if ((message as BenchMessage) === 'cpu') send({ cpu: cpuTime() });
    else void stop().then(() => process.exit(0));
  });
  process.once('disconnect', () => process.exit(0));
  return { ready: (url) => send({ url }) };
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function usage(): ProcessUsage {
  const cpu = cpuTime();
  globalThis.gc?.();
  return { cpu, heap: process.memoryUsage().heapUsed / 2 ** 20 };
}
