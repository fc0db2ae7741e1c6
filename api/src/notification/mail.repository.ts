import type { Connection } from 'mongoose';
import { type DueEntry, dueQueue } from '../database/dueQueue.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { mailModel } from './mail.model.js';
import type { Mail } from './mailer.js';

/** How long a mail is remembered, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** A mail that waits to be sent. */
export type QueuedMail = Mail & DueEntry;

/** Every query on mails that are on their way. */
export function mailRepository(connection: Connection) {
  const model = mailModel(connection);
  return {
    // Of one that was sent, or never will be, only that it was there is kept.
    ...dueQueue<QueuedMail>(model, ['to', 'subject', 'text', 'html']),
    /** Queues a mail; the same id again changes nothing. */
    async add({ id, ...mail }: Mail, at: number) {
      try {
        await model.create({ _id: id, ...mail, at, dueAt: at });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** How many wait to be sent. */
    countWaiting: () => model.countDocuments({ dueAt: { $gte: 0 } }),
    /** When the next one is due; null when none waits. */
    async nextDue() {
      const next = await model
        .findOne({ dueAt: { $gte: 0 } })
        .sort({ dueAt: 1 })
        .lean();
      return next?.dueAt ?? null;
    },
    /** Forgets mails of long ago. */
    async sweep(now: number) {
      await model.deleteMany({ at: { $lt: now - KEPT_MS } });
    },
  };
}

export type MailRepository = ReturnType<typeof mailRepository>;
