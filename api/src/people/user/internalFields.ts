/** Internal fields that never leave the repository. */
export const INTERNAL = {
  search: 0,
  wallet: 0,
  savedFor: 0,
  claimedAt: 0,
  nextClaimedAt: 0,
  contactReverts: 0,
  contactWork: 0,
  contactProposal: 0,
  webhookEvents: 0,
} as const;
