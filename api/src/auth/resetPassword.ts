import { invalid, passwordProblem } from '@wayfare/shared';
import { forEachOne } from '../scheduler/forEachOne.js';
import type { Services } from '../services.js';
import { placeOf } from './guessing/countGuess.js';
import type { CallOrigin } from './guessing/device.js';
import { mailLink } from './mailedLink.js';
import { hashPassword } from './passwords.js';
import { hashOf } from './secret.js';
import { signOutEverywhere } from './signOutEverywhere.js';

/** For how long whoever answers a request has it for itself, in ms: longer than the pause between two mails. */
const TAKEN_MS = 2 * 60_000;

/**
 * Notes that a new password is asked for an address (rules 2.21, 7.19). What it does, and how long it takes, is the
 * same whether or not there is an account and whether or not a mail will be sent: the scheduler decides that afterwards.
 */
export async function requestReset(
  typed: string,
  { locale, from }: { locale: string; from: CallOrigin },
  { db, clock }: Services,
): Promise<void> {
  const email = typed.trim().toLowerCase();
  // Each place by itself: a stranger's request must not stand in for one of the owner's.
  const id = hashOf(JSON.stringify([email, from.network, ...from.devices]));
  await db.emailLinks.addResetRequest({ id, email, from, locale }, clock.now());
}

/**
 * Mails a link to everybody who has asked and has an account, so many a day for each place. Cut off at any point it is done
 * again, with one mail.
 */
export async function answerResetRequests(services: Services, limit: number): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await forEachOne(await db.emailLinks.takeResetRequests(now, now + TAKEN_MS, limit), async (request) => {
    const user = await db.users.findByEmail(request.email);
    if (user && (await mayMail(user.id, request.from, services))) {
      const mail = { id: `reset:${user.id}:${request.at}`, locale: request.locale };
      await mailLink('reset', user, mail, services);
    }
    await db.emailLinks.finishResetRequest(request);
  });
}

/** Counts a mail. Nobody is told that there were too many: that would say that there is an account. */
async function mayMail(uid: string, from: CallOrigin, services: Services): Promise<boolean> {
  const account = await placeOf(uid, from, services);
  const { refusedForMs } = await services.budgets.trySpend('recoveryMail', { account });
  if (refusedForMs !== null) services.log.warn({ uid }, 'too many mails for a new password were asked for');
  return refusedForMs === null;
}

/**
 * Sets a new password by a mailed link, once, and signs the account out everywhere. Who can read the mail has the address:
 * it counts as confirmed.
 * @returns the account's id
 * @throws password_alphaNumeric_check (400); link_invalid (400) when it is unknown, used or too old
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  services: Services,
): Promise<string> {
  const { db, clock } = services;
  const problem = passwordProblem(password);
  if (problem) throw invalid(problem, { password: problem });
  const hash = hashOf(token);
  // Hashing a password is costly: not for links that are made up.
  if (!(await db.emailLinks.find('reset', hash, clock.now()))) throw invalid('link_invalid');
  const passwordHash = await hashPassword(password);
  const owner = await db.emailLinks.take('reset', hash, clock.now());
  // Sign-ins end before the password changes: should this process die in between, none of them is left with the new one.
  const ends = { signedOutAt: clock.now() };
  if (!owner || !(await db.users.confirmEmail(owner.uid, owner.email, ends))) throw invalid('link_invalid');
  await db.credentials.setPasswordHash(owner.uid, passwordHash);
  // The address may have been taken back at the same moment, and with it the right to choose a password.
  if ((await db.users.findById(owner.uid))?.email !== owner.email) {
    await db.credentials.endPassword(owner.uid);
    throw invalid('link_invalid');
  }
  // Again: the old password may have signed somebody in meanwhile.
  await signOutEverywhere(owner.uid, services);
  // Whoever knew the old password is a stranger from now on.
  await db.knownPlaces.removeOf(owner.uid);
  services.log.info({ uid: owner.uid }, 'a password was reset');
  return owner.uid;
}
