import type { IndexDefinition, IndexOptions, SchemaDefinition } from 'mongoose';

/**
 * Fields of another area in the document of a user, so that they change in one write with the rest: money
 * keeps the wallet there (docs/decisions/0005).
 */
export interface UserPart {
  fields: SchemaDefinition;
  indexes: readonly [IndexDefinition, IndexOptions][];
  /** The fields of a new user. */
  initial(): object;
  /** The condition on these fields under which a user may be removed. */
  removable: object;
}
