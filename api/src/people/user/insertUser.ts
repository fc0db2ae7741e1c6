import { DomainError, invalid, isEmail, unavailable, cleanEmail } from '@wayfare/shared';
import { isDuplicateKey, isDuplicateOf } from '../../platform/database/duplicateKey.js';
import type { PeopleServices } from '../services.js';
import { pendingEvent } from '../../messages/webhook/pendingEvents.js';
import type { StoredUser } from './storedUser.js';

/** An email address and a phone number in the stored form. */
interface Contacts {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
}

/**
 * @throws user_exists (409) when the email or mobile belongs to another user; proper_email (400);
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
 * The accounts with this email or mobile (rule 7.10). @throws email_or_mobile_issue (503) when they cannot be
 * looked up
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

const inUse = (field: keyof Contacts) => new DomainError('user_exists', 409, { [field]: 'user_exists' });

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

/** Stores a new user. @throws user_exists (409) when a concurrent request took the email or mobile */
export async function insertUser(user: StoredUser, services: PeopleServices): Promise<void> {
  const events =
    user.usertype === 'driver' ? await pendingEvent('driver.registered', undefined, services) : [];
  try {
    await services.db.users.insert(user, events);
  } catch (error) {
    if (isDuplicateKey(error)) throw inUse(isDuplicateOf(error, 'mobile') ? 'mobile' : 'email');
    throw error;
  }
}
