/** The durations of many calls, in ms, one by one and in total. */
export interface Timing {
  /** ms from the start of the first call to the end of the last. */
  total: number;
  perSecond: number;
  /** ms within which a share of the calls, 0 to 1, finished. */
  percentile(share: number): number;
}

/**
 * Calls `work` `count` times, `atATime` concurrently. `work` gets the number of the call and of the caller.
 */
export async function callers(
  { count, atATime }: { count: number; atATime: number },
  work: (call: number, caller: number) => Promise<unknown>,
): Promise<Timing> {
  const taken: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: Math.min(atATime, count) }, async (_, caller) => {
      while (next < count) {
        const call = next;
        next += 1;
        const start = performance.now();
        await work(call, caller);
        taken.push(performance.now() - start);
      }
    }),
  );
  return timingOf(taken, performance.now() - began);
}

export function timingOf(taken: readonly number[], total: number): Timing {
  const sorted = [...taken].sort((a, b) => a - b);
  return {
    total,
    perSecond: (taken.length / total) * 1000,
    percentile: (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0,
  };
}

export function median(values: readonly number[]): number {
  return timingOf(values, 0).percentile(0.5);
}

/**
 * Runs several variants alternately, round after round, so that other load on the machine affects all of them
 * equally. Returns the median of each variant's rounds.
 */
export async function inTurns<K extends string>(
  rounds: number,
  variants: Record<K, (round: number) => Promise<number>>,
): Promise<Record<K, number>> {
  const names = Object.keys(variants) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await variants[name](round));
  }
  return Object.fromEntries(names.map((name) => [name, median(results[name])])) as Record<K, number>;
}

/** Does some work for each item, `size` at a time. */
export async function inBatches<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  size = 50,
): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += size) {
    done.push(...(await Promise.all(items.slice(from, from + size).map(work))));
  }
  return done;
}
