import type { AuditEntry } from './audit.schema.js';

const WORDS = /[A-Za-z0-9]+/g;
/** An id of a user, a booking or another record, as the product makes them. */
const ID = /^[0-9a-f]{24}$/;

/**
 * The ids of records that the changes of an entry mention, each once; also those inside lists and objects.
 */
export function mentionedIds({ changes }: Pick<AuditEntry, 'changes'>): string[] {
  const values = changes.flatMap(({ before, after }) => [before, after]);
  const words = values.flatMap((value) => (typeof value === 'string' ? (value.match(WORDS) ?? []) : []));
  return [...new Set(words.filter((word) => ID.test(word)))];
}
