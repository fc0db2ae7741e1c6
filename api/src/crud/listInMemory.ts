import type { ListQuery, Page } from './listQuery.js';

/** A page of a short list that is in memory as a whole: sorted by one field, unfiltered. */
export function listInMemory<T extends object>(
  records: readonly T[],
  { sort, skip, limit }: ListQuery,
): Page<T> {
  const field = (sort.field === '_id' ? 'id' : sort.field) as keyof T;
  const sorted = [...records].sort((a, b) => sort.order * compare(a[field], b[field]));
  return { rows: sorted.slice(skip, skip + limit), total: records.length };
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a) - Number(b);
}
