import { fromMinorUnits, toMinorUnits, withDecimals } from './minorUnits.js';

it('converts amounts to the smallest units of their currency and back', () => {
  expect([
    toMinorUnits(12.5, 2),
    toMinorUnits('0.29', 2),
    toMinorUnits(1_500, 0),
    toMinorUnits(1.25, 3),
  ]).toEqual([1_250, 29, 1_500, 1_250]);
  expect([fromMinorUnits(1_250, 2), fromMinorUnits(7, 0), fromMinorUnits(5, 3)]).toEqual([
    '12.50',
    '7',
    '0.005',
  ]);
});

it('converts every cent exactly', () => {
  for (let cents = 0; cents < 5_000; cents += 1) {
    expect(toMinorUnits(fromMinorUnits(cents, 2), 2)).toBe(cents);
    expect(toMinorUnits(Number(fromMinorUnits(cents, 2)), 2)).toBe(cents);
  }
});

it('does not round an amount that has more decimals than its currency', () => {
  expect([
    toMinorUnits(12.345, 2),
    toMinorUnits(0.5, 0),
    withDecimals(12.345, 2),
    withDecimals(0.5, 0),
  ]).toEqual([null, null, null, null]);
  expect([withDecimals(12.5, 2), withDecimals('12.500', 2), withDecimals(12, 0)]).toEqual([
    '12.50',
    '12.50',
    '12',
  ]);
});
