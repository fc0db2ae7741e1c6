import { accountOf, exact, type Finding, finding } from '@wayfare/shared';
import type { Posting } from './posting.js';

/** An entry as the audit expects it. */
export type ExpectedEntry = Posting & { uid: string };

/** Discrepancies of an entry that is in the ledger, or should be. */
export function entryProblem(txRef: string, expected?: ExpectedEntry, found?: ExpectedEntry): Finding[] {
  if (!expected && !found) return [];
  if (!expected) return [finding('entry', txRef, 'not_made', {})];
  const { type: right_type, amount: right_amount, uid: right_owner } = expected;
  const right = { type: right_type, amount: right_amount, owner: right_owner };
  if (!found) return [finding('entry', txRef, 'missing', right)];
  const { type, amount, uid: owner } = found;
  const isRight = type === right_type && owner === right_owner && exact(amount).eq(right_amount);
  if (isRight && accountOf(found) === accountOf(expected)) return [];
  return [
    finding('entry', txRef, 'different', { type, amount, owner, right_type, right_amount, right_owner }),
  ];
}
