import type { Settings } from '../basics/settings/settings.schema.js';
import { isPermitted, resourcePermissions } from './permissions.js';
import {
  type Action,
  type Actor,
  type Resource,
  type ResourceAccess,
  resources,
  type Scope,
} from './resources.js';

/**
 * The records of a resource that an actor may perform an action on. An admin whose staff role lacks the
 * permission may do what everyone may.
 */
export function scopeOf(actor: Actor | null, action: Action, resource: Resource): Scope {
  const rules: ResourceAccess | undefined = resources[resource];
  const isRefused = actor !== null && !isPermitted(actor, resourcePermissions[resource]?.[action]);
  const caller = isRefused ? 'anonymous' : (actor?.usertype ?? 'anonymous');
  const rule = rules?.[caller]?.[action] ?? [];
  return typeof rule === 'function' ? (actor ? rule(actor) : []) : rule;
}

/** The value of a dotted path in a record. */
function at(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
}

export function inScope(scope: Scope, record: unknown): boolean {
  if (scope === 'all') return true;
  return scope.some((condition) =>
    Object.entries(condition).every(([path, value]) => at(record, path) === value),
  );
}

/**
 * Whether an actor may perform an action on a resource, or on one record of it. Without a record, returns
 * whether any record could qualify. The API enforces this, and both apps mirror it.
 */
export function canAccess(
  actor: Actor | null,
  action: Action,
  resource: Resource,
  record?: unknown,
): boolean {
  const scope = scopeOf(actor, action, resource);
  if (record === undefined) return scope === 'all' || scope.length > 0;
  return inScope(scope, record);
}

/**
 * Whether demo mode (AllowCriticalEditsAdmin off) refuses an action (rules 6.17 to 6.23): every export,
 * language edits, app info, settings, edits of car types, promos and users, admin deletion, cancel
 * reasons and sending notifications. It also refuses changes of webhooks, whose secrets everyone would see.
 */
export function demoModeRefuses(
  settings: Pick<Settings, 'AllowCriticalEditsAdmin'>,
  action: Action,
  resource: Resource,
): boolean {
  if (settings.AllowCriticalEditsAdmin) return false;
  if (action === 'export') return true;
  switch (resource) {
    case 'languages':
    case 'cancelreasons':
    case 'cartypes':
    case 'webhooks':
      return action === 'create' || action === 'edit' || action === 'delete';
    case 'settings':
    case 'appinfo':
      return action === 'edit';
    case 'notifications':
      return action === 'create';
    case 'apikeys':
      return action === 'create' || action === 'edit';
    case 'promos':
      return action === 'edit' || action === 'delete';
    case 'riders':
    case 'drivers':
    case 'fleetadmins':
    case 'alladmin':
      return action === 'delete';
    default:
      return false;
  }
}
