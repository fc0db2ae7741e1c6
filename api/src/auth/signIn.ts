import { DomainError, forbidden, invalid, loginProblem } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';
import { admit } from './admit.js';
import { mailLink } from './mailedLink.js';
import { passwordMatches } from './passwords.js';

/**
 * The user with this email and password. Whether an account exists cannot be told from the answer or its time. Who knows
 * the password of an account whose address is not confirmed gets the mail again, in `locale` (rule 5.25).
 * @throws login_validate_error (400), login_error (401), require_approval or email_verify_message (403)
 */
export async function signIn(
  input: { email: string; password: string },
  locale: string,
  services: Services,
): Promise<StoredUser> {
  const { db, clock } = services;
  const problem = loginProblem(input);
  if (problem) throw invalid(problem);
  const user = await db.users.findByEmail(input.email);
  const hash = user ? await db.credentials.passwordHashOf(user.id) : null;
  if (!(await passwordMatches(hash, input.password)) || !user) throw new DomainError('login_error', 401);
  admit(user);
  const { email_verify } = await db.settings.settings();
  if (email_verify && !user.emailVerified) {
    await mailLink('verify', user, { id: `verify:${user.id}:${clock.now()}`, locale }, services);
    throw forbidden('email_verify_message');
  }
  return user;
}
