import type { Actor, AppInfo, Language, PublicSettings, User } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from './api.js';
import { NoSettings } from './startProblem.js';

export type PanelLanguage = Pick<Language, 'id' | 'langName' | 'langLocale' | 'dateLocale' | 'default'>;

/** Who is signed in, and how the business is set up: what every screen of the panel stands on. */
export interface Session {
  user: User;
  settings: PublicSettings;
  appinfo: AppInfo;
  languages: PanelLanguage[];
}

export type Bootstrap = Omit<Session, 'user'> & { user: User | null };

let current: Session | null = null;

/** The session as last seen. The panel starts with one, and leaves the page when it ends. */
export function currentSession(): Session | null {
  return current;
}

export function setSession(session: Session | null) {
  current = session;
}

/** The signed-in person as the access rules want to know them. */
export const actorOf = (session: { user: Pick<User, 'id' | 'usertype'> }): Actor => ({
  uid: session.user.id,
  usertype: session.user.usertype,
});

export const SESSION_KEY = ['session'];

/** Asks the API who is signed in; null for nobody, or somebody who has no panel. @throws NoSettings when it tells no settings */
export async function loadSession(): Promise<Session | null> {
  const bootstrap = await apiGet<Bootstrap>('bootstrap');
  if (typeof bootstrap?.settings !== 'object' || bootstrap.settings === null) throw new NoSettings();
  const { user } = bootstrap;
  const mayUsePanel = user !== null && (user.usertype === 'admin' || user.usertype === 'fleetadmin');
  setSession(mayUsePanel ? { ...bootstrap, user } : null);
  return currentSession();
}

/** The session, kept fresh: a change of settings, languages or company details loads it again. */
export function useSession(): Session {
  const { data } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: loadSession,
    initialData: currentSession,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) throw new Error('The panel is shown to somebody who is signed in.');
  return data;
}
