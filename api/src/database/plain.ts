import { Types } from 'mongoose';

/** Removes what only the database knows: `_id` becomes `id`, exact decimals become wire numbers. */
export function plain<T>(document: unknown): T {
  return convert(document) as T;
}

/** The same for a list. */
export function plainAll<T>(documents: readonly unknown[]): T[] {
  return documents.map((document) => plain<T>(document));
}

function convert(value: unknown): unknown {
  if (value instanceof Types.Decimal128) return Number(value.toString());
  if (Array.isArray(value)) return value.map(convert);
  if (value instanceof Date || value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__v')
      .map(([key, inner]) => [key === '_id' ? 'id' : key, convert(inner)]),
  );
}
