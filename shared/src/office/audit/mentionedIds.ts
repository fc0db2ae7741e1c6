import type { AuditEntry } from './audit.schema.js';

/** Ids of users, bookings and other records, as the product makes them. */
const ID = /(?<![A-Za-z0-9])[0-9a-f]{24}(?![A-Za-z0-9])/g;

/**
 * The ids of records that the changes of an entry mention, each once; also those inside lists and objects.
 */
export function mentionedIds({ changes }: Pick<AuditEntry, 'changes'>): string[] {
  const values = changes.flatMap(({ before, after }) => [before, after]);
  return [...new Set(values.flatMap((value) => (typeof value === 'string' ? (value.match(ID) ?? []) : [])))];
}
