import fc from 'fast-check';
import { averageRating } from './ratings.js';

describe('averageRating', () => {
  it('is the mean of all ratings to one decimal, half up [4.9, 9.8]', () => {
    const rows: [sum: number, count: number, average: number][] = [
      [5, 1, 5],
      [9, 2, 4.5],
      [13, 3, 4.3],
      [14, 3, 4.7],
      [17, 4, 4.3],
      [85, 20, 4.3],
      [84, 20, 4.2],
      [1, 1, 1],
    ];
    expect(rows.map(([sum, count]) => averageRating({ sum, count }))).toEqual(
      rows.map(([, , average]) => average),
    );
  });

  it('is 0 without ratings', () => {
    expect(averageRating({ sum: 0, count: 0 })).toBe(0);
  });

  it('matches whole-number arithmetic for any ratings [9.8]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2000 }), (rates) => {
        const sum = rates.reduce((a, b) => a + b, 0);
        const tenths = (20n * BigInt(sum) + BigInt(rates.length)) / (2n * BigInt(rates.length));
        expect(averageRating({ sum, count: rates.length })).toBe(Number(`${tenths}e-1`));
      }),
    );
  });
});
