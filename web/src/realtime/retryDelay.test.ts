import { retryDelay } from './retryDelay.js';

it('waits longer after each failure, up to five seconds', () => {
  expect([0, 1, 2, 3, 2000].map((failures) => retryDelay(failures, 0.5))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
});

it('spreads clients by half of the time in both directions', () => {
  expect(retryDelay(0, 0)).toBe(500);
  expect(retryDelay(0, 1)).toBe(1_500);
});
