import { retryPause } from './retryPause.js';

const PAUSES = { firstMs: 500, longestMs: 30_000 };

it('a pause doubles with each failure, from the first to the longest', () => {
  const pauses = [0, 1, 2, 5, 6, 7, 5000].map((failures) => retryPause(failures, PAUSES, 0));
  expect(pauses).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000, 30_000]);
});

it('a pause is never shorter than the first', () => {
  expect(retryPause(-1, PAUSES, 0)).toBe(500);
});

it('a pause is up to a quarter longer at random, in whole milliseconds', () => {
  expect(retryPause(1, PAUSES, 0.5)).toBe(1125);
  expect(retryPause(0, PAUSES, 0.333)).toBe(542);
  expect(retryPause(9, PAUSES, 0.999_999)).toBeLessThanOrEqual(37_500);
});
