import { sumOf, topDrivers } from './sums.js';
import { monthInput, nameOfMonth, parseMonth } from './months.js';

describe('months', () => {
  it("convert to a month input's value and back", () => {
    expect(monthInput(202603)).toBe('2026-03');
    expect(monthInput(null)).toBe('');
    expect(parseMonth('2026-03')).toBe(202603);
    expect(['', '2026', '2026-13', 'March'].map(parseMonth)).toEqual([null, null, null, null]);
  });

  it('are named in the user’s language', () => {
    expect(nameOfMonth(202601, 'en')).toBe('January');
    expect(nameOfMonth(202612, 'fr')).toBe('décembre');
  });
});

describe('sums', () => {
  it('are exact', () => {
    expect(sumOf([{ profit: 0.1 }, { profit: 0.2 }], 'profit')).toBe(0.3);
    expect(sumOf([], 'profit')).toBe(0);
  });

  it('rank drivers over several months, highest first', () => {
    const row = (driver: string, driverShare: number) => ({ driver, driverName: driver, driverShare });
    expect(topDrivers([row('a', 1), row('b', 5), row('a', 7), row('c', 2)], 2)).toEqual([
      { label: 'a', amount: 8 },
      { label: 'b', amount: 5 },
    ]);
  });

  it('mark a bar with the beginning of a long name', () => {
    const driverName = 'Llanfairpwllgwyngyll Jones';
    expect(topDrivers([{ driver: 'a', driverName, driverShare: 1 }], 1)).toEqual([
      { label: driverName, mark: 'Llanfairpwllgwy…', amount: 1 },
    ]);
  });
});
