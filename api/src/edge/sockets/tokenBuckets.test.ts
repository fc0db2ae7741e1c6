import { tokenBuckets } from './tokenBuckets.js';

it('allows a burst, then as many as are refilled, separately for each key', () => {
  const buckets = tokenBuckets({ burst: 2, perSecond: 0.5 });
  const taken = (key: string, now: number) => buckets.take(key, now);
  expect([taken('a', 0), taken('a', 0), taken('a', 0)]).toEqual([true, true, false]);
  expect(taken('b', 0)).toBe(true);
  expect([taken('a', 1_999), taken('a', 2_000), taken('a', 2_001)]).toEqual([false, true, false]);
  expect([taken('a', 60_000), taken('a', 60_000), taken('a', 60_000)]).toEqual([true, true, false]);
});

it('refills nothing when the clock goes back', () => {
  const buckets = tokenBuckets({ burst: 1, perSecond: 1 });
  expect([buckets.take('a', 10_000), buckets.take('a', 0)]).toEqual([true, false]);
});
