import type { DueEntry } from '../database/dueQueue.js';

/** A message to a user. `at` is a ms timestamp. */
export interface OutboxMessage {
  id: string;
  channel: 'push' | 'mail' | 'sms';
  to: string;
  title: string;
  body: string;
  screen?: string;
  params?: Record<string, string>;
  isOffer?: boolean;
  at: number;
}

/** A message waiting to be sent to its receiver's browsers. */
export type QueuedMessage = OutboxMessage & DueEntry;
