import { type Actor, conflict, invalid, notFound, passwordProblem } from '@wayfare/shared';
import { withOwnerNotice } from '../contact/withOwnerNotice.js';
import type { PeopleServices } from '../services.js';
import { hashPassword } from './passwords.js';
import { signOutEverywhere } from './signOutEverywhere.js';

/**
 * Sets another password for the caller, who has just proved their identity, signs the account out everywhere
 * and notifies its owner.
 * @throws the key of the broken password rule (400); wrong_state (409) for an account without an email, which
 *   cannot sign in with a password
 */
export async function changePassword(
  { uid }: Actor,
  password: string,
  services: PeopleServices,
): Promise<void> {
  const { db } = services;
  const { passwordRule } = await db.settings.settings();
  const problem = passwordProblem(password, passwordRule);
  if (problem) throw invalid(problem, { password: problem });
  const user = await db.users.findById(uid);
  if (!user) throw notFound();
  if (!user.email) throw conflict();
  const passwordHash = await hashPassword(password);
  await withOwnerNotice(
    uid,
    'password_changed',
    async () => {
      // Sign-ins end before the password changes: after a crash in between, none of them survives into the
      // new password.
      await signOutEverywhere(uid, services);
      await db.credentials.setPasswordHash(uid, passwordHash);
      // Again, because the old password may have been used to sign in meanwhile.
      await signOutEverywhere(uid, services);
      // Devices that were known with the old password count as new from now on.
      await db.knownPlaces.removeOf(uid);
    },
    services,
  );
  services.log.info({ uid }, 'a password was changed');
}
