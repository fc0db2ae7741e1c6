import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { plain } from '../database/plain.js';
import { mailModel } from './mail.model.js';
import type { Mail } from './mailer.js';

/** How long a mail is remembered, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** A mail that waits to be sent. */
export type QueuedMail = Mail & { at: number; tries: number };

/** Every query on mails that are on their way. */
export function mailRepository(connection: Connection) {
  const model = mailModel(connection);
  const finish = async (id: string) => {
    await model.updateOne({ _id: id }, { $unset: { dueAt: 1, to: 1, subject: 1, text: 1, html: 1 } });
  };
  return {
    /** Queues a mail; the same id again changes nothing. */
    async add({ id, ...mail }: Mail, at: number) {
      try {
        await model.create({ _id: id, ...mail, at, dueAt: at });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Takes a mail that is due. Nobody else gets it before `until`, when whoever took it must have died. */
    async takeDue(now: number, until: number) {
      const taken = await model
        .findOneAndUpdate(
          { dueAt: { $lte: now } },
          { $set: { dueAt: until }, $inc: { tries: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean();
      return taken ? plain<QueuedMail>(taken) : null;
    },
    /** It was sent, or never will be: only that it was there is kept. */
    finish,
    async tryAgainAt(id: string, dueAt: number) {
      await model.updateOne({ _id: id, dueAt: { $gte: 0 } }, { $set: { dueAt } });
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
