import { type Amount, exact } from '@wayfare/shared';
import { Types } from 'mongoose';

/** An exact amount in the database's type. */
export function decimal128(amount: Amount): Types.Decimal128 {
  return Types.Decimal128.fromString(exact(amount).toString());
}

/** Bounds for digits and powers of ten that a double holds exactly. */
const EXACT_HIGH = 2 ** 21;
const EXACT_POWER = 22;
/** The biased form of a Decimal128's exponent 0. */
const EXPONENT_BIAS = 6176;

/**
 * Converts an exact amount to a number for the wire: the nearest double, the same as parsing its text. A list
 * has hundreds of amounts, and parsing their texts costs as much as reading them. Amounts of up to 15 digits
 * need only one division, which rounds once.
 */
export function wireNumber(amount: Types.Decimal128): number {
  const { bytes } = amount;
  const word = (at: number) =>
    ((bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24)) >>>
    0;
  const [low, high, head] = [word(0), word(4), word(12)];
  const scale = EXPONENT_BIAS - ((head >>> 17) & 0x3fff);
  const isPlain =
    (head & 0x60000000) !== 0x60000000 &&
    (head & 0x1ffff) === 0 &&
    word(8) === 0 &&
    high < EXACT_HIGH &&
    scale >= 0 &&
    scale <= EXACT_POWER;
  if (!isPlain) return Number(amount.toString());
  const digits = high * 2 ** 32 + low;
  return (head >>> 31 === 1 ? -digits : digits) / 10 ** scale;
}
