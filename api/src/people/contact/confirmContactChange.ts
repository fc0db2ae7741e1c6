import { conflict, DomainError, invalid, isLoginCode } from '@wayfare/shared';
import { hashOf, isSameSecret } from '../../platform/secret.js';
import { admit } from '../user/admit.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { PeopleServices } from '../services.js';
import { requireFree } from '../user/insertUser.js';
import { PROOF } from '../user/provenContact.repository.js';
import type { StoredUser } from '../user/storedUser.js';
import { contactChangeOf } from './contactChange.js';
import { finishContactWork } from './finishContactWork.js';
import type { PendingChange } from './pendingChange.js';
import { hashOfContactCode } from './requestContactChange.js';

/** How many times a code may be tried. */
const MOST_GUESSES = 5;

/**
 * Sets the email address that a link was mailed to. Ends every sign-in; the previous address can undo the
 * change.
 * @throws link_invalid (400) for a link that is unknown, expired or replaced, or if the account signed out
 *   everywhere since
 */
export async function confirmByLink(token: string, services: PeopleServices): Promise<StoredUser> {
  const pending = await services.db.pendingContacts.findByLink(hashOf(token), services.clock.now());
  if (!pending) throw invalid('link_invalid');
  return takeEffect(pending, invalid('link_invalid'), services);
}

/**
 * Sets the phone number that a code was sent to, as `confirmByLink` does. A code allows five guesses,
 * including concurrent ones.
 * @throws otp_validate_error, login_code_expired or login_code_wrong (400)
 */
export async function confirmByCode(uid: string, otp: string, services: PeopleServices): Promise<StoredUser> {
  if (!isLoginCode(otp)) throw invalid('otp_validate_error', { otp: 'otp_validate_error' });
  const { db, clock } = services;
  const expired = invalid('login_code_expired', { otp: 'login_code_expired' });
  const pending = await db.pendingContacts.guess(uid, 'mobile', clock.now(), MOST_GUESSES);
  if (!pending) throw expired;
  const given = hashOfContactCode(pending, otp, services);
  if (!isSameSecret(given, pending.hash)) throw invalid('login_code_wrong', { otp: 'login_code_wrong' });
  return takeEffect(pending, expired, services);
}

async function takeEffect(
  { uid, field, value, from, requestedAt }: PendingChange,
  outdated: DomainError,
  services: PeopleServices,
): Promise<StoredUser> {
  const { db, clock, newId } = services;
  await requireFree({ [field]: value }, uid, services);
  const parts = { id: newId(), now: clock.now(), by: 'owner' } as const;
  try {
    const user = await db.users.changeFollowed(uid, parts.now, (stored) => {
      admit(stored);
      // An event that ended the account's sign-ins also invalidates this request.
      if ((stored[field] ?? null) !== from || requestedAt < (stored.signedOutAt ?? 0)) throw outdated;
      if (stored[field] === value) {
        // A contact that the account only named so far.
        const changes = { [PROOF[field]]: true, signedOutAt: parts.now };
        return { changes, notices: [], proved: [field], ends: parts.id };
      }
      return contactChangeOf(stored, { [field]: value }, parts, services);
    });
    if (!user) throw outdated;
    await finishContactWork(uid, services);
    if (field === 'mobile') await services.afterMobileVerified(uid);
    return user;
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('user_exists');
    throw error;
  }
}
