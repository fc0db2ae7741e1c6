import { createHash } from 'node:crypto';

/**
 * A phone replaces a notification that it already shows by a new one with the same key, so that a message
 * sent twice is shown once. At most 64 bytes (Apple's limit).
 */
export const collapseKeyOf = (messageId: string) =>
  createHash('sha256').update(messageId).digest('hex').slice(0, 32);
