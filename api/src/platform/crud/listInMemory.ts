import type { ListQuery, Page } from './listQuery.js';

type Condition = Readonly<Record<string, unknown>>;

/** A page of a short list that is entirely in memory: filtered, and sorted by one field. */
export function listInMemory<T extends object>(
  records: readonly T[],
  { filter, sort, skip, limit }: ListQuery,
): Page<T> {
  const field = fieldOf(sort.field) as keyof T;
  const sorted = records
    .filter((record) => matches(record, filter))
    .sort((a, b) => sort.order * compare(a[field], b[field]));
  return { rows: sorted.slice(skip, skip + limit), total: sorted.length };
}

/**
 * Whether a record matches a filter from `parseListQuery`. @throws for operators it never produces for a
 * declared field
 */
function matches(record: object, filter: Condition): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '$and') return (condition as Condition[]).every((part) => matches(record, part));
    const value = (record as Record<string, unknown>)[fieldOf(key)];
    return Object.entries(condition as Condition).every(([operator, operand]) => {
      switch (operator) {
        case '$eq':
          return value === operand;
        case '$in':
          return (operand as unknown[]).includes(value);
        case '$gte':
          return Number(value) >= Number(operand);
        case '$lte':
          return Number(value) <= Number(operand);
        default:
          throw new Error(`a list in memory cannot be filtered by ${operator}`);
      }
    });
  });
}

const fieldOf = (name: string) => (name === '_id' ? 'id' : name);

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a) - Number(b);
}
