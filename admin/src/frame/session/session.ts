import { type Actor, actorOf as actorOfUser, type RoleHolder, type User } from '@wayfare/shared';
import type { BusinessSetup } from '@wayfare/shared';
import { loadBootstrap, showUser } from '@wayfare/web/session';
import { useQuery } from '@tanstack/react-query';

/** The signed-in user and the configuration of the business: the basis of every screen in the panel. */
export interface Session extends BusinessSetup {
  user: User;
}

let current: Session | null = null;

/** The session as last loaded. The panel starts with one, and leaves the page when it ends. */
export function currentSession(): Session | null {
  return current;
}

export function setSession(session: Session | null) {
  current = session;
}

/** The signed-in user in the form the access rules need. */
export const actorOf = (session: { user: Pick<User, 'id' | 'usertype'> & RoleHolder }): Actor =>
  actorOfUser(session.user);

export const SESSION_KEY = ['session'];

/**
 * Asks the API who is signed in; null if not signed in or without access to the panel. @throws
 * NoSettings when the response has no settings
 */
export async function loadSession(): Promise<Session | null> {
  const bootstrap = await loadBootstrap();
  const { user } = bootstrap;
  const mayUsePanel = user !== null && (user.usertype === 'admin' || user.usertype === 'fleetadmin');
  if (isAnotherUser(user)) return currentSession();
  setSession(mayUsePanel ? { ...bootstrap, user } : null);
  showUser(user?.id ?? null);
  return currentSession();
}

/**
 * Whether someone else has signed in in this browser: the page keeps acting for its own user, or not at all.
 */
const isAnotherUser = (user: User | null) => current !== null && user !== null && user.id !== current.user.id;

/** The session, kept up to date: it is reloaded when settings, languages or company details change. */
export function useSession(): Session {
  const { data } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: loadSession,
    initialData: currentSession,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) throw new Error('The panel is shown to signed-in users only.');
  return data;
}
