import { MAX_AMOUNT } from '../../basics/decimals/money.js';
import { addedWorth } from './openGift.js';

it('a new offer gives what each use gives at most, times its uses', () => {
  expect(addedWorth(null, { most: 10, uses: 100 })).toBe(1000);
  expect(addedWorth(null, { most: 0.1, uses: 3 })).toBe(0.3);
  expect(addedWorth(null, { most: 10, uses: 0 })).toBe(0);
});

it('a change gives only what it adds to the uses that are left', () => {
  expect(addedWorth({ most: 10, uses: 40 }, { most: 10, uses: 50 })).toBe(100);
  expect(addedWorth({ most: 10, uses: 0 }, { most: 1, uses: 90 })).toBe(90);
  expect(addedWorth({ most: 10, uses: 40 }, { most: 5, uses: 40 })).toBe(0);
  expect(addedWorth({ most: 10, uses: 40 }, { most: 5, uses: -3 })).toBe(0);
});

it('an offer without a real bound counts as the largest amount', () => {
  expect(addedWorth(null, { most: 10_000, uses: Number.MAX_SAFE_INTEGER })).toBe(MAX_AMOUNT);
});
