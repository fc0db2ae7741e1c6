import { ApiError } from './ApiError.js';
import { retriesQuery, retryDelay } from './retries.js';

const failed = (status: number, retryAfterMs: number | null = null) =>
  new ApiError('server_busy', status, '', {}, retryAfterMs);

it('asks a busy server once more, after the time that it named [4.120]', () => {
  const busy = failed(503, 4_000);
  expect(retryDelay(0, busy)).toBe(4_000);
  expect([retriesQuery(2)(0, busy), retriesQuery(2)(1, busy)]).toEqual([true, false]);
});

it('asks after other failures as often as usual, with growing pauses', () => {
  for (const error of [failed(503), failed(500, 4_000), failed(0), new Error('other')]) {
    expect([0, 1, 2].map((failures) => retriesQuery(2)(failures, error))).toEqual([true, true, false]);
    expect([0, 1, 2, 9].map((failures) => retryDelay(failures, error))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
  }
});

it('lets nobody wait in front of an empty page for long', () => {
  expect(retryDelay(0, failed(503, 60_000))).toBe(1_000);
});

it('does not repeat what was refused', () => {
  expect(retriesQuery(2)(0, failed(403))).toBe(false);
  expect(retriesQuery(2)(0, failed(429, 2_000))).toBe(false);
});
