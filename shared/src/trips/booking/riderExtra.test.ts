import type { Tariff } from '../carType/carType.schema.js';
import { cardHoldAmount } from './cardHold.js';
import { correctionReview } from './fareCorrection.js';
import { receiptAmounts } from './receiptAmounts.js';
import { riderExtraProblem, suggestedExtras, withoutRiderExtra, withRiderExtra } from './riderExtra.js';

const fare = { trip_cost: 11.5, convenience_fees: 1.5, driver_share: 10 };
const tariff: Tariff = {
  base_fare: 0,
  rate_per_unit_distance: 1,
  rate_per_hour: 0,
  min_fare: 0,
  convenience_fees: 15,
  convenience_fee_type: 'percentage',
};

it.each([
  [3, null],
  [20, null],
  [0.1, 'rider_extra_only_more'],
  [20.01, 'rider_extra_amount'],
  [3.005, 'rider_extra_amount'],
])('after 2 of at most 20, adding %d in all: %s [4.99]', (to, problem) => {
  expect(riderExtraProblem(to, { before: 2, most: 20, decimal: 2 })).toBe(problem);
});

it('goes to the driver without a fee, exactly, and is taken out again exactly [4.102]', () => {
  const more = withRiderExtra(fare, { riderExtra: 0.1 });
  expect(more).toEqual({ trip_cost: 11.6, convenience_fees: 1.5, driver_share: 10.1 });
  expect(withoutRiderExtra(more, { riderExtra: 0.1 })).toEqual(fare);
  expect(withRiderExtra(fare, {})).toEqual(fare);
});

it.each([
  [{ price: 11.5, extra: 0, most: 20 }, [2, 3, 6]],
  [{ price: 11.5, extra: 2.5, most: 5 }, [4.5]],
  [{ price: 0, extra: 0, most: 20 }, [1]],
  [{ price: 11.5, extra: 0, most: 0 }, []],
])('suggests whole units more than now within the most: %o', (given, suggested) => {
  const totals = suggestedExtras(given);
  expect(totals.slice(0, suggested.length)).toEqual(suggested);
  expect(totals.every((to) => to <= given.most && to > given.extra)).toBe(true);
});

it('is a line of the receipt, and never more than a fare that was corrected below it', () => {
  const paid = { trip_cost: 13.5, riderExtra: 2, discount_amount: 1, customer_paid: 12.5 };
  expect(receiptAmounts(paid)).toMatchObject({ fare: 11.5, riderExtra: 2, discount: 1, paid: 12.5 });
  expect(receiptAmounts({ ...paid, trip_cost: 1.5 })).toMatchObject({ fare: 0, riderExtra: 1.5 });
});

it('is not part of what a hold allows above the estimate', () => {
  const tolerance = { convert_to_mile: false, decimal: 2, fareToleranceUp: 25, fareToleranceDown: 25 };
  expect(cardHoldAmount({ estimate: 12, riderExtra: 2, tariff, promo: null }, tolerance)).toBe(14.5);
});

it.each([
  [25, { trip_cost: 25, convenience_fees: 3, driver_share: 22 }],
  [1, { trip_cost: 1, convenience_fees: 0, driver_share: 1 }],
])('stays the driver’s, without a fee, in a fare corrected to %d', (trip_cost, measured) => {
  const trip = { ...withRiderExtra(fare, { riderExtra: 2 }), riderExtra: 2, distance: 3, tariff };
  const given = { trip_cost, note: 'Agreed by phone' };
  expect(correctionReview(trip, given, { by: 'a', at: 1, decimal: 2 }).measured).toEqual(measured);
});
