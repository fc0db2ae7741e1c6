import { conflict, invalid, isEmail } from '@wayfare/shared';
import { isDuplicateKey } from '../database/duplicateKey.js';
import type { Services } from '../services.js';
import type { StoredUser } from './storedUser.js';

/** @throws user_exists (409) when the email or mobile belongs to another user; proper_email (400) */
export async function requireFree(
  contact: { email?: string | null; mobile?: string | null },
  { db, clock }: Services,
  except?: string,
): Promise<void> {
  if (contact.email && !isEmail(contact.email)) throw invalid('proper_email', { email: 'proper_email' });
  const taken = (await db.users.findByContact(contact)).filter((user) => user.id !== except);
  if (taken.length > 0) throw conflict('user_exists');
  // A recently changed contact may still be restored to its user.
  for (const value of [contact.email?.trim().toLowerCase(), contact.mobile])
    if (value && (await db.users.isContactReserved(value, clock.now(), except)))
      throw conflict('user_exists');
}

/** Stores a new user. @throws user_exists (409) when a concurrent request took the email or mobile */
export async function insertUser(user: StoredUser, { db }: Services): Promise<void> {
  try {
    await db.users.insert(user);
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('user_exists');
    throw error;
  }
}
