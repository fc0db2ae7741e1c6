import {
  contactFields,
  type ContactProposal,
  fullName,
  maskedContact,
  type ProposalPreview,
  type ProposedChange,
  shownContact,
} from '@wayfare/shared';
import type { StoredProposal, UserWithContacts } from '../../people/user/contactState.js';
import type { OfficeServices } from '../services.js';

/** Every response with proposals to staff is built here. Demo mode hides the contacts (rule 6.22). */
export async function presentProposals(
  users: readonly UserWithContacts[],
  { db }: OfficeServices,
): Promise<ContactProposal[]> {
  const settings = await db.settings.settings();
  const proposals = users.flatMap((user) =>
    user.contactProposal ? [{ user, proposal: user.contactProposal }] : [],
  );
  const ids = proposals.flatMap(({ proposal: { by, identified } }) => [by, identified?.by ?? by]);
  const people = new Map((await db.users.findMany([...new Set(ids)])).map((one) => [one.id, one]));
  const nameOf = (uid: string) => {
    const person = people.get(uid);
    return person ? fullName(person) : '';
  };
  return proposals.map(({ user, proposal }) => {
    const { by, at, expiresAt, links, identified } = proposal;
    const { way, note } = identified ?? {};
    return {
      id: user.id,
      userName: fullName(user),
      usertype: user.usertype,
      changes: changesOf(proposal, (contact) => shownContact(contact, user.usertype, settings) ?? null),
      by,
      byName: nameOf(by),
      at,
      expiresAt,
      asked: links.map(({ field }) => field),
      identified:
        identified && way && note
          ? { way, note, by: identified.by, byName: nameOf(identified.by), at: identified.at }
          : null,
    };
  });
}

/** What the owner of a previous contact sees. */
export const previewOf = (proposal: StoredProposal): ProposalPreview => ({
  changes: changesOf(proposal, maskedContact),
  at: proposal.at,
  expiresAt: proposal.expiresAt,
});

function changesOf(
  { contacts, from }: StoredProposal,
  show: (contact: string | null) => string | null,
): ProposedChange[] {
  return contactFields
    .filter((field) => field in contacts)
    .map((field) => ({ field, from: show(from[field] ?? null), to: show(contacts[field] ?? null) }));
}
