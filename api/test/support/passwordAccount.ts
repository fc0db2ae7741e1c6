import { hashPassword } from '../../src/people/auth/passwords.js';
import { aUser } from './builders.js';
import type { TestApp } from './testApp.js';

/** The password of accounts made here. */
export const PASSWORD = 'Correct*horse1';

/** Stores a rider who signs in with `PASSWORD`. */
export async function passwordAccount({ services: { db } }: TestApp) {
  const user = aUser('rider');
  await db.users.insert(user);
  await db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
  return user;
}
