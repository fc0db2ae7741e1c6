import { type Actor, DomainError, type Resource } from '@wayfare/shared';
import type { PlatformServices } from '../services.js';
import { changedFields } from './changedFields.js';

type Fields = Readonly<Record<string, unknown>>;

/** A change to be recorded in the audit log. */
export interface AuditedChange<Result> {
  /** create, edit, delete, or the verb of an operation. */
  action: string;
  resource: Resource;
  record: string;
  /** The name of an actor who is not a user, such as a command-line tool. */
  actorName?: string;
  /** The record before the change; null for a new one. Called only if the change is logged. */
  before(): object | null | Promise<object | null>;
  /** The record after the change; null for a deleted one. */
  after(result: Result): object | null | Promise<object | null>;
  /** The fields the change is about; all if omitted. */
  only?: readonly string[];
  /** Called if the record did not change. */
  unchanged?(): Promise<void>;
  /** The id of the entry, for a request that may be repeated; a new one if omitted. */
  id?: string;
}

/**
 * Makes a change and, if the actor is an admin or fleet admin, records it in the audit log. The entry is
 * written before the change and completed before the change is acknowledged, so that a crash in between
 * leaves an entry with the outcome `begun`. A record that did not change leaves no entry.
 */
export async function withAudit<Result>(
  actor: Actor,
  change: AuditedChange<Result>,
  make: () => Promise<Result>,
  services: PlatformServices,
): Promise<Result> {
  if (actor.usertype !== 'admin' && actor.usertype !== 'fleetadmin') return make();
  const { auditTrail, clock, newId } = services;
  const { action, resource, record, actorName, before, after, only } = change;
  const id = change.id ?? newId();
  const old = await before();
  await auditTrail.begin({ id, at: clock.now(), action, resource, record, actorName }, actor);
  let result: Result;
  try {
    result = await make();
  } catch (error) {
    // A rejection changed nothing; after any other error, the change may have been made.
    if (error instanceof DomainError) await auditTrail.withdraw(id);
    throw error;
  }
  const now = await after(result);
  const made = (now as { id?: unknown } | null)?.id;
  const changes = changedFields(old as Fields | null, now as Fields | null, only);
  const isSame = old !== null && now !== null && changes.length === 0;
  if (isSame) {
    await auditTrail.withdraw(id);
    await change.unchanged?.();
  } else await auditTrail.finish(id, { resource, record: typeof made === 'string' ? made : record, changes });
  return result;
}
