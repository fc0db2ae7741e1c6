import { type Actor, forbidden, notSignedIn } from '@wayfare/shared';
import type { Request } from 'express';
import { verifyAccessToken } from '../auth/accessToken.js';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';

declare module 'express-session' {
  interface SessionData {
    uid: string;
  }
}

/**
 * The user a request is made by, from its bearer token or its session, or null.
 * @throws not_logged_in for a bad or expired token; require_approval for an account that is not approved
 */
export async function signedInUser(request: Request, services: Services): Promise<StoredUser | null> {
  const bearer = bearerToken(request);
  const uid = bearer ? await verifyAccessToken(bearer, services) : request.session?.uid;
  if (!uid) return null;
  const user = await services.db.users.findById(uid);
  // A deleted account's tokens and sessions are worth nothing any more.
  if (!user) {
    if (bearer) throw notSignedIn();
    return null;
  }
  if (!user.approved) throw forbidden('require_approval');
  return user;
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
