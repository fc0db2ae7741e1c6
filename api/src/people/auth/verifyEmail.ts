import { invalid } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import { hashOf } from '../../platform/secret.js';

/**
 * Confirms the address to which a link was mailed (rule 5.25). The link can be opened again until it expires,
 * which changes nothing.
 * @throws link_invalid (400) when it is unknown or expired, or the account now has another address
 */
export async function verifyEmail(token: string, { db, clock }: PeopleServices): Promise<void> {
  const owner = await db.emailLinks.find('verify', hashOf(token), clock.now());
  if (!owner || !(await db.users.confirmEmail(owner.uid, owner.email))) throw invalid('link_invalid');
}
