import fc from 'fast-check';
import { isReferralIdFor, referralIdFor } from './referralId.js';

describe('referralIdFor', () => {
  it('is the first name in lowercase and four digits from 1000 to 9999 [9.6, 5.41]', () => {
    expect(referralIdFor('Ann', () => 0)).toBe('ann1000');
    expect(referralIdFor('Ann', () => 1 - Number.EPSILON)).toBe('ann9999');
    expect(referralIdFor('Mary Ann', () => 0.5)).toBe('maryann5500');
    const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fraction, (value) => {
        expect(referralIdFor('ann', () => value)).toMatch(/^ann[1-9]\d{3}$/);
      }),
    );
  });

  it('is recognized by its form [5.41, 9.6]', () => {
    for (const [name, id] of [
      ['Ann', 'ann1000'],
      ['Mary Ann', 'maryann9999'],
      ['Zoë', 'zoë1234'],
    ] as const)
      expect([id, isReferralIdFor(name, id)]).toEqual([id, true]);
    for (const id of [
      '',
      'ann',
      '1234',
      'ann0999',
      'ann12345',
      'anna1234',
      'bob1234',
      'Ann1234',
      'ann1234\n',
    ])
      expect([id, isReferralIdFor('Ann', id)]).toEqual([id, false]);
    expect(isReferralIdFor(' ', '1234')).toBe(false);
  });

  it('starts with rider or temp if there is no name [9.6]', () => {
    for (const name of ['', '  ', null, undefined]) {
      expect(referralIdFor(name, () => 0)).toBe('rider1000');
      expect(referralIdFor(name, () => 0, 'temp')).toBe('temp1000');
    }
  });
});
