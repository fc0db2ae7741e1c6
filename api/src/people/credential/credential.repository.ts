import { type Connection, Schema } from 'mongoose';
import { type GuessLimit, guessCount, noGuesses } from './guessCount.js';

const credentialSchema = new Schema(
  {
    _id: String,
    passwordHash: String,
    /** Since when the account is being created or removed, so that it may not exist. ms timestamp. */
    unsureSince: Number,
    /** Failed passwords in step-ups since the last correct one, and until when they count. */
    guesses: Number,
    guessesUntil: Number,
  },
  { versionKey: false },
);
// Finds credentials whose account a crash left half created or half removed.
credentialSchema.index({ unsureSince: 1 }, { partialFilterExpression: { unsureSince: { $exists: true } } });

/** Passwords, stored apart from users so that no response can include them. */
export function credentialRepository(connection: Connection) {
  const credentials = connection.model('Credential', credentialSchema, 'credentials');
  return {
    async passwordHashOf(uid: string) {
      const found = await credentials.findOne({ _id: uid }).lean();
      return found?.passwordHash ?? null;
    },
    async setPasswordHash(uid: string, passwordHash: string) {
      await credentials.updateOne(
        { _id: uid },
        { $set: { passwordHash }, $unset: noGuesses },
        { upsert: true },
      );
    },
    /** Counts a password before it is compared. False if the maximum of wrong guesses still counts. */
    async guess(uid: string, limit: GuessLimit) {
      const { filter, update } = guessCount(limit);
      const counted = await credentials.updateOne({ ...filter, _id: uid }, update, { updatePipeline: true });
      return counted.matchedCount === 1;
    },
    async forgetGuesses(uid: string) {
      await credentials.updateOne({ _id: uid }, { $unset: noGuesses });
    },
    /** Removes the password: the user chooses a new one through a mailed link. */
    async endPassword(uid: string) {
      await credentials.updateOne({ _id: uid }, { $unset: { passwordHash: 1 } });
    },
    /** Stores the password of an account that is about to be created. */
    async addPasswordHash(uid: string, passwordHash: string, now: number) {
      const fields = { passwordHash, unsureSince: now };
      await credentials.updateOne({ _id: uid }, { $set: fields }, { upsert: true });
    },
    /** Marks an account that is about to be removed: after a crash, its sign-in is removed as well. */
    async expectRemoval(uid: string, now: number) {
      await credentials.updateOne({ _id: uid }, { $set: { unsureSince: now } }, { upsert: true });
    },
    /** Accounts that have been in creation or removal since before a time. */
    async findUnsure(before: number, limit: number) {
      const found = await credentials
        .find({ unsureSince: { $lte: before } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((credential) => credential._id as string);
    },
    /** Marks the account as existing, and permanently so. */
    async settle(uid: string) {
      const { matchedCount } = await credentials.updateOne(
        { _id: uid, passwordHash: { $exists: true } },
        { $unset: { unsureSince: 1 } },
      );
      if (matchedCount === 0) await credentials.deleteOne({ _id: uid, passwordHash: { $exists: false } });
    },
    async setPasswordHashes(rows: readonly { uid: string; passwordHash: string }[]) {
      await credentials.insertMany(rows.map(({ uid, passwordHash }) => ({ _id: uid, passwordHash })));
    },
    async remove(uid: string) {
      await credentials.deleteOne({ _id: uid });
    },
  };
}
