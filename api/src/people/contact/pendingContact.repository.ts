import type { ContactField } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import type { PendingChange } from './pendingChange.js';

const DAY_MS = 24 * 60 * 60_000;

const pendingContactSchema = new Schema(
  {
    /** User and field: a new request replaces the previous one. */
    _id: String,
    uid: { type: String, required: true },
    field: { type: String, required: true },
    value: String,
    from: String,
    requestedAt: Number,
    expiresAt: Number,
    hash: String,
    /** How many times a code was tried. */
    guesses: Number,
    /**
     * When recent messages were sent. They outlive the request, so that canceling it does not allow more of
     * them.
     */
    sentAt: [Number],
    /** When the record can be deleted. */
    forgetAt: Number,
  },
  { versionKey: false },
);
// Finds the change for an opened link.
pendingContactSchema.index({ hash: 1 });
// Finds a user's changes: for the user, and to delete them with the account.
pendingContactSchema.index({ uid: 1 });
// Finds records that can be deleted.
pendingContactSchema.index({ forgetAt: 1 });

const idOf = (uid: string, field: ContactField) => `${uid}:${field}`;
const nothing = { value: 1, from: 1, requestedAt: 1, expiresAt: 1, hash: 1, guesses: 1 } as const;

/**
 * New contacts waiting to be confirmed. They are stored apart from users, because they have no effect yet.
 */
export function pendingContactRepository(connection: Connection) {
  const model = connection.model('PendingContact', pendingContactSchema, 'pending_contacts');
  const changeOf = (found: object | null) => found as unknown as PendingChange | null;

  return {
    /**
     * Stores a new contact, replacing a pending one, and counts its message. Stores nothing and returns false
     * if the last message was sent less than `pauseMs` ago or `most` were sent within a day. This also holds
     * for concurrent requests.
     */
    async begin(change: PendingChange, { pauseMs, most }: { pauseMs: number; most: number }) {
      const { uid, field, requestedAt: now } = change;
      const _id = idOf(uid, field);
      const fresh = { ...change, guesses: 0, forgetAt: now + DAY_MS };
      await model.updateOne({ _id }, { $pull: { sentAt: { $lte: now - DAY_MS } } });
      return writeUnlessTaken(() =>
        model.updateOne(
          { _id, sentAt: { $not: { $gt: now - pauseMs } }, [`sentAt.${most - 1}`]: { $exists: false } },
          { $set: fresh, $push: { sentAt: now } },
          { upsert: true },
        ),
      );
    },
    /** The pending changes of a user's contacts. */
    async listOf(uid: string, now: number) {
      const found = await model.find({ uid, expiresAt: { $gt: now } }).lean();
      return found as unknown as PendingChange[];
    },
    /** The email change that a link confirms. */
    async findByLink(hash: string, now: number) {
      return changeOf(await model.findOne({ hash, field: 'email', expiresAt: { $gt: now } }).lean());
    },
    /**
     * Counts a guess of a code before it is compared; null if no code is pending, it expired, or `most`
     * guesses were made.
     */
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
    /** Cancels the pending change of one contact. Returns whether there was one. */
    async cancel(uid: string, field: ContactField) {
      const { modifiedCount } = await model.updateOne(
        { _id: idOf(uid, field), hash: { $exists: true } },
        { $unset: nothing },
      );
      return modifiedCount === 1;
    },
    /** Cancels all pending changes of a user. */
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
