import type { Adjustment, LedgerType } from '@wayfare/shared';

/** An adjustment as the API works with it. */
export type StoredAdjustment = Omit<
  Adjustment,
  'userName' | 'usertype' | 'byName' | 'decidedByName' | 'subject'
> & {
  subject?: string;
  /** The trip that a credit or debit is about. */
  booking?: string;
  /** Identifies a gift: requests with the same one give it once. */
  cause?: string;
  /** The input of a gift's act, to make it once a second person has approved it. */
  act?: Readonly<Record<string, unknown>>;
  type: LedgerType;
  counted: boolean;
  lock?: string;
  dueSince?: number;
};
