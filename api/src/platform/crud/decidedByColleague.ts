import { type Actor, type Resource, TakenMeanwhile } from '@wayfare/shared';
import type { AuditTrail } from '../operation/auditTrail.js';

/**
 * The error for a decision that a colleague has made already, which names them as far as the audit log knows;
 * null if it was the actor, or if it is open.
 */
export async function decidedByColleague(
  { uid }: Pick<Actor, 'uid'>,
  { resource, record, fields }: { resource: Resource; record: string; fields: readonly string[] },
  { auditTrail }: { auditTrail: Pick<AuditTrail, 'lastChange'> },
): Promise<TakenMeanwhile | null> {
  for (const field of fields) {
    const last = await auditTrail.lastChange({ resource, record, field });
    if (last) return last.actor === uid ? null : new TakenMeanwhile('decided_meanwhile', last.name, last.at);
  }
  return null;
}
