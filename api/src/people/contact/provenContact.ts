import { conflict, type ContactField } from '@wayfare/shared';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { PeopleServices } from '../services.js';
import { PROOF } from '../user/provenContact.repository.js';
import type { StoredUser } from '../user/storedUser.js';
import { finishContactWork } from './finishContactWork.js';

/** How many accounts without a way to sign in are considered for one contact. */
const MOST_MADE = 10;
/** How many accounts that name an address its reader may sign in to, the oldest first. */
export const MOST_NAMERS = 5;

/**
 * The account that a contact identifies: the one whose owner has proved it, or else one that staff made for
 * it and that nobody can sign in to yet. An account that only names the contact is somebody else's until
 * then.
 */
export async function accountOfContact(
  field: ContactField,
  value: string,
  services: PeopleServices,
): Promise<StoredUser | null> {
  const { db } = services;
  const owner = await db.users.findByProven(field, value);
  if (owner) return owner;
  for (const made of await db.users.findMadeFor(field, value, MOST_MADE))
    if (!(await hasWayIn(made, services))) return made;
  return null;
}

/** Whether someone could sign in to an account without proving a contact. */
export const hasWayIn = async (user: StoredUser, services: PeopleServices): Promise<boolean> =>
  (await services.db.credentials.passwordHashOf(user.id)) !== null || hasOtherWayIn(user, services);

/** Whether someone could sign in to an account with neither a contact nor a password. */
export async function hasOtherWayIn(user: StoredUser, services: PeopleServices): Promise<boolean> {
  if ((user.socialIds ?? []).length > 0) return true;
  const [authenticator, passkeys] = await Promise.all([
    services.db.secondFactors.find(user.id),
    services.db.passkeys.listOf(user.id, 1),
  ]);
  return authenticator !== null || passkeys.length > 0;
}

/**
 * Records that the owner of an account has proved a contact, and does the work that was waiting for this. On
 * a first proof, every account that only names the contact loses it, with a notice there. Links that were
 * mailed to an account nobody could sign in to end: whoever has them did not prove anything.
 * @returns the account; null if it has another contact by now
 * @throws user_exists (409) if another account has proved the contact
 */
export async function recordProof(
  { id, field, value }: { id: string; field: ContactField; value: string },
  more: Pick<StoredUser, 'signedOutAt'>,
  services: PeopleServices,
): Promise<StoredUser | null> {
  const { db, clock } = services;
  try {
    const proof = await db.users.recordProof({ id, field, value }, clock.now(), more);
    if (!proof) return null;
    if (proof.isFirst) await finishContactWork(id, services);
    if (field === 'mobile') await services.afterMobileVerified(id);
    return proof.user;
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('user_exists');
    throw error;
  }
}

/** Signs the prover in to an account that was made for them: links mailed to it before end. */
export async function claimAccount(
  user: StoredUser,
  field: ContactField,
  services: PeopleServices,
): Promise<StoredUser | null> {
  const value = user[field];
  if (!value) return null;
  // Comes first: after a crash here, the account can still be claimed.
  if (!user[PROOF[field]]) await services.db.emailLinks.removeOf(user.id);
  return recordProof({ id: user.id, field, value }, {}, services);
}
