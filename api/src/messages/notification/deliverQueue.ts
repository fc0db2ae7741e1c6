import { type RetryPauses, retryPause } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.js';
import type { DueEntry, DueQueue } from '../../platform/database/dueQueue.js';

/** The pauses after failures. */
const PAUSES: RetryPauses = { firstMs: 30_000, longestMs: 60 * 60_000 };
/** How long a sender keeps an entry leased, in ms: longer than a server can take. */
const TAKEN_MS = 2 * 60_000;
/** Concurrent senders, and the entries each delivers per run. */
const SENDERS = 4;
const PER_RUN = 25;

/** A queue and how to deliver its entries. */
export interface Delivery<T extends DueEntry> {
  queue: DueQueue<T>;
  clock: Clock;
  /** How much longer a pause is, from 0 up to 1. */
  jitter(): number;
  log: Logger;
  /** The name of an entry in the log: 'a mail'. */
  what: string;
  /** @throws RefusedError when this entry can never be delivered; other errors may be temporary */
  send(entry: T): Promise<void>;
  /** An entry is dropped after failing for this long, in ms. */
  giveUpMs: number;
}

/** The receiver will never accept the entry. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Delivers due entries. If a process crashes while delivering, the entry is delivered again: receivers
 * recognize it by its id.
 */
export async function deliverQueue<T extends DueEntry>(delivery: Delivery<T>): Promise<void> {
  await Promise.all(Array.from({ length: SENDERS }, () => deliverSome(delivery)));
}

async function deliverSome<T extends DueEntry>(delivery: Delivery<T>): Promise<void> {
  for (let count = 0; count < PER_RUN; count += 1) {
    const now = delivery.clock.now();
    const entry = await delivery.queue.takeDue(now, now + TAKEN_MS);
    if (!entry || !(await deliverOne(delivery, entry))) return;
  }
}

/** Delivers one entry. Returns whether to continue with the next. */
async function deliverOne<T extends DueEntry>(delivery: Delivery<T>, entry: T): Promise<boolean> {
  try {
    await delivery.send(entry);
  } catch (error) {
    await postpone(delivery, entry, error);
    return error instanceof RefusedError;
  }
  await delivery.queue.finish(entry.id);
  return true;
}

async function postpone<T extends DueEntry>(
  { queue, clock, jitter, log, what, giveUpMs }: Delivery<T>,
  { id, at, tries }: T,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  if (error instanceof RefusedError || now - at > giveUpMs) {
    log.error({ err: error, id }, `gave up sending ${what}`);
    await queue.finish(id);
    return;
  }
  log.warn({ err: error, id, tries }, `${what} could not be sent and will be retried`);
  await queue.tryAgainAt(id, now + retryPause(tries - 1, PAUSES, jitter()));
}
