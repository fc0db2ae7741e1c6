import { invalid, isEmail, passwordProblem, cleanEmail } from '@wayfare/shared';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { placeOf } from './guessing/countGuess.js';
import type { CallOrigin } from '../../platform/operation/caller.js';
import { mailLink } from '../contact/mailedLink.js';
import { hasOtherWayIn, MOST_NAMERS, recordProof } from '../contact/provenContact.js';
import { acceptHandedLink } from './acceptHandedLink.js';
import { hashPassword } from './passwords.js';
import { hashOf } from '../../platform/secret.js';
import { signOutEverywhere } from './signOutEverywhere.js';

/** How long one process holds a request exclusively, in ms: longer than the pause between two mails. */
const TAKEN_MS = 2 * 60_000;

/**
 * Stores a request for a new password (rules 2.21, 7.19). Its work and its response time are the same whether
 * or not the account exists and a mail will be sent: the scheduler decides that afterwards.
 * @throws proper_email (400)
 */
export async function requestReset(
  typed: string,
  { locale, from }: { locale: string; from: CallOrigin },
  { db, clock }: PeopleServices,
): Promise<void> {
  if (!isEmail(typed.trim())) throw invalid('proper_email', { email: 'proper_email' });
  const email = cleanEmail(typed);
  // Separate for each place: a stranger's request must not replace the owner's.
  const id = hashOf(JSON.stringify([email, from.network, ...from.devices]));
  await db.emailLinks.addResetRequest({ id, email, from, locale }, clock.now());
}

/**
 * Mails a link to each requested account that exists, up to a daily limit per place. After a crash at any
 * point it runs again, and still sends only one mail.
 */
export async function answerResetRequests(limit: number, services: PeopleServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await forEachOne(await db.emailLinks.takeResetRequests(now, now + TAKEN_MS, limit), async (request) => {
    const user = await accountToReset(request.email, services);
    if (user && (await mayMail(user.id, request.from, services))) {
      const mail = { id: `reset:${user.id}:${request.at}`, locale: request.locale };
      await mailLink('reset', user, mail, services);
    }
    await db.emailLinks.finishResetRequest(request);
  });
}

/**
 * The account whose password the reader of an address may choose: the one that has proved the address.
 * Without one, the oldest that names it, unless somebody could still sign in to that account in another way:
 * the reader would share it with whoever that is.
 */
async function accountToReset(email: string, services: PeopleServices): Promise<StoredUser | null> {
  const { users } = services.db;
  const owner = await users.findByProven('email', email);
  if (owner) return owner;
  for (const namer of await users.findNamers('email', email, MOST_NAMERS))
    if (!namer.mobileVerified && !(await hasOtherWayIn(namer, services))) return namer;
  return null;
}

/** Counts a mail. A refusal is never reported to the caller: it would reveal that the account exists. */
async function mayMail(uid: string, from: CallOrigin, services: PeopleServices): Promise<boolean> {
  const account = await placeOf(uid, from, services);
  const { refusedForMs } = await services.budgets.trySpend('recoveryMail', { account });
  if (refusedForMs !== null) services.log.warn({ uid }, 'too many password reset emails were requested');
  return refusedForMs === null;
}

/**
 * Sets a new password through a mailed link, once, and signs the account out everywhere. Reading the mail
 * proves that the user has the address, so it counts as confirmed. A link that staff handed over sets the
 * first password and proves nothing.
 * @returns the account's id
 * @throws the key of the broken password rule (400); link_invalid (400) when it is unknown, used or expired
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  services: PeopleServices,
): Promise<string> {
  const { db, clock } = services;
  const { passwordRule } = await db.settings.settings();
  const problem = passwordProblem(password, passwordRule);
  if (problem) throw invalid(problem, { password: problem });
  const hash = hashOf(token);
  // Hashing a password is expensive: do it only for links that exist.
  if (!(await db.emailLinks.find('reset', hash, clock.now()))) {
    const uid = await acceptHandedLink({ hash, password }, services);
    if (uid === null) throw invalid('link_invalid');
    return uid;
  }
  const passwordHash = await hashPassword(password);
  const owner = await db.emailLinks.take('reset', hash, clock.now());
  // Sign-ins end before the password changes: after a crash in between, none of them survives into the new
  // password.
  const ends = { signedOutAt: clock.now() };
  if (!owner) throw invalid('link_invalid');
  const proof = { id: owner.uid, field: 'email', value: owner.email } as const;
  if (!(await recordProof(proof, ends, services))) throw invalid('link_invalid');
  await db.credentials.setPasswordHash(owner.uid, passwordHash);
  // A concurrent undo may have restored the previous address and ended the right to choose a password.
  if ((await db.users.findById(owner.uid))?.email !== owner.email) {
    await db.credentials.endPassword(owner.uid);
    throw invalid('link_invalid');
  }
  // Again, because the old password may have been used to sign in during the reset.
  await signOutEverywhere(owner.uid, services);
  // Devices that were known with the old password count as new from now on.
  await db.knownPlaces.removeOf(owner.uid);
  services.log.info({ uid: owner.uid }, 'a password was reset');
  return owner.uid;
}
