import { type Actor, changedFields, DomainError, fullName, type Resource } from '@wayfare/shared';
import type { Services } from '../services.js';

type Fields = Readonly<Record<string, unknown>>;

/** A change as the audit log knows it. */
export interface AuditedChange<Result> {
  /** create, edit, delete, or the verb of an operation. */
  action: string;
  resource: Resource;
  record: string;
  /** The record as it is before the change; null for a new one. Asked only where the change is written down. */
  before(): object | null | Promise<object | null>;
  /** The record as it is; null for one that is gone. */
  after(result: Result): object | null | Promise<object | null>;
  /** The fields the change is about; all of them when left out. */
  only?: readonly string[];
  /** Names the entry of a request that may come again; a new one when left out. */
  id?: string;
}

/**
 * Makes a change and writes it into the audit log when an admin or fleet admin makes it. The entry is there before the
 * change and finished before the change is acknowledged, so a process that dies in between leaves an entry that says it was begun.
 * A record that is as it was leaves no entry.
 */
export async function audited<Result>(
  actor: Actor,
  change: AuditedChange<Result>,
  services: Services,
  make: () => Promise<Result>,
): Promise<Result> {
  if (actor.usertype !== 'admin' && actor.usertype !== 'fleetadmin') return make();
  const { db, clock, newId } = services;
  const { action, resource, record, before, after, only } = change;
  const id = change.id ?? newId();
  const old = await before();
  const by = await db.users.findById(actor.uid);
  await db.audit.begin({
    id,
    at: clock.now(),
    actor: actor.uid,
    actorName: by ? fullName(by) : '',
    usertype: actor.usertype,
    action,
    resource,
    record,
  });
  let result: Result;
  try {
    result = await make();
  } catch (error) {
    // A refusal changed nothing; after a fault nobody knows.
    if (error instanceof DomainError) await db.audit.withdraw(id);
    throw error;
  }
  const now = await after(result);
  const made = (now as { id?: unknown } | null)?.id;
  const changes = changedFields(old as Fields | null, now as Fields | null, only);
  const isSame = old !== null && now !== null && changes.length === 0;
  if (isSame) await db.audit.withdraw(id);
  else await db.audit.finish(id, typeof made === 'string' ? made : record, changes);
  return result;
}
