import { DomainError, forbidden, invalid, loginProblem } from '@wayfare/shared';
import { accountSubjects } from '../../platform/budget/accountSubject.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { admit } from '../user/admit.js';
import { countGuess } from './guessing/countGuess.js';
import type { CallOrigin } from '../../platform/operation/caller.js';
import { mailLink } from '../contact/mailedLink.js';
import { MOST_NAMERS } from '../contact/provenContact.js';
import { passwordMatches } from './passwords.js';

/**
 * The user with this email and password. Neither the response nor its time reveals whether an account exists.
 * A user with the right password but an unconfirmed address gets the mail again, in `locale` (rule 5.25).
 * @throws login_validate_error (400), login_error (401), require_approval or email_verify_message (403),
 *   too_many_requests (429)
 */
export async function signIn(
  input: { email: string; password: string },
  { locale, from }: { locale: string; from: CallOrigin },
  services: PeopleServices,
): Promise<StoredUser> {
  const { db, clock } = services;
  const problem = loginProblem(input);
  if (problem) throw invalid(problem);
  const named = await accountsNamed(input.email, services);
  // The same work for accounts that do not exist: neither the response nor its time reveals which ones do.
  const account = named[0]?.id ?? accountSubjects(input).join();
  const user = await countGuess(
    account,
    from,
    () => accountWithPassword(named, input.password, services),
    undefined,
    services,
  );
  if (!user) throw new DomainError('login_error', 401);
  admit(user);
  const { email_verify } = await db.settings.settings();
  if (email_verify && !user.emailVerified) {
    await mailLink('verify', user, { id: `verify:${user.id}:${clock.now()}`, locale }, services);
    throw forbidden('email_verify_message');
  }
  return user;
}

/**
 * The accounts that an address may sign in to: the one that has proved it or, without one, those that name
 * it.
 */
async function accountsNamed(email: string, { db }: PeopleServices): Promise<StoredUser[]> {
  const owner = await db.users.findByProven('email', email);
  return owner ? [owner] : db.users.findNamers('email', email, MOST_NAMERS);
}

/** The account with this password. Compares one even if there is no account. */
async function accountWithPassword(
  accounts: readonly StoredUser[],
  password: string,
  { db }: PeopleServices,
): Promise<StoredUser | null> {
  if (accounts.length === 0) await passwordMatches(null, password);
  for (const account of accounts)
    if (await passwordMatches(await db.credentials.passwordHashOf(account.id), password)) return account;
  return null;
}
