import { ChangedMeanwhile, type FieldAuthor, type Resource } from '@wayfare/shared';
import equal from 'fast-deep-equal';
import { shownValue } from '../operation/changedFields.js';
import type { AuditTrail } from '../operation/auditTrail.js';

/**
 * Makes a change. If it is refused because someone else has changed the same fields, the error says who, and
 * to which value, as far as the audit log knows: people who change their own account are not in it.
 * @throws changed_meanwhile (409), and what `make` throws
 */
export async function nameAuthors<Result>(
  { resource, record }: { resource: Resource; record: string },
  make: () => Promise<Result>,
  { auditTrail }: { auditTrail: Pick<AuditTrail, 'lastChange'> },
): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const authors: Record<string, FieldAuthor> = {};
    for (const [field, now] of Object.entries(error.theirs)) {
      const last = await auditTrail.lastChange({ resource, record, field });
      if (!last || (!last.hidden && !equal(last.after, shownValue(now)))) continue;
      authors[field] = { name: last.name, at: last.at, value: textOf(now, last.hidden) };
    }
    throw new ChangedMeanwhile(error.theirs, authors);
  }
}

/** Text and numbers are shown; of other values, only that they changed. */
const textOf = (value: unknown, isHidden: boolean): string | null =>
  !isHidden && (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    ? String(value)
    : null;
