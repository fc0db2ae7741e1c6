import { canAccess, usertypes } from '@wayfare/shared';
import type { Access } from '../../../platform/operation/operation.js';
import type { Operation } from '../../operation.js';

/**
 * Who may call an operation. Where it leaves that to the access table, because the answer depends on the
 * record, those whom the table gives any record: everyone, or some roles.
 */
export function callersOf({ access, permission }: Pick<Operation, 'access' | 'permission'>): Access {
  const isByTable = access === 'public' || access === 'signedIn';
  if (!isByTable || typeof permission !== 'object' || !('resource' in permission)) return access;
  const { action, resource } = permission;
  if (access === 'public' && canAccess(null, action, resource)) return 'public';
  return usertypes.filter((usertype) => canAccess({ uid: '', usertype }, action, resource));
}
