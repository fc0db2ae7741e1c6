import { deviceName, notFound, type SignInEntry } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import { sessionEnd } from './session.js';

/** Where an account is signed in, newest first. `current` is the id of the caller's own sign-in. */
export async function signInsOf(
  uid: string,
  current: string | undefined,
  { db, clock }: PeopleServices,
): Promise<SignInEntry[]> {
  const now = clock.now();
  const [sessions, families] = await Promise.all([
    db.webSessions.listOf(uid, now),
    db.tokenFamilies.listOf(uid, now),
  ]);
  const entry =
    (kind: SignInEntry['kind']) => (signIn: { id: string; agent: string; startedAt: number }) => ({
      id: signIn.id,
      kind,
      device: deviceName(signIn.agent),
      startedAt: signIn.startedAt,
      isCurrent: signIn.id === current,
    });
  const open = sessions.filter(({ startedAt }) => now < sessionEnd(startedAt));
  return [...open.map(entry('browser')), ...families.map(entry('app'))].sort(
    (a, b) => b.startedAt - a.startedAt,
  );
}

/**
 * Ends one sign-in of an account at once: a browser's session, or an app's access and refresh tokens.
 * @throws not_found (404) when the account has no such sign-in
 */
export async function endSignIn(uid: string, id: string, { db, realtime }: PeopleServices): Promise<void> {
  const ended = (await db.webSessions.endOne(uid, id)) || (await db.tokenFamilies.end(uid, id));
  if (!ended) throw notFound();
  // Sockets know their account, not their sign-in: clients that are still signed in reconnect.
  realtime.disconnect(uid);
}
