import { type Actor, notSignedIn } from '@wayfare/shared';

/**
 * The actor of a call that requires a login, with the booking form's own message (rule 5.1). @throws
 * must_login (401)
 */
export function requireLogin(actor: Actor | null): Actor {
  if (!actor) throw notSignedIn('must_login');
  return actor;
}
