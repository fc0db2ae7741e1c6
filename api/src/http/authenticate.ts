import { type Actor, forbidden, notSignedIn } from '@wayfare/shared';
import type { Request } from 'express';
import { verifyAccessToken } from '../auth/accessToken.js';
import type { SignInSession } from '../auth/session.js';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';

/**
 * The user a request is made by, from its bearer token or its session, or null.
 * @throws not_logged_in for a bad or expired token; require_approval for an account that is not approved
 */
export async function signedInUser(request: Request, services: Services): Promise<StoredUser | null> {
  const bearer = bearerToken(request);
  const user = await ownerOf({ bearer, session: request.session }, services);
  if (!user && bearer) throw notSignedIn();
  if (user && !user.approved) throw forbidden('require_approval');
  return user;
}

/**
 * The account of a bearer token or, without one, of a session. Null when there is none, or when the sign-in is worth
 * nothing any more: the account is deleted, or was signed out everywhere since.
 * @throws not_logged_in for a bad or expired token
 */
export async function ownerOf(
  { bearer, session }: { bearer: string | null; session: Partial<SignInSession> | undefined },
  services: Services,
): Promise<StoredUser | null> {
  const signIn = bearer
    ? await verifyAccessToken(bearer, services)
    : session?.uid
      ? { uid: session.uid, at: session.startedAt ?? 0 }
      : null;
  const user = signIn && (await services.db.users.findById(signIn.uid));
  return user && signIn.at >= (user.signedOutAt ?? 0) ? user : null;
}

function bearerToken(request: Request): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '');
  return match?.[1] ?? null;
}

/** The actor of a call that demands a login with the booking form's own message (rule 5.1). @throws must_login (401) */
export function requireLogin(actor: Actor | null): Actor {
  if (!actor) throw notSignedIn('must_login');
  return actor;
}
