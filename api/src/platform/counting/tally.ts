/** A field's value that records are counted by. Missing values are null. */
export type CountedValue = string | number | boolean | null;
export type CountedValues = Readonly<Record<string, CountedValue>>;

/**
 * Where one record is counted: a cell of a counter. A large counter is stored in several documents, its
 * parts.
 */
export interface Place {
  counter: string;
  part?: number;
  cell: string;
}

/** How the records of a collection are counted. */
export interface CountedBy {
  /** The collection. */
  collection: string;
  /** The fields that may change. A change of one must set `tally.at` to UNCOUNTED in the same write. */
  changing: readonly string[];
  /** The fields that never change after the record is created. */
  fixed: readonly string[];
  /** Where a record is counted. Pure: the same values, the same places. */
  placesOf(values: CountedValues): readonly Place[];
}

/** The state of a record's counting, stored in the record. */
export interface Tally {
  /** The batch that counted its current values, or UNCOUNTED. */
  at?: number;
  /** The batch that counted it last. */
  in?: number;
  /**
   * The values it was counted with before that batch, and since, in the order of `changing`. Null: not
   * counted.
   */
  was?: readonly CountedValue[] | null;
  as?: readonly CountedValue[] | null;
}

/** Greater than the number of any batch. */
export const UNCOUNTED = Number.MAX_SAFE_INTEGER;

/** A record that has changed since some batch, with its current values. */
export interface ChangedRecord {
  _id: string;
  tally: Tally;
  [field: string]: unknown;
}

/** The cell for some values. A cell is a field name in the database: no dots, no dollars. */
export function cellOf(values: readonly CountedValue[]): string {
  return values.map((value) => encodeValue(value)).join('|');
}

/** A value as encoded in a cell. */
export function encodeValue(value: CountedValue): string {
  return value === null ? '' : encodeURIComponent(String(value)).replaceAll('.', '%2E');
}

/** The record's current values of the changing fields, in their order. */
export function valuesNow(
  { changing }: CountedBy,
  record: Readonly<Record<string, unknown>>,
): CountedValue[] {
  return changing.map((field) => (record[field] ?? null) as CountedValue);
}

/**
 * Where a record is counted, given its fixed values and the given changing values; nowhere for null. Fields
 * that an earlier version did not count as changing have the record's own value.
 */
export function placesWith(
  by: CountedBy,
  record: Readonly<Record<string, unknown>>,
  changing: readonly CountedValue[] | null | undefined,
): readonly Place[] {
  if (!changing) return [];
  const values: Record<string, CountedValue> = {};
  for (const field of by.fixed) values[field] = (record[field] ?? null) as CountedValue;
  for (const [index, value] of completed(by, record, changing).entries())
    values[by.changing[index] as string] = value;
  return by.placesOf(values);
}

/**
 * The values that a record was counted with, in the order of `changing`. An earlier version may have counted
 * it with fewer: it treated the others as fixed, so the record's own values are still those
 * (`completeTally`).
 */
export const completed = (
  { changing }: CountedBy,
  record: Readonly<Record<string, unknown>>,
  counted: readonly CountedValue[],
): CountedValue[] =>
  changing.map((field, index) =>
    index < counted.length ? (counted[index] ?? null) : ((record[field] ?? null) as CountedValue),
  );

/**
 * The values a record is counted with in counters that include batches up to `batch`, the last one or the one
 * before it.
 */
export function countedIn(tally: Tally, batch: number): readonly CountedValue[] | null {
  return ((tally.in ?? 0) > batch ? tally.was : tally.as) ?? null;
}

/**
 * Takes records out of some places and puts them into others: the resulting changes, by document and cell.
 */
export class Difference {
  readonly #changes = new Map<string, Map<string, number>>();

  add(places: readonly Place[], by: 1 | -1): void {
    for (const { counter, part, cell } of places) {
      const id = documentId(counter, part);
      const cells = this.#changes.get(id) ?? new Map<string, number>();
      const change = (cells.get(cell) ?? 0) + by;
      if (change === 0) cells.delete(cell);
      else cells.set(cell, change);
      this.#changes.set(id, cells);
    }
  }

  /** By document id, without zero changes. */
  get documents(): [string, ReadonlyMap<string, number>][] {
    return [...this.#changes].filter(([, cells]) => cells.size > 0);
  }
}

/**
 * The id of a part of a counter; the parts of a counter sort together, with no other counter's in between.
 */
export const documentId = (counter: string, part?: number) => `${counter}#${part ?? ''}`;
/** The id range of all parts of a counter. */
export const partsOf = (counter: string) => ({ $gte: `${counter}#`, $lt: `${counter}$` });
