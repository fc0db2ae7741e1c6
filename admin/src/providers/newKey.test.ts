import { newKey } from './newKey.js';

it('creates a different key each time', () => {
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
});
