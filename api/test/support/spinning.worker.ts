import { threadId } from 'node:worker_threads';

/** Keeps the processor busy for a time in ms, in a thread of a test. Returns which. @throws without a time */
export default function spin({ ms }: { ms: number }): number {
  if (!(ms > 0)) throw new RangeError('no time');
  const until = performance.now() + ms;
  while (performance.now() < until);
  return threadId;
}
