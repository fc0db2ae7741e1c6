/** The burst allowed at once, and how fast it refills. */
export interface BucketSize {
  burst: number;
  perSecond: number;
}

/** How often full buckets are deleted, in ms. */
const SWEEP_MS = 60_000;

/** Token buckets for many keys, per process. */
export function tokenBuckets({ burst, perSecond }: BucketSize) {
  const buckets = new Map<string, { left: number; at: number }>();
  let sweptAt = 0;
  const leftAt = (key: string, now: number) => {
    const bucket = buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  };
  return {
    /** Takes one of a key's tokens; false when none is left. `now` is a ms timestamp. */
    take(key: string, now: number): boolean {
      if (now - sweptAt > SWEEP_MS) {
        for (const known of buckets.keys()) if (leftAt(known, now) >= burst) buckets.delete(known);
        sweptAt = now;
      }
      const left = leftAt(key, now);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: Math.max(now, buckets.get(key)?.at ?? 0) });
      return left >= 1;
    },
  };
}
