/**
 * How long members of staff must have had their rights before they approve what others asked for, in ms:
 * otherwise, one person could make a second account and approve with it.
 */
export const NEW_RIGHTS_MS = 72 * 60 * 60_000;

/** Whether someone's rights are new. Times are ms timestamps; `since` is when they got them. */
export const areNewRights = (since: number, now: number): boolean => since > now - NEW_RIGHTS_MS;

/**
 * Whether someone may be a second account of the person who asked for what they approve: their rights are
 * new, and newer than those of that person. Both are when the rights were given.
 */
export const mayBeSecondAccount = (
  { approver, requester }: { approver: number; requester: number },
  now: number,
): boolean => areNewRights(approver, now) && approver > requester;
