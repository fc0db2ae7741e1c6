import { newKey } from './newKey.js';

it('makes keys that are never the same', () => {
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
});
