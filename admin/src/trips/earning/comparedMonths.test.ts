import { comparedMonths, monthAfter, sumsByMonth } from './comparedMonths.js';

const rows = [202_511, 202_512, 202_602].map((month, index) => ({ month, profit: index + 0.1 }));

it('counts months across years', () => {
  expect([monthAfter(202_512, 1), monthAfter(202_601, -1), monthAfter(202_603, -15)]).toEqual([
    202_601, 202_512, 202_412,
  ]);
});

it('compares the chosen months with as many before them', () => {
  expect(comparedMonths(rows, { month_gte: 202_601, month_lte: 202_603 })).toEqual({
    shown: { from: 202_601, until: 202_603 },
    before: { from: 202_510, until: 202_512 },
  });
  expect(comparedMonths(rows, { month_gte: 202_512 })?.shown).toEqual({ from: 202_512, until: 202_602 });
});

it('shows the latest twelve months where no first one is chosen, and no empty ones before the first trip', () => {
  expect(comparedMonths(rows, {})?.shown).toEqual({ from: 202_511, until: 202_602 });
  const years = [{ month: 202_301 }, { month: 202_602 }];
  expect(comparedMonths(years, {})).toEqual({
    shown: { from: 202_503, until: 202_602 },
    before: { from: 202_403, until: 202_502 },
  });
});

it('compares nothing without trips, or where the last month is before the first', () => {
  expect(comparedMonths([], {})).toBeNull();
  expect(comparedMonths(rows, { month_gte: 202_602, month_lte: 202_601 })).toBeNull();
});

it('sums each month, also one without trips', () => {
  const twice = [...rows, { month: 202_512, profit: 0.2 }];
  expect(sumsByMonth(twice, 'profit', { from: 202_511, until: 202_602 })).toEqual([
    { month: 202_511, amount: 0.1 },
    { month: 202_512, amount: 1.3 },
    { month: 202_601, amount: 0 },
    { month: 202_602, amount: 2.1 },
  ]);
});
