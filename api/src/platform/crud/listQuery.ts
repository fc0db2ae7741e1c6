/** One page of a list as requested by the simple-rest protocol, validated and in the database's terms. */
export interface ListQuery {
  filter: Record<string, unknown>;
  sort: { field: string; order: 1 | -1 };
  /** First row, zero-based. */
  skip: number;
  /** Maximum number of rows. */
  limit: number;
}

export interface Page<T> {
  rows: T[];
  /** Rows of the whole list. */
  total: number;
  /** The total is a minimum: there are more rows than are counted. */
  isAtLeast?: boolean;
}
