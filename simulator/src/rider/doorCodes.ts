import type { HandoverSummary } from '@wayfare/shared';

/**
 * The key in `sharedCodes` of the door at which a parcel is handed over: the recipient's, or the sender's to
 * whom it comes back.
 */
export const doorOf = (id: string, { failure }: Pick<HandoverSummary, 'failure'>): string =>
  `${id} ${failure ? 'sender' : 'recipient'}`;
