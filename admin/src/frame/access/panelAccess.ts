import { canAccess, demoModeRefuses, type Action, type Resource, type RoleHolder } from '@wayfare/shared';
import { actorOf, type Session } from '../session/session.js';

interface KnownSession {
  user: Pick<Session['user'], 'id' | 'usertype'> & RoleHolder;
  settings: Session['settings'];
}

/** react-admin's action names that mean the same to the access rules. */
const actions: Readonly<Record<string, Action>> = {
  list: 'list',
  show: 'show',
  read: 'show',
  create: 'create',
  clone: 'create',
  edit: 'edit',
  delete: 'delete',
  export: 'export',
};

/**
 * Whether the panel offers an action: the role permits it, and demo mode does not hide it (exports, and all
 * changes of cancel reasons). Other actions that demo mode refuses stay visible and explain the refusal: see
 * `useDemoGuard`.
 */
export function isOffered(
  session: KnownSession,
  action: string,
  resource: string,
  record?: unknown,
): boolean {
  const name = resource.split('.')[0] as Resource;
  const known = actions[action];
  if (!known || !canAccess(actorOf(session), known, name, record)) return false;
  const vanishes = known === 'export' || name === 'cancelreasons';
  return !(vanishes && demoModeRefuses(session.settings, known, name));
}
