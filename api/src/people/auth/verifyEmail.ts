import { invalid } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import { hashOf } from '../../platform/secret.js';

/**
 * Confirms the address a link was mailed to (rule 5.25). The link can be opened repeatedly until it expires:
 * the address simply stays confirmed.
 * @throws link_invalid (400) when it is unknown or expired, or the account now has another address
 */
export async function verifyEmail(token: string, { db, clock }: PeopleServices): Promise<void> {
  const owner = await db.emailLinks.find('verify', hashOf(token), clock.now());
  if (!owner || !(await db.users.confirmEmail(owner.uid, owner.email))) throw invalid('link_invalid');
}
