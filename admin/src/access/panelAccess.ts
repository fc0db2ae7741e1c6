import { canAccess, demoModeRefuses, type Action, type Resource } from '@wayfare/shared';
import { actorOf, type Session } from '../providers/session.js';

interface KnownSession {
  user: Pick<Session['user'], 'id' | 'usertype'>;
  settings: Session['settings'];
}

/** react-admin's names of actions that are the same thing to the access rules. */
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
 * Whether something is offered in the panel: what the role may do, less what demo mode takes from
 * sight (exports, and everything about cancel reasons but reading). What demo mode refuses besides
 * stays in sight and answers with its reason: see `useDemoGuard`.
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
