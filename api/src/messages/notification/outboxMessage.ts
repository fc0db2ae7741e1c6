import type { DueEntry } from '../../platform/database/dueQueue.js';

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

/**
 * The result of a message of a notification to many users: not yet known, accepted for a device, or accepted
 * for none.
 */
export type MessageOutcome = 'waiting' | 'reached' | 'failed';

/** A message as stored: one of a notification to many users names it. */
export interface StoredMessage extends OutboxMessage {
  notification?: string;
  /** Send it only to devices of this platform. */
  platform?: string;
  outcome?: MessageOutcome;
  dueAt?: number;
}

/** A message waiting to be sent to its receiver's devices. */
export interface QueuedMessage extends StoredMessage, DueEntry {
  /** Devices that need no further attempt. */
  done?: string[];
}

/**
 * The result of an attempt to send a message. `again` is the time of the next attempt, a ms timestamp; null
 * for none.
 */
export interface MessageAttempt {
  id: string;
  done: string[];
  outcome?: MessageOutcome;
  again: number | null;
}
