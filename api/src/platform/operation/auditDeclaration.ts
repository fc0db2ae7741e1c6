import type { Actor, Resource } from '@wayfare/shared';
import type { PlatformServices } from '../services.js';
import { namingColleague, requireOwnAct } from './fasterColleague.js';
import { withAudit } from './withAudit.js';

/** How the audit log records the calls of an operation. */
export interface AuditDeclaration<Call, Result> {
  /** create, edit, delete, or the verb of the operation. */
  action: string;
  resource: Resource;
  record(call: Call): string | Promise<string>;
  /** The id of the entry, for a call that may be repeated; a new one when omitted. */
  id?(call: Call): string | Promise<string>;
  /** The record before the change; null for a new one. */
  before(call: Call): object | null | Promise<object | null>;
  /** The record after the change; null for a deleted one. */
  after(result: Result, call: Call): object | null | Promise<object | null>;
  /** The fields the change is about; all if omitted. */
  only?: readonly string[] | ((call: Call) => readonly string[]);
}

/**
 * Makes the change of a call, and records it as declared. An admin who comes too late is told which colleague
 * was faster.
 * @throws done_meanwhile, deleted_meanwhile, changed_meanwhile, trip_changed_meanwhile (409) naming the
 *   colleague, and what `make` throws
 */
export async function auditCall<Call extends { actor: Actor; services: PlatformServices }, Result>(
  { action, resource, ...audit }: AuditDeclaration<Call, Result>,
  call: Call,
  make: () => Promise<Result>,
): Promise<Result> {
  const id = await audit.id?.(call);
  const only = typeof audit.only === 'function' ? audit.only(call) : audit.only;
  const record = await audit.record(call);
  const change = {
    action,
    resource,
    record,
    ...(id !== undefined && { id }),
    before: () => audit.before(call),
    after: (result: Result) => audit.after(result, call),
    ...(only && { only }),
    unchanged: () => requireOwnAct(call.actor, { action, resource, record, only }, call.services),
  };
  return withAudit(call.actor, change, make, call.services).catch(async (error: unknown) => {
    throw await namingColleague(error, call.actor, { resource, record }, call.services);
  });
}
