import { Types } from 'mongoose';
import { wireNumber } from './money.js';

/** Removes database specifics: `_id` becomes `id`, exact decimals become wire numbers. */
export function plain<T>(document: unknown): T {
  return convert(document) as T;
}

/** The same for a list. */
export function plainAll<T>(documents: readonly unknown[]): T[] {
  return documents.map((document) => plain<T>(document));
}

function convert(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Types.Decimal128) return wireNumber(value);
  if (Array.isArray(value)) return value.map(convert);
  if (value instanceof Date) return value;
  // A loop, for speed: every record of every list is converted here.
  const plainly: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === '__v' || key === '__proto__') continue;
    plainly[key === '_id' ? 'id' : key] = convert((value as Record<string, unknown>)[key]);
  }
  return plainly;
}
