import { earnedQuerySchema, earnedRows, type EarnedSource, earnedSumsOf } from './earnedPeriods.js';

const source = (key: string, cost: string, fee = '0', discount = '0'): EarnedSource => ({
  key,
  trips: 1,
  tripCost: cost,
  driverShare: '0.1',
  raises: '0',
  cash: cost,
  card: '0',
  wallet: '0',
  convenienceFee: fee,
  discount,
});

it('adds up exactly, and the profit is the fee minus the discount [3.52]', () => {
  expect(earnedSumsOf([source('1', '0.1', '0.1', '0.3'), source('2', '0.2', '0.2')])).toMatchObject({
    trips: 2,
    tripCost: 0.3,
    driverShare: 0.2,
    convenienceFee: 0.3,
    discount: 0.3,
    profit: 0,
  });
  expect(earnedSumsOf([])).toMatchObject({ trips: 0, tripCost: 0, profit: 0 });
});

it('weeks start on Monday, and periods end with the report', () => {
  // 2 March 2026 is a Monday.
  const days = ['20260228', '20260301', '20260302', '20260331'].map((day) => source(day, '1'));
  const rows = (by: 'day' | 'week' | 'month') =>
    earnedRows(days, { from: 20260228, until: 20260331, by }).map((row) => [row.from, row.until, row.trips]);
  expect(rows('day')).toEqual([
    [20260331, 20260331, 1],
    [20260302, 20260302, 1],
    [20260301, 20260301, 1],
    [20260228, 20260228, 1],
  ]);
  expect(rows('week')).toEqual([
    [20260330, 20260331, 1],
    [20260302, 20260308, 1],
    [20260228, 20260301, 2],
  ]);
  expect(rows('month')).toEqual([
    [20260301, 20260331, 3],
    [20260228, 20260228, 1],
  ]);
});

it('values are sorted by what they brought', () => {
  const rows = earnedRows([source('Economy', '5'), source('Van', '9'), source('', '5')], {
    from: 20260301,
    until: 20260301,
    by: 'carType',
  });
  expect(rows.map((row) => ('value' in row ? row.value : null))).toEqual(['Van', '', 'Economy']);
});

it('a report has at most a leap year of days, in their order', () => {
  const isValid = (from: string, until: string) =>
    earnedQuerySchema.safeParse({ from, until, by: 'day' }).success;
  expect(isValid('20280101', '20281231')).toBe(true);
  expect(isValid('20270101', '20280102')).toBe(false);
  expect(isValid('20260302', '20260301')).toBe(false);
  expect(isValid('20260230', '20260301')).toBe(false);
});
