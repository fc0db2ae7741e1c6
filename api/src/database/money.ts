import { type Amount, exact } from '@wayfare/shared';
import { Types } from 'mongoose';

/** An exact amount as the database keeps it. */
export function decimal128(amount: Amount): Types.Decimal128 {
  return Types.Decimal128.fromString(exact(amount).toString());
}
