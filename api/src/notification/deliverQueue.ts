import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { DueEntry, DueQueue } from '../database/dueQueue.js';

/** The first pause after a failure, in ms; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** For how long one that delivers an entry has it for itself, in ms: longer than a server can take. */
const TAKEN_MS = 2 * 60_000;
/** Entries delivered at the same time, and by each sender in one run. */
const SENDERS = 4;
const PER_RUN = 25;

/** What a queue holds and how it leaves. */
export interface Delivery<T extends DueEntry> {
  queue: DueQueue<T>;
  clock: Clock;
  log: Logger;
  /** What an entry is called in the log: 'a mail'. */
  what: string;
  /** @throws RefusedError when this entry can never be delivered; anything else may pass */
  send(entry: T): Promise<void>;
  /** An entry nobody could deliver for this long, in ms, is given up. */
  giveUpMs: number;
}

/** Whoever it was sent to will never take it. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Delivers what is due. A process that dies while it delivers leaves an entry that is delivered once more:
 * receivers know it by its id.
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

/** Delivers one entry. Answers whether it is worth going on with the next. */
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
  { queue, clock, log, what, giveUpMs }: Delivery<T>,
  { id, at, tries }: T,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  if (error instanceof RefusedError || now - at > giveUpMs) {
    log.error({ err: error, id }, `${what} was given up`);
    await queue.finish(id);
    return;
  }
  log.warn({ err: error, id, tries }, `${what} could not be sent and will be tried again`);
  await queue.tryAgainAt(id, now + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
}
