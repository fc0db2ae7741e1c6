import { cancelFee } from './cancelFee.js';

const MS = 1 / 60_000;
const slabs = [
  { minsDelayed: 10, amount: 8 },
  { minsDelayed: 2, amount: 3 },
];

describe('the cancellation fee [3.27]', () => {
  it.each([
    ['right after acceptance', 0, 0],
    ['1 ms before the first slab', 2 - MS, 0],
    ['at the first slab', 2, 3],
    ['1 ms after it', 2 + MS, 3],
    ['1 ms before the second', 10 - MS, 3],
    ['at the second', 10, 8],
    ['1 ms after it', 10 + MS, 8],
    ['long after it', 10_000, 8],
  ])('is that of the highest slab reached: %s', (_, minutes, fee) => {
    expect(cancelFee(slabs, minutes)).toBe(fee);
  });

  it('applies to the millisecond when the slab is a fraction of a minute', () => {
    const part = [{ minsDelayed: 0.1, amount: 1 }];
    expect([5_999, 6_000, 6_001].map((ms) => cancelFee(part, ms / 60_000))).toEqual([0, 1, 1]);
  });

  it('is 0 without slabs, and that of the highest slab even if a lower one costs more', () => {
    expect(cancelFee(null, 60)).toBe(0);
    expect(cancelFee([], 60)).toBe(0);
    expect(
      cancelFee(
        [
          { minsDelayed: 0, amount: 5 },
          { minsDelayed: 5, amount: 2 },
        ],
        6,
      ),
    ).toBe(2);
  });
});
