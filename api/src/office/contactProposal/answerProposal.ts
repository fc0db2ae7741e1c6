import { actorOf, invalid, type ProposalPreview } from '@wayfare/shared';
import { openProposal } from '../../people/contact/proposeContacts.js';
import type { StoredProposal, UserWithContacts } from '../../people/user/contactState.js';
import { PROOF } from '../../people/user/provenContact.repository.js';
import { hashOf, isSameSecret } from '../../platform/secret.js';
import type { OfficeServices } from '../services.js';
import { previewOf } from './contactProposal.presenter.js';
import { applyProposal, endProposal } from './decideProposal.js';

/**
 * Returns what a link sent to a previous contact decides on.
 * @throws link_invalid (400) for a link that is unknown, decided or expired, or whose contact the account no
 *   longer has
 */
export async function previewProposal(token: string, services: OfficeServices): Promise<ProposalPreview> {
  return previewOf((await findByLink(token, services)).proposal);
}

/**
 * The owner of a previous contact confirms proposed contacts, or refuses them, once. The audit log records
 * the answer as the owner's. @throws link_invalid (400); user_exists (409)
 */
export async function answerProposal(
  token: string,
  isConfirmed: boolean,
  services: OfficeServices,
): Promise<void> {
  const { auditTrail, clock, newId, log } = services;
  const { user } = await findByLink(token, services);
  const hash = hashOf(token);
  const given = (stored: UserWithContacts, proposal: StoredProposal) => {
    if (!isLinkOf(stored, proposal, hash)) throw invalid('link_invalid');
  };
  const entry = {
    id: newId(),
    at: clock.now(),
    action: isConfirmed ? 'confirm' : 'refuse',
    resource: 'contactproposals',
    record: user.id,
  } as const;
  await auditTrail.begin(entry, actorOf(user));
  try {
    await (isConfirmed ? applyProposal : endProposal)(user.id, given, services);
  } catch (error) {
    await auditTrail.withdraw(entry.id);
    throw error;
  }
  await auditTrail.finish(entry.id, { ...entry, changes: [] });
  log.warn({ uid: user.id, isConfirmed }, 'the owner of an account answered a proposal for its contacts');
}

async function findByLink(
  token: string,
  { db, clock }: OfficeServices,
): Promise<{ user: UserWithContacts; proposal: StoredProposal }> {
  const hash = hashOf(token);
  const user = await db.users.findByProposal(hash);
  const proposal = user && openProposal(user, clock.now());
  if (!proposal || !isLinkOf(user, proposal, hash)) throw invalid('link_invalid');
  return { user, proposal };
}

/** Whether a link was sent to a contact that the owner of the account still has and has proved. */
const isLinkOf = (user: UserWithContacts, { links }: StoredProposal, hash: string): boolean =>
  links.some((link) => isSameSecret(link.hash, hash) && Boolean(user[link.field] && user[PROOF[link.field]]));
