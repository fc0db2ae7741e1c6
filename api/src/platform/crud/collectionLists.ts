import { batchesOf } from '../database/batches.js';
import { type DrivenModel, drivenBy } from '../database/driver.js';
import { plainAll } from '../database/plain.js';
import type { ListQuery, Page } from './listQuery.js';
import { type FilterValue, wantedValues } from './wanted.js';

type Filter = Record<string, unknown>;

/** Counts of a collection that are maintained, so that no counting is needed. */
export interface KeptNumbers {
  /** The exact number of matching records. Null if it is not maintained. */
  total(filter: Filter): Promise<number | null>;
  /**
   * Where a page far down a list starts: an extra condition, and the rows still to skip. Null if it is not
   * maintained.
   */
  startOf?(query: ListQuery): Promise<{ filter: Filter; skip: number } | null>;
}

/** Options that differ between lists. */
export interface ListOptions {
  /**
   * By sorted field, a second field that an index has after it in reverse order: newest first within a
   * status.
   */
  ties?: Readonly<Record<string, string>>;
  numbers?: KeptNumbers;
  /**
   * The fields of one index, with all possible values of each. A filter that names some of them is extended
   * to name the others with every value, so that the index serves any of them alone.
   */
  namedToo?: Readonly<Record<string, readonly FilterValue[]>>;
}

/** The most records a single request counts. */
export const COUNTED_AT_MOST = 1000;
/** A page up to this row is read without looking for a shortcut. */
const READ_AT_ONCE = 500;

/** The list queries every collection of the panel needs. The projection omits what lists do not show. */
export function collectionLists<T>(
  model: DrivenModel,
  projection: Record<string, 0 | 1>,
  { ties = {}, numbers, namedToo = {} }: ListOptions = {},
) {
  const { collection, cast } = drivenBy(model);
  const read = async ({ filter, sort, skip, limit }: ListQuery): Promise<T[]> =>
    plainAll<T>(
      await collection
        // Fetch a page of any size in one batch.
        .find(cast(withNamed(filter, namedToo)), {
          projection,
          sort: sortOf(sort, ties),
          skip,
          limit,
          batchSize: limit + 1,
        })
        .toArray(),
    );

  /**
   * The exact number of matches, or null if it is more than one request counts. The database's own number of
   * records is never used: it stays wrong after a crash, and pages computed from it would omit records.
   */
  async function totalOf(filter: Filter): Promise<number | null> {
    const kept = await numbers?.total(filter);
    if (typeof kept === 'number') return kept;
    const counted = await collection.countDocuments(cast(filter), { limit: COUNTED_AT_MOST });
    return counted < COUNTED_AT_MOST ? counted : null;
  }

  /** Reads a page far down a list from the nearest starting point. */
  async function readFar(query: ListQuery, total: number | null): Promise<T[]> {
    const start = await numbers?.startOf?.(query);
    if (start) return read({ ...query, filter: { $and: [query.filter, start.filter] }, skip: start.skip });
    const { skip, sort } = query;
    if (total === null || skip <= total / 2) return read(query);
    const limit = Math.min(query.limit, total - skip);
    if (limit <= 0) return [];
    const backwards = { field: sort.field, order: sort.order === 1 ? -1 : 1 } as const;
    const rows = await read({ ...query, sort: backwards, skip: total - skip - limit, limit });
    return rows.reverse();
  }

  /**
   * Lists a page far down. If the list is too long to count, reads one extra row: reaching the end gives the
   * total.
   */
  async function listFar(query: ListQuery, total: number | null): Promise<Page<T>> {
    if (total !== null) return { rows: await readFar(query, total), total };
    const { skip, limit } = query;
    const found = await readFar({ ...query, limit: limit + 1 }, null);
    const rows = found.slice(0, limit);
    const seen = skip + rows.length;
    if (rows.length > 0 && found.length <= limit) return { rows, total: seen };
    const atLeast = rows.length > 0 ? seen + 1 : 0;
    return { rows, total: Math.max(COUNTED_AT_MOST, atLeast), isAtLeast: true };
  }

  return {
    /** The approximate number of records, for measuring progress. */
    estimateCount: () => collection.estimatedDocumentCount(),

    async list(query: ListQuery): Promise<Page<T>> {
      const { filter, skip, limit } = query;
      if (skip + limit > READ_AT_ONCE) return listFar(query, await totalOf(filter));
      const [rows, total] = await Promise.all([read(query), totalOf(filter)]);
      return total === null ? { rows, total: COUNTED_AT_MOST, isAtLeast: true } : { rows, total };
    },

    /** Reads a list of any length with one cursor. Only one batch is in memory at a time. */
    inBatches({ filter, sort, skip, limit }: ListQuery, size: number): AsyncGenerator<T[]> {
      const options = { projection, sort: sortOf(sort, ties), skip, limit, batchSize: size };
      return batchesOf<T>(collection.find(cast(filter), options), size);
    },

    /** Records by id within a scope. Ids that do not exist or are out of scope are omitted. */
    async findMany(ids: readonly string[], scope: Filter = {}): Promise<T[]> {
      const filter = cast({ $and: [{ _id: { $in: [...ids] } }, scope] });
      return plainAll<T>(await collection.find(filter, { projection, batchSize: ids.length + 1 }).toArray());
    },
  };
}

/** Rewrites a filter, with the same result, to name all the fields of `namedToo` or none. */
function withNamed(filter: Filter, namedToo: Readonly<Record<string, readonly FilterValue[]>>): Filter {
  const named = wantedValues(filter).values;
  const missing = Object.entries(namedToo).filter(([field]) => !named.has(field));
  if (missing.length === Object.keys(namedToo).length) return filter;
  return { $and: [filter, ...missing.map(([field, values]) => ({ [field]: { $in: values } }))] };
}

function sortOf(
  { field, order }: ListQuery['sort'],
  ties: Readonly<Record<string, string>>,
): Record<string, 1 | -1> {
  const tie = Object.hasOwn(ties, field) ? ties[field] : undefined;
  const back = order === 1 ? -1 : 1;
  return tie ? { [field]: order, [tie]: back, _id: back } : { [field]: order, _id: order };
}
