import type { correspondentTypes, Usertype } from '@wayfare/shared';

/**
 * A message as the API uses it internally. `fromUser` and `fromStaff` count the messages of each side up to
 * this one, so that the number of unread messages is a difference of two counts.
 */
export interface StoredConversationMessage {
  id: string;
  user: string;
  sequence: number;
  fromUser: number;
  fromStaff: number;
  message: string;
  from: string;
  source: Usertype;
  at: number;
  /** The user's fleet admin when it was written: a later one does not read it. */
  fleetadmin: string | null;
  booking?: string;
  reference?: string;
  /** The user is notified of it. */
  notifies?: boolean;
  /** Until its conversation shows it and the user is notified: when the sweeper may do it, ms timestamp. */
  due?: number;
}

/** A conversation as stored: what its messages say, for lists and counts. */
export interface StoredConversation {
  id: string;
  usertype: (typeof correspondentTypes)[number];
  /** The fleet admin who may read it: the user's, at the last message. */
  fleetadmin: string | null;
  lastSequence: number;
  lastAt: number;
  lastText: string;
  isLastFromUser: boolean;
  isUnread: boolean;
  fromUser: number;
  fromStaff: number;
  /** The last positions that each side has read, and how many of the other side's messages that are. */
  readByUser: number;
  readByStaff: number;
  staffRead: number;
  userRead: number;
}
