import { canAccess, isPermitted, type NeededPermission, type Action, type Resource } from '@wayfare/shared';
import { actorOf, useSession } from '../session/session.js';

/** Whether the user is an admin with a permission; without a name, whether they are a full admin. */
export function useStaffMay(needed?: NeededPermission): boolean {
  const { user } = useSession();
  return user.usertype === 'admin' && isPermitted(user, needed);
}

/** Whether the user may perform an action on any record of a resource, demo mode aside. */
export function useMay(action: Action, resource: Resource): boolean {
  return canAccess(actorOf(useSession()), action, resource);
}
