import { notSignedIn } from '@wayfare/shared';
import type { Request } from 'express';
import { verifyAccessToken } from './accessToken.js';
import { admit } from '../user/admit.js';
import { recordUse, requireInUse } from './idleSignIns.js';
import type { SignIn } from '../../platform/operation/caller.js';
import { sessionEnd, type SignInSession } from './session.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';

/** A signed-in user and their sign-in. */
export interface Caller {
  user: StoredUser;
  signIn: SignIn;
}

/** Credentials that claim a sign-in. */
export interface Credentials {
  bearer: string | null;
  session: Partial<SignInSession> | undefined;
}

/**
 * The signed-in caller of a request, or null. The request counts as use of the sign-in if the user caused it.
 * @throws as `callerOf` does
 */
export async function callerOfRequest(request: Request, services: PeopleServices): Promise<Caller | null> {
  const caller = await callerOf(credentialsOf(request), services);
  if (caller) await recordUse(request, caller.signIn, caller.user, services);
  return caller;
}

/** The credentials in a request. */
const credentialsOf = (request: Request): Credentials => ({
  bearer: bearerToken(request.get('authorization')),
  session: request.session,
});

/**
 * The account and the sign-in of a bearer token or, without one, of a session; null when there is neither.
 * @throws not_logged_in (401) for a bad or expired token or session, for a sign-in that has ended or that
 *   staff have not used for too long, and for one older than the account's last sign-out everywhere;
 *   user_issue_contact_admin (401) if the account no longer exists (rule 6.16); not_valid_user_type and
 *   require_approval (403)
 */
export async function callerOf(credentials: Credentials, services: PeopleServices): Promise<Caller | null> {
  const { db } = services;
  const signIn = await shownSignIn(credentials, services);
  if (!signIn) return null;
  const [user, family] = await Promise.all([
    db.users.findById(signIn.uid),
    signIn.form === 'tokens' ? db.tokenFamilies.find(signIn.id) : null,
  ]);
  if (!user) throw notSignedIn('user_issue_contact_admin');
  if (signIn.form === 'tokens' && family?.uid !== user.id) throw notSignedIn();
  // By the family, not its token: a refresh under way during the sign-out issues a token after it.
  if ((family?.startedAt ?? signIn.at) < (user.signedOutAt ?? 0)) throw notSignedIn();
  admit(user);
  const used = family ? { ...signIn, seenAt: family.seenAt ?? family.startedAt } : signIn;
  await requireInUse(user, used.seenAt, services);
  return { user, signIn: used };
}

/**
 * Checks again that a sign-in has not been ended since it was read.
 * @throws as `callerOf` does; not_logged_in (401) if it has
 */
export async function requireNotEnded(credentials: Credentials, services: PeopleServices): Promise<void> {
  const caller = await callerOf(credentials, services);
  if (!caller) throw notSignedIn();
  const { form, uid, id } = caller.signIn;
  if (form === 'session' && !(await services.db.webSessions.has(uid, id))) throw notSignedIn();
}

/** The sign-in that a token or session itself claims. @throws not_logged_in (401) for a bad or expired one */
export async function shownSignIn(
  { bearer, session }: Credentials,
  services: PeopleServices,
): Promise<SignIn | null> {
  if (bearer) {
    const { family, ...claims } = await verifyAccessToken(bearer, services);
    return { form: 'tokens', id: family, seenAt: claims.at, ...claims };
  }
  if (!session?.uid) return null;
  const { uid, startedAt: at = 0, handle: id = '', provenAt = null } = session;
  if (services.clock.now() >= sessionEnd(at)) throw notSignedIn();
  return { form: 'session', uid, at, id, provenAt, seenAt: session.seenAt ?? at };
}

/** The token of an Authorization header, or null. */
export function bearerToken(authorization: string | undefined): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(authorization ?? '');
  return match?.[1] ?? null;
}
