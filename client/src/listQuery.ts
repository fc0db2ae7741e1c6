/** Which records of a list to get, and their order. */
export interface ListQuery {
  /** A field and its order. */
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The first and the last record, from 0. */
  range?: readonly [first: number, last: number];
  /** Values by field. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches. */
  filter?: Readonly<Record<string, unknown>>;
}

/** The query of a list in the form that the API reads: each value as JSON. */
export function listQuery({ sort, range, filter }: ListQuery) {
  return {
    ...(sort && { sort: JSON.stringify(sort) }),
    ...(range && { range: JSON.stringify(range) }),
    ...(filter && { filter: JSON.stringify(filter) }),
  };
}

/**
 * The number of all records of a list, from the response to a part of it; null if the response is not a
 * list's.
 */
export function totalOf(response: Response): number | null {
  const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  return total === undefined ? null : Number(total);
}
