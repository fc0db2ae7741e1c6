import {
  type AppInfo,
  type Challenge,
  isChallenge,
  type Language,
  type PublicSettings,
  type SignInProblem,
  type User,
} from '@wayfare/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer } from 'react';
import { stopMessages } from '../push/browserPush.js';
import { api } from '../api/client.js';
import { type Auth, authAfter, type AuthEvent, signedOut } from './auth.js';

export type SiteLanguage = Pick<Language, 'id' | 'langName' | 'langLocale' | 'dateLocale' | 'default'>;

/** Everything the first screen needs, in one answer. */
export interface Bootstrap {
  user: User | null;
  /** Why somebody who was signed in is not any more. */
  problem: SignInProblem | null;
  settings: PublicSettings;
  appinfo: AppInfo;
  languages: SiteLanguage[];
}

interface Session extends Omit<Bootstrap, 'problem'> {
  auth: Auth;
  /** Tells what has become of an attempt to sign in. */
  tellAuth: (event: AuthEvent) => void;
  /** Somebody has signed in: what was loaded for anybody else is forgotten. */
  enter: (user: User) => void;
  /** Null when signed in; what the second factor is to be given with where one is needed first. */
  signIn: (email: string, password: string) => Promise<Challenge | null>;
  /** Goes on with what a sign-in answered. */
  goOn: (answer: User | Challenge) => Challenge | null;
  signOut: () => Promise<void>;
  /** The own record has changed; `null` when nobody is signed in any more. */
  setUser: (user: User | null) => void;
}

const SessionContext = createContext<Session | null>(null);

const bootstrapKey = ['bootstrap'];

/** What has nothing to do with who is signed in. */
const everybodys = ['bootstrap', 'translations'];

/** What the site starts from; `null` data means it is still on its way. */
export function useBootstrap() {
  return useQuery({
    queryKey: bootstrapKey,
    queryFn: () => api.get<Bootstrap>('bootstrap'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Who is signed in, and the settings of the business. */
export function SessionProvider({ bootstrap, children }: { bootstrap: Bootstrap; children: ReactNode }) {
  const queries = useQueryClient();
  const [auth, tellAuth] = useReducer(authAfter, {
    ...signedOut,
    info: bootstrap.user,
    problem: bootstrap.problem,
  });

  const forget = useCallback(
    () => queries.removeQueries({ predicate: ({ queryKey }) => !everybodys.includes(String(queryKey[0])) }),
    [queries],
  );
  const setUser = useCallback(
    (user: User | null) => {
      tellAuth(user ? { type: 'signed-in', info: user } : { type: 'signed-out' });
      if (!user) forget();
    },
    [forget],
  );
  const enter = useCallback(
    (user: User) => {
      forget();
      setUser(user);
    },
    [forget, setUser],
  );

  const goOn = useCallback(
    (answer: User | Challenge) => {
      if (isChallenge(answer)) return answer;
      enter(answer);
      return null;
    },
    [enter],
  );

  const session = useMemo<Session>(
    () => ({
      ...bootstrap,
      user: auth.info,
      auth,
      tellAuth,
      setUser,
      enter,
      goOn,
      signIn: async (email, password) =>
        goOn(await api.post<User | Challenge>('auth/login', { email, password })),
      signOut: async () => {
        // Whoever uses this browser next is not to get this person's messages.
        await stopMessages().catch(() => undefined);
        await api.post('auth/logout');
        setUser(null);
      },
    }),
    [bootstrap, auth, setUser, enter, goOn],
  );

  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
