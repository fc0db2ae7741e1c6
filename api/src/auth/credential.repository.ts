import { type Connection, Schema } from 'mongoose';
import { type GuessLimit, guessCount, noGuesses } from './guessCount.js';

const credentialSchema = new Schema(
  {
    _id: String,
    passwordHash: String,
    /** Since when it is not sure that its account is there: it is being made, or removed. ms timestamp. */
    unsureSince: Number,
    /** Passwords given to prove an identity since the last right one, and until when these count. */
    guesses: Number,
    guessesUntil: Number,
  },
  { versionKey: false },
);
// Those of accounts that a process died over.
credentialSchema.index({ unsureSince: 1 }, { partialFilterExpression: { unsureSince: { $exists: true } } });

/** Passwords, apart from users so that no answer can carry them. */
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
    /** Counts a password before it is compared. False when as many as may be were wrong and still count. */
    async guess(uid: string, limit: GuessLimit) {
      const { filter, update } = guessCount(limit);
      const counted = await credentials.updateOne({ ...filter, _id: uid }, update, { updatePipeline: true });
      return counted.matchedCount === 1;
    },
    async forgetGuesses(uid: string) {
      await credentials.updateOne({ _id: uid }, { $unset: noGuesses });
    },
    /** Takes the password away: a new one is chosen by a mailed link. */
    async endPassword(uid: string) {
      await credentials.updateOne({ _id: uid }, { $unset: { passwordHash: 1 } });
    },
    /** The password of an account that is about to be made. */
    async addPasswordHash(uid: string, passwordHash: string, now: number) {
      const fields = { passwordHash, unsureSince: now };
      await credentials.updateOne({ _id: uid }, { $set: fields }, { upsert: true });
    },
    /** The account is about to be removed: should this process die over it, its sign-in will go too. */
    async expectRemoval(uid: string, now: number) {
      await credentials.updateOne({ _id: uid }, { $set: { unsureSince: now } }, { upsert: true });
    },
    /** Accounts that were being made or removed before a time. */
    async findUnsure(before: number, limit: number) {
      const found = await credentials
        .find({ unsureSince: { $lte: before } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((credential) => credential._id as string);
    },
    /** The account is there and stays. */
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

export type CredentialRepository = ReturnType<typeof credentialRepository>;
