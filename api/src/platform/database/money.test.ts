import fc from 'fast-check';
import { Types } from 'mongoose';
import { wireNumber } from './money.js';

const { Decimal128 } = Types;

it('converts an amount to the same number as its text would', () => {
  const digits = fc.oneof(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), fc.bigInt(-9999n, 9999n));
  fc.assert(
    fc.property(digits, fc.integer({ min: -30, max: 12 }), (coefficient, exponent) => {
      const amount = Decimal128.fromString(`${coefficient}E${exponent}`);
      expect(wireNumber(amount)).toBe(Number(amount.toString()));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  '0',
  '-0',
  '0.00',
  '12.10',
  '9007199254740991',
  '9007199254740993',
  '1E400',
  'NaN',
  '-Infinity',
  '1E-400',
])('%s', (text) => {
  expect(wireNumber(Decimal128.fromString(text))).toBe(Number(Decimal128.fromString(text).toString()));
});
