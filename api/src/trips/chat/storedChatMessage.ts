import type { ChatMessage } from '@wayfare/shared';

/** A message as the API uses it internally. */
export type StoredChatMessage = Omit<ChatMessage, 'type' | 'msgDate' | 'msgTime'> & {
  booking: string;
  /** Until the other party is notified: when the sweeper may do it, ms timestamp. */
  noticeDue?: number;
};
