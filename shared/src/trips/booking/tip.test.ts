import fc from 'fast-check';
import { balanceOf } from '../../money/wallet/ledger.js';
import { bookingStatuses } from './booking.status.js';
import { canTip, mostTip, suggestedTips, TIP_WITHIN_MS, tipPostings, tipProblem } from './tip.js';

const END = 1_772_445_600_000;
const trip = { status: 'PAID', driver: 'd1', trip_cost: 12.5, trip_end_time: END } as const;

it('a driver can be tipped after a paid trip, for a week, once', () => {
  const open = bookingStatuses.filter((status) => canTip({ ...trip, status }, END));
  expect(open).toEqual(['PAID', 'COMPLETE']);
  expect(canTip(trip, END + TIP_WITHIN_MS - 1)).toBe(true);
  expect(canTip(trip, END + TIP_WITHIN_MS)).toBe(false);
  expect(canTip({ ...trip, tip: 2 }, END)).toBe(false);
  expect(canTip({ ...trip, driver: null }, END)).toBe(false);
});

it.each([
  [0.01, null],
  [25, null],
  [25.01, 'tip_amount'],
  [1.005, 'tip_amount'],
  [0, 'tip_amount'],
  [-1, 'tip_amount'],
])('a tip of %d for a trip of 12.50 is refused as %s', (amount, problem) => {
  expect(tipProblem(amount, 12.5, 2)).toBe(problem);
});

it('suggests whole amounts that are allowed', () => {
  expect(suggestedTips(12.5, 'USD')).toEqual([2, 3]);
  expect(suggestedTips(40, 'USD')).toEqual([4, 6, 8]);
  expect(suggestedTips(0.4, 'USD')).toEqual([]);
  fc.assert(
    fc.property(fc.nat(100_000), (cents) =>
      suggestedTips(cents / 100, 'USD').every((amount) => tipProblem(amount, cents / 100, 0) === null),
    ),
  );
});

it('moves exactly the tip from the rider to the driver', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
      const tip = cents / 100;
      const postings = tipPostings({ id: 'b1', customer: 'r1', driver: 'd1', tip });
      const [rider, driver] = postings.map(({ posting }) => balanceOf([posting]));
      return postings.length === 2 && Number(rider) === -tip && Number(driver) === tip;
    }),
  );
  expect(tipPostings({ id: 'b1', customer: 'r1', driver: 'd1' })).toEqual([]);
  expect(mostTip(12.5)).toBe(25);
});
