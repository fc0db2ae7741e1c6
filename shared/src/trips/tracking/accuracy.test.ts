import { isCoarse } from './accuracy.js';

it.each([
  [0, false],
  [5, false],
  [65, false],
  [150, false],
  [151, true],
  [800, true],
  [3_000, true],
  [1_000_000, true],
  [undefined, false],
  [null, false],
])('a fix with an accuracy of %s m is coarse: %s', (accuracyM, coarse) => {
  expect(isCoarse(accuracyM)).toBe(coarse);
});
