import { invalid } from '@wayfare/shared';
import { recordProof } from '../contact/provenContact.js';
import type { PeopleServices } from '../services.js';
import { hashOf } from '../../platform/secret.js';

/**
 * Confirms the address to which a link was mailed (rule 5.25). The link can be opened again until it expires,
 * which changes nothing.
 * @throws link_invalid (400) when it is unknown or expired, or the account now has another address
 */
export async function verifyEmail(token: string, services: PeopleServices): Promise<void> {
  const owner = await services.db.emailLinks.find('verify', hashOf(token), services.clock.now());
  if (!owner) throw invalid('link_invalid');
  const proof = { id: owner.uid, field: 'email', value: owner.email } as const;
  if (!(await recordProof(proof, {}, services))) throw invalid('link_invalid');
}
