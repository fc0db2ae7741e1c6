import type { HandoverSummary } from '@wayfare/shared';

/**
 * The key in `sharedCodes` of the door of a handover: the recipient's, or the sender's if the parcel comes
 * back.
 */
export const doorOf = (id: string, { failure }: Pick<HandoverSummary, 'failure'>): string =>
  `${id} ${failure ? 'sender' : 'recipient'}`;
