import fc from 'fast-check';
import { exact, sumAmounts } from '../../basics/decimals/money.js';
import { driverPay, mostRaise, raisePostings, raiseProblem, suggestedRaises } from './raise.js';

it('adds the raise to the share of the driver, exactly', () => {
  expect(driverPay(0.1, { raise: 0.2 })).toBe(0.3);
  expect(driverPay(8.5, {})).toBe(8.5);
});

it.each([
  [5, null],
  [20, null],
  [20.01, 'raise_amount'],
  [1.005, 'raise_amount'],
  [0, 'raise_amount'],
  [-1, 'raise_amount'],
])('judges a raise to %d of at most 20', (to, problem) => {
  expect(raiseProblem(to, 20, 2)).toBe(problem);
});

it('is limited by the setting, and by the limit of the person who raises', () => {
  expect([mostRaise(20, null), mostRaise(20, 5), mostRaise(20, 50), mostRaise(20, 0)]).toEqual([
    20, 5, 20, 0,
  ]);
});

it('suggests more than now in whole steps, and never more than the limit', () => {
  expect(suggestedRaises({ driver_share: 12, raise: 0, most: 20 })).toEqual([2, 3, 6]);
  expect(suggestedRaises({ driver_share: 12, raise: 2.5, most: 6 })).toEqual([4.5]);
  expect(suggestedRaises({ driver_share: 3, raise: 0, most: 0 })).toEqual([]);
});

it('posts exactly the raise, once, under a reference of its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
      const raise = cents / 100;
      const postings = raisePostings({ id: 'b1', raise });
      expect(postings.map(({ txRef, type }) => [txRef, type])).toEqual([['booking:b1:raise', 'Credit']]);
      expect(sumAmounts(postings.map(({ amount }) => amount)).eq(exact(cents).div(100))).toBe(true);
    }),
  );
  expect([raisePostings({ id: 'b1' }), raisePostings({ id: 'b1', raise: 0 })]).toEqual([[], []]);
});
