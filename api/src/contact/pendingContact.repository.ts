import type { ContactField } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';

const DAY_MS = 24 * 60 * 60_000;

/** A new contact that waits to be confirmed. Times are ms timestamps. */
export interface PendingChange {
  uid: string;
  field: ContactField;
  value: string;
  /** The contact it replaces; null where there is none. */
  from: string | null;
  requestedAt: number;
  expiresAt: number;
  /** Of the link's secret or of the code. */
  hash: string;
}

const pendingContactSchema = new Schema(
  {
    /** User and field: a new request replaces the one before. */
    _id: String,
    uid: { type: String, required: true },
    field: { type: String, required: true },
    value: String,
    from: String,
    requestedAt: Number,
    expiresAt: Number,
    hash: String,
    /** How many times a code was given. */
    guesses: Number,
    /** When messages were sent lately. They outlive the request: cancelling it gives no more of them. */
    sentAt: [Number],
    /** When nothing of it matters any more. */
    forgetAt: Number,
  },
  { versionKey: false },
);
// A link that is opened.
pendingContactSchema.index({ hash: 1 });
// What a removed account leaves, and what a user sees of their own.
pendingContactSchema.index({ uid: 1 });
// What is old enough to be forgotten.
pendingContactSchema.index({ forgetAt: 1 });

const idOf = (uid: string, field: ContactField) => `${uid}:${field}`;
const nothing = { value: 1, from: 1, requestedAt: 1, expiresAt: 1, hash: 1, guesses: 1 } as const;

/** New contacts that wait to be confirmed, apart from users: they have no effect. */
export function pendingContactRepository(connection: Connection) {
  const model = connection.model('PendingContact', pendingContactSchema, 'pending_contacts');
  const changeOf = (found: object | null) => found as unknown as PendingChange | null;

  return {
    /**
     * Notes a new contact in place of one that waited, and counts the message that goes with it. False, and nothing is noted,
     * when the last one was sent less than `pauseMs` ago or `most` were sent within a day: also of requests at the same moment.
     */
    async begin(change: PendingChange, { pauseMs, most }: { pauseMs: number; most: number }) {
      const { uid, field, requestedAt: now } = change;
      const _id = idOf(uid, field);
      const fresh = { ...change, guesses: 0, forgetAt: now + DAY_MS };
      await model.updateOne({ _id }, { $pull: { sentAt: { $lte: now - DAY_MS } } });
      try {
        await model.updateOne(
          { _id, sentAt: { $not: { $gt: now - pauseMs } }, [`sentAt.${most - 1}`]: { $exists: false } },
          { $set: fresh, $push: { sentAt: now } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** What waits of a user's contacts. */
    async listOf(uid: string, now: number) {
      const found = await model.find({ uid, expiresAt: { $gt: now } }).lean();
      return found as unknown as PendingChange[];
    },
    /** The change of an email address a link confirms. */
    async findByLink(hash: string, now: number) {
      return changeOf(await model.findOne({ hash, field: 'email', expiresAt: { $gt: now } }).lean());
    },
    /** Counts a guess of a code before it is compared; null when no code waits, it is too old, or `most` guesses were made. */
    async guess(uid: string, field: ContactField, now: number, most: number) {
      return changeOf(
        await model
          .findOneAndUpdate(
            { _id: idOf(uid, field), expiresAt: { $gt: now }, guesses: { $lt: most } },
            { $inc: { guesses: 1 } },
          )
          .lean(),
      );
    },
    /** Ends what waits of one contact. Answers whether anything did. */
    async cancel(uid: string, field: ContactField) {
      const { modifiedCount } = await model.updateOne(
        { _id: idOf(uid, field), hash: { $exists: true } },
        { $unset: nothing },
      );
      return modifiedCount === 1;
    },
    /** Ends whatever waits of a user. */
    async cancelAllOf(uid: string) {
      await model.updateMany({ uid }, { $unset: nothing });
    },
    async removeOf(uid: string) {
      await model.deleteMany({ uid });
    },
    async sweep(now: number) {
      await model.deleteMany({ forgetAt: { $lte: now } });
    },
  };
}
