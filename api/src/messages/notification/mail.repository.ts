import type { Connection } from 'mongoose';
import { type DueEntry, dueQueue } from '../../platform/database/dueQueue.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { mailModel } from './mail.model.js';
import type { Mail } from './mailer.js';

/** How long emails are kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** An email waiting to be sent. */
export type QueuedMail = Mail & DueEntry;

/** All queries on queued emails. */
export function mailRepository(connection: Connection) {
  const model = mailModel(connection);
  return {
    // Once an email was sent or dropped, its contents are removed.
    ...dueQueue<QueuedMail>(model, ['to', 'subject', 'text', 'html', 'attachments']),
    /** Queues an email; does nothing if the id exists. */
    async add({ id, ...mail }: Mail, at: number) {
      try {
        await model.create({ _id: id, ...mail, at, dueAt: at });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** How many emails are waiting to be sent. */
    countWaiting: () => model.countDocuments({ dueAt: { $gte: 0 } }),
    /** When the next email is due; null when none is waiting. */
    async nextDue() {
      const next = await model
        .findOne({ dueAt: { $gte: 0 } })
        .sort({ dueAt: 1 })
        .lean();
      return next?.dueAt ?? null;
    },
    /** Deletes old emails. */
    async sweep(now: number) {
      await model.deleteMany({ at: { $lt: now - KEPT_MS } });
    },
  };
}
