/** One page of a list as the simple-rest protocol asks for it, checked and in the database's terms. */
export interface ListQuery {
  filter: Record<string, unknown>;
  sort: { field: string; order: 1 | -1 };
  /** First row, zero-based. */
  skip: number;
  /** Number of rows at most. */
  limit: number;
}

export interface Page<T> {
  rows: T[];
  /** Rows of the whole list. */
  total: number;
  /** There are more than that: so many that they are not counted. */
  isAtLeast?: boolean;
}
