import { type Actor, notSignedIn } from '@wayfare/shared';
import type { Request } from 'express';
import { verifyAccessToken } from '../auth/accessToken.js';
import { admit } from '../auth/admit.js';
import type { SignInForm } from '../auth/secondFactor/challenge.js';
import type { SignInSession } from '../auth/session.js';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';

/**
 * The user a request is made by, from its bearer token or its session, or null.
 * @throws as `ownerOf` does
 */
export function signedInUser(request: Request, services: Services): Promise<StoredUser | null> {
  return ownerOf(credentialsOf(request), services);
}

/**
 * The sign-in a request is made with, or null.
 * @throws as `signInOf` does
 */
export function signInOfRequest(request: Request, services: Services): Promise<SignIn | null> {
  return signInOf(credentialsOf(request), services);
}

const credentialsOf = (request: Request): Credentials => ({
  bearer: bearerToken(request.get('authorization')),
  session: request.session,
});

/** A sign-in of an account: a session of the web, or a family of tokens. Times are ms timestamps. */
export interface SignIn {
  form: SignInForm;
  uid: string;
  /** When the session or the token began. */
  at: number;
  /** The session's handle or the tokens' family; null for a token that belongs to none. */
  id: string | null;
  /** When its owner last proved who they are; null where they have not. */
  provenAt: number | null;
}

/** What somebody shows who says to be signed in. */
interface Credentials {
  bearer: string | null;
  session: Partial<SignInSession> | undefined;
}

/**
 * The account of a bearer token or, without one, of a session; null when there is neither.
 * @throws not_logged_in (401) for a token that is bad or expired, and for a sign-in older than the account's last sign-out
 *   everywhere; user_issue_contact_admin (401) where there is no account any more (rule 6.16); not_valid_user_type and
 *   require_approval (403)
 */
export async function ownerOf(
  { bearer, session }: Credentials,
  services: Services,
): Promise<StoredUser | null> {
  const signIn = await signInOf({ bearer, session }, services);
  if (!signIn) return null;
  const user = await services.db.users.findById(signIn.uid);
  if (!user) throw notSignedIn('user_issue_contact_admin');
  if (signIn.at < (user.signedOutAt ?? 0)) throw notSignedIn();
  return admit(user);
}

/**
 * The sign-in of a bearer token or a session; null when there is neither.
 * @throws not_logged_in (401) for a token that is bad or expired
 */
export async function signInOf({ bearer, session }: Credentials, services: Services): Promise<SignIn | null> {
  if (!bearer) return ofSession(session);
  const { family, ...claims } = await verifyAccessToken(bearer, services);
  return { form: 'tokens', id: family, ...claims };
}

const ofSession = (session: Partial<SignInSession> | undefined): SignIn | null =>
  session?.uid
    ? {
        form: 'session',
        uid: session.uid,
        at: session.startedAt ?? 0,
        id: session.handle ?? null,
        provenAt: session.provenAt ?? null,
      }
    : null;

/** The bearer token of an Authorization header; null when there is none. */
export function bearerToken(authorization: string | undefined): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(authorization ?? '');
  return match?.[1] ?? null;
}

/** The actor of a call that demands a login with the booking form's own message (rule 5.1). @throws must_login (401) */
export function requireLogin(actor: Actor | null): Actor {
  if (!actor) throw notSignedIn('must_login');
  return actor;
}
