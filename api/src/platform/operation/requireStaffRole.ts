import { type Actor, canAccess, forbidden, isPermitted } from '@wayfare/shared';
import type { OperationOf } from './operation.js';

/**
 * Lets an admin with a staff role call only what the role permits. Everyone else passes: their usertype is
 * checked on its own.
 * @throws not_in_role (403)
 */
export function requireStaffRole(
  actor: Actor | null,
  declared: Pick<OperationOf<never>, 'access' | 'permission'>,
): void {
  if (actor?.staffRole && !isInRole(actor, declared)) throw forbidden('not_in_role');
}

function isInRole(
  actor: Actor,
  { access, permission }: Pick<OperationOf<never>, 'access' | 'permission'>,
): boolean {
  const isForEveryone = access === 'public' || access === 'signedIn';
  if (permission === undefined && isForEveryone) return true;
  if (typeof permission === 'object' && 'resource' in permission)
    return canAccess(actor, permission.action, permission.resource);
  return isPermitted(actor, permission);
}
