import { invalid } from '@wayfare/shared';
import { hasWayIn } from '../contact/provenContact.js';
import type { PeopleServices } from '../services.js';
import { hashPassword } from './passwords.js';
import { signOutEverywhere } from './signOutEverywhere.js';

/**
 * Sets the first password of an account through a link that staff handed over, once. It proves no contact,
 * and opens no account that its owner can enter already or whose contacts were proved or changed since.
 * @returns the account's id; null if the link is unknown, used or expired
 * @throws link_invalid (400) when the account is somebody's by now
 */
export async function acceptHandedLink(
  { hash, password }: { hash: string; password: string },
  services: PeopleServices,
): Promise<string | null> {
  const { db, clock } = services;
  if (!(await db.emailLinks.find('handed', hash, clock.now()))) return null;
  const passwordHash = await hashPassword(password);
  const owner = await db.emailLinks.take('handed', hash, clock.now());
  if (!owner) return null;
  const user = await db.users.findById(owner.uid);
  const isUnused = user && user.email === owner.email && !user.emailVerified && !user.mobileVerified;
  if (!isUnused || (await hasWayIn(user, services))) throw invalid('link_invalid');
  await signOutEverywhere(user.id, services);
  await db.credentials.setPasswordHash(user.id, passwordHash);
  services.log.info({ uid: user.id }, 'a first password was chosen with a link from staff');
  return user.id;
}
