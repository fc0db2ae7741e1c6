import { newIdempotencyKey } from './idempotencyKey.js';

it('creates a different key each time', () => {
  expect(new Set(Array.from({ length: 100 }, newIdempotencyKey)).size).toBe(100);
});
