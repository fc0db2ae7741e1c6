import type { UserWithContacts } from '../../people/user/contactState.js';

/** The fields of a proposal in the audit log; null without one. */
export function auditedProposal(user: UserWithContacts | null): object | null {
  const proposal = user?.contactProposal;
  if (!proposal) return null;
  const { contacts, by, identified } = proposal;
  return { ...contacts, by, identified: identified?.way ?? null, identifiedNote: identified?.note ?? null };
}
