import type { Adjustment, LedgerType } from '@wayfare/shared';

/** An adjustment as the API works with it. */
export type StoredAdjustment = Omit<Adjustment, 'userName' | 'usertype' | 'byName' | 'decidedByName'> & {
  type: LedgerType;
  counted: boolean;
  lock?: string;
  dueSince?: number;
};
