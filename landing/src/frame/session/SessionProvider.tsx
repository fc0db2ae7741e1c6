import { type Challenge, isChallenge, type User } from '@wayfare/shared';
import type { BusinessSetup } from '@wayfare/shared';
import { type Bootstrap, loadBootstrap, showUser } from '@wayfare/web/session';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { stopMessages } from '../push/browserPush.js';
import { call } from '@wayfare/web/http';
import { withLastKnown } from '../offline/lastKnown.js';
import { ownVisits } from '../offline/ownVisit.js';
import { forgetLeftData, forgetUser } from '../offline/personalStorage.js';
import { worksOffline } from '../offline/worksOffline.js';
import { whenLoaded } from './whenLoaded.js';
import { type Auth, authAfter, type AuthEvent, signedOut } from './auth.js';

interface Session extends BusinessSetup {
  /** The signed-in user. */
  user: User | null;
  auth: Auth;
  /** Reports an event of a sign-in attempt. */
  dispatchAuth: (event: AuthEvent) => void;
  /** A user has signed in: data loaded for the previous user is discarded. */
  enter: (user: User) => void;
  /** Null if signed in; the challenge if a second factor is needed first. */
  signIn: (email: string, password: string) => Promise<Challenge | null>;
  /** Continues with the response to a sign-in. */
  goOn: (answer: User | Challenge) => Challenge | null;
  /** Ends the session, after `leave` has left the page, which may need a user. */
  signOut: (leave?: () => Promise<void>) => Promise<void>;
  /** The session is ending: what belongs to the user is loaded no more. */
  isLeaving: boolean;
  /** The user's own record has changed; `null` if no longer signed in. */
  setUser: (user: User | null) => void;
}

const SessionContext = createContext<Session | null>(null);

/** Data that does not depend on the user. */
const everybodys = ['bootstrap', 'translations'];

/** The site's initial data, as the query cache keeps it. */
export const bootstrapQuery = queryOptions({
  queryKey: ['bootstrap'],
  queryFn: () => withLastKnown('bootstrap', loadBootstrap, ({ user }) => worksOffline(user)),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user, and the settings of the business. */
export function SessionProvider({ bootstrap, children }: { bootstrap: Bootstrap; children: ReactNode }) {
  const queries = useQueryClient();
  const [auth, dispatchAuth] = useReducer(authAfter, {
    ...signedOut,
    info: bootstrap.user,
    problem: bootstrap.problem,
  });
  const [isLeaving, setLeaving] = useState(false);
  // Before the first request of a page, which an effect of its own makes. The server sends none, and a
  // session whose user may not use it has to be ended, whoever it names.
  useState(() => {
    if ('window' in globalThis && !bootstrap.problem) showUser(bootstrap.user?.id ?? null);
  });
  const wasSignedOut = bootstrap.user === null;
  // The sign-in ended elsewhere while this site was closed.
  useEffect(() => {
    if (wasSignedOut) void forgetLeftData().catch(() => undefined);
  }, [wasSignedOut]);

  const forget = useCallback(
    () => queries.removeQueries({ predicate: ({ queryKey }) => !everybodys.includes(String(queryKey[0])) }),
    [queries],
  );
  const setUser = useCallback(
    (user: User | null) => {
      if (user) ownVisits.begin();
      showUser(user?.id ?? null);
      dispatchAuth(user ? { type: 'signed-in', info: user } : { type: 'signed-out' });
      if (user) return;
      forget();
      // Signed out elsewhere, or the account was deleted: this device may belong to others by now.
      void forgetLeftData().catch(() => undefined);
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
      dispatchAuth,
      setUser,
      enter,
      goOn,
      signIn: async (email, password) => goOn(await call.post('/auth/login', { body: { email, password } })),
      isLeaving,
      signOut: async (leave) => {
        setLeaving(true);
        try {
          await leave?.();
          // The next user of this browser must not get this user's messages.
          await stopMessages().catch(() => undefined);
          await whenLoaded(queries);
          await call.post('/auth/logout');
          // Also deletes the data for work without a network, because others may use the device next.
          await forgetUser();
          setUser(null);
        } finally {
          setLeaving(false);
        }
      },
    }),
    [bootstrap, auth, isLeaving, queries, setUser, enter, goOn],
  );

  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
