import { type Action, type Actor, forbidden, notSignedIn, scopeOf } from '@wayfare/shared';
import type { ResourceDefinition } from './resource.js';

/**
 * The records of a resource that an action may reach, as a database filter. @throws not_logged_in or
 * forbidden if there are none
 */
export function scopeFilter(
  { name, base }: Pick<ResourceDefinition<never, never, never>, 'name' | 'base'>,
  actor: Actor | null,
  action: Action,
): Record<string, unknown> {
  const scope = scopeOf(actor, action, name);
  if (scope === 'all') return { ...base };
  if (scope.length === 0) throw actor ? forbidden() : notSignedIn();
  return { $and: [{ ...base }, { $or: scope }] };
}

/** A filter for records that match both filters. */
export function bothOf(
  ...filters: [Record<string, unknown>, Record<string, unknown>]
): Record<string, unknown> {
  const given = filters.filter((filter) => Object.keys(filter).length > 0);
  return given.length > 1 ? { $and: given } : (given[0] ?? {});
}
