/** How long each of many calls took, in ms, and all of them together. */
export interface Timing {
  /** ms from the first call's start to the last one's end. */
  total: number;
  perSecond: number;
  /** ms within which a share of the calls, 0 to 1, was done. */
  percentile(share: number): number;
}

/** Calls `work` so often, so many at the same time. `work` is told the number of the call and who makes it. */
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
 * Runs several variants in turns, round after round, so that whatever else the machine does meets all of them
 * alike. Answers the median of each one's rounds.
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
