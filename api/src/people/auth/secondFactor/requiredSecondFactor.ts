import { conflict, forbidden, isStaff } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { relyingPartyOf } from '../passkey/relyingParty.js';

type Person = Pick<StoredUser, 'id' | 'usertype'>;

/** The second factors of an account. */
export interface SecondFactors {
  /** A code of an authenticator app, or a recovery code. */
  authenticator: boolean;
  passkey: boolean;
}

/** The second factors an account has. A passkey counts only if it works at this site's host name. */
export async function secondFactorsOf(uid: string, { db, config }: PeopleServices): Promise<SecondFactors> {
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);
  const [authenticator, passkey] = await Promise.all([
    db.secondFactors.find(uid),
    relyingParty !== null && db.passkeys.hasAny(uid, relyingParty.id),
  ]);
  return { authenticator: authenticator?.isEnabled ?? false, passkey };
}

/** Whether an account must have a second factor. Not in demo mode, which does not allow setting one up. */
export async function requiresSecondFactor({ usertype }: Person, { db }: PeopleServices): Promise<boolean> {
  if (!isStaff(usertype)) return false;
  const { requireStaffSecondFactor, AllowCriticalEditsAdmin } = await db.settings.settings();
  return requireStaffSecondFactor && AllowCriticalEditsAdmin;
}

/**
 * @throws second_factor_required (403) for an account that must set up a second factor before it can do
 *   anything else
 */
export async function requireSecondFactor(person: Person, services: PeopleServices): Promise<void> {
  if (!(await requiresSecondFactor(person, services))) return;
  if (!(await hasSecondFactor(person.id, services))) throw forbidden('second_factor_required');
}

/**
 * An admin who requires a second factor of all staff must have one, so that they do not lock all staff out.
 * @throws own_second_factor_first (409)
 */
export async function requireOwnSecondFactor(uid: string, services: PeopleServices): Promise<void> {
  if (!(await hasSecondFactor(uid, services))) throw conflict('own_second_factor_first');
}

async function hasSecondFactor(uid: string, services: PeopleServices): Promise<boolean> {
  const { authenticator, passkey } = await secondFactorsOf(uid, services);
  return authenticator || passkey;
}
