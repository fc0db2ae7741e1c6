import { contactFields, DomainError, invalid, isEmail, unavailable, cleanEmail } from '@wayfare/shared';
import { isDuplicateKey, isDuplicateOf } from '../../platform/database/duplicateKey.js';
import type { PeopleServices } from '../services.js';
import { pendingEvent } from '../../messages/webhook/pendingEvents.js';
import { freeReferralId } from './freeReferralId.js';
import { PROOF } from './provenContact.repository.js';
import type { StoredUser } from './storedUser.js';

/** An email address and a phone number in the stored form. */
interface Contacts {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
}

/**
 * @throws user_exists (409) when another user has proved the email or mobile; proper_email (400);
 *   email_or_mobile_issue (503) when that cannot be looked up (rules 5.32, 5.39)
 */
export async function requireFree(
  contact: Contacts,
  except: string | undefined,
  services: PeopleServices,
): Promise<void> {
  if (contact.email && !isEmail(contact.email)) throw invalid('proper_email', { email: 'proper_email' });
  await lookedUp(() => requireUnused(contact, except, services));
}

/**
 * The accounts that have proved this email or mobile (rule 7.10). @throws email_or_mobile_issue (503) when
 * they cannot be looked up
 */
export const accountsWith = (contact: Contacts, { db }: PeopleServices): Promise<StoredUser[]> =>
  lookedUp(() => db.users.findByContact(contact));

/** Converts an outage to the error for the caller: it is unknown whether the contact is in use. */
async function lookedUp<T>(lookup: () => Promise<T>): Promise<T> {
  try {
    return await lookup();
  } catch (error) {
    throw error instanceof DomainError ? error : unavailable('email_or_mobile_issue', error);
  }
}

/**
 * @throws user_exists (409) when staff made another account for this contact, which nobody can sign in to
 *   yet: a colleague, or the same person, would add it twice (rule 5.39)
 */
export async function requireNotMade(
  contact: Contacts,
  except: string | undefined,
  { db }: PeopleServices,
): Promise<void> {
  for (const field of contactFields) {
    const value = contact[field];
    if (value && (await db.users.isMade(field, value, except))) throw inUse(field);
  }
}

/** The refusal of a contact that another user has proved, or of a form that was sent before (rule 5.32). */
export const inUse = (field: keyof Contacts) =>
  new DomainError('user_exists', 409, { [field]: 'user_exists' });

async function requireUnused(
  contact: Contacts,
  except: string | undefined,
  { db, clock }: PeopleServices,
): Promise<void> {
  const taken = (await db.users.findByContact(contact)).filter((user) => user.id !== except);
  const email = contact.email && cleanEmail(contact.email);
  if (taken.length > 0) throw inUse(email && taken.some((user) => user.email === email) ? 'email' : 'mobile');
  // A recently changed contact may still be restored to its user.
  for (const [field, value] of [
    ['email', email],
    ['mobile', contact.mobile],
  ] as const)
    if (value && (await db.users.isContactReserved(value, clock.now(), except))) throw inUse(field);
}

/** How long the process that stores a user does the work after it exclusively, in ms. */
const GRACE_MS = 10_000;

/**
 * Stores a new user. If the owner has proved a contact, accounts that only name it lose it afterwards:
 * `finishContactWork`. Returns the user as stored: with another referral id if two users got the same one at
 * the same time. @throws user_exists (409) when another account has proved the email or mobile
 */
export async function insertUser(user: StoredUser, services: PeopleServices): Promise<StoredUser> {
  const events =
    user.usertype === 'driver' ? await pendingEvent('driver.registered', undefined, services) : [];
  try {
    const proved = contactFields.filter((field) => user[field] && user[PROOF[field]]);
    const work = proved.length > 0 ? { dueAt: services.clock.now() + GRACE_MS, proved } : undefined;
    await services.db.users.insert(user, events, work);
    return user;
  } catch (error) {
    if (isDuplicateOf(error, 'referralId'))
      return insertUser({ ...user, referralId: await freeReferralId(user.firstName, services) }, services);
    if (isDuplicateKey(error)) throw inUse(isDuplicateOf(error, 'mobile') ? 'mobile' : 'email');
    throw error;
  }
}
