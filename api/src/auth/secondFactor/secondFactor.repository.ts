import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicateKey.js';

const secondFactorSchema = new Schema(
  {
    /** The account. */
    _id: String,
    /** What the authenticator app has, sealed. */
    secret: { type: String, required: true },
    /** When the first code confirmed it; until then it is not asked for. ms timestamp. */
    enabledAt: Number,
    /** The time step of the last code that was taken: neither it nor one before it is taken again. */
    lastStep: Number,
    /** Hashes of the recovery codes that are left. */
    recoveryCodes: [String],
  },
  { versionKey: false },
);

const challengeSchema = new Schema(
  {
    /** SHA-256 of the challenge: the challenge itself is only with whoever signs in. */
    _id: String,
    uid: { type: String, required: true },
    form: { type: String, enum: ['session', 'tokens'], required: true },
    /** When the first step was done. */
    startedAt: Number,
    expiresAt: Number,
  },
  { versionKey: false },
);
// What is old enough to be forgotten.
challengeSchema.index({ expiresAt: 1 });
// What a deleted account leaves.
challengeSchema.index({ uid: 1 });

/** A second factor as the use cases see it. */
export interface SecondFactor {
  secret: string;
  isEnabled: boolean;
  recoveryCodesLeft: number;
}

/** Second factors, apart from users so that no answer can carry them, and sign-ins that wait for one. */
export function secondFactorRepository(connection: Connection) {
  const factors = connection.model('SecondFactor', secondFactorSchema, 'second_factors');
  const challenges = connection.model('SignInChallenge', challengeSchema, 'sign_in_challenges');

  return {
    async find(uid: string): Promise<SecondFactor | null> {
      const found = await factors.findOne({ _id: uid }).lean();
      return (
        found && {
          secret: found.secret,
          isEnabled: found.enabledAt !== undefined && found.enabledAt !== null,
          recoveryCodesLeft: found.recoveryCodes.length,
        }
      );
    },
    /** Keeps a secret that is still to be confirmed, in place of any other such. False when one is confirmed already. */
    async begin(uid: string, secret: string) {
      try {
        await factors.updateOne(
          { _id: uid, enabledAt: { $exists: false } },
          { $set: { secret } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** The secret was confirmed by the code of a step. False when another one has taken its place, or it was already. */
    async enable(
      uid: string,
      secret: string,
      fields: { enabledAt: number; lastStep: number; recoveryCodes: string[] },
    ) {
      const { matchedCount } = await factors.updateOne(
        { _id: uid, secret, enabledAt: { $exists: false } },
        { $set: fields },
      );
      return matchedCount === 1;
    },
    /** Takes the code of a step, once, and no code of an earlier one after it. */
    async takeStep(uid: string, step: number) {
      const { matchedCount } = await factors.updateOne(
        { _id: uid, enabledAt: { $exists: true }, lastStep: { $lt: step } },
        { $set: { lastStep: step } },
      );
      return matchedCount === 1;
    },
    /** Takes a recovery code, once. */
    async takeRecoveryCode(uid: string, hash: string) {
      const { matchedCount } = await factors.updateOne(
        { _id: uid, enabledAt: { $exists: true }, recoveryCodes: hash },
        { $pull: { recoveryCodes: hash } },
      );
      return matchedCount === 1;
    },
    async setRecoveryCodes(uid: string, recoveryCodes: string[]) {
      await factors.updateOne({ _id: uid, enabledAt: { $exists: true } }, { $set: { recoveryCodes } });
    },

    async addChallenge(challenge: {
      hash: string;
      uid: string;
      form: 'session' | 'tokens';
      startedAt: number;
      expiresAt: number;
    }) {
      const { hash, ...fields } = challenge;
      await challenges.create({ _id: hash, ...fields });
    },
    /** Whose sign-in a challenge belongs to, and when that began; null when it is unknown, used or too old. */
    async findChallenge(hash: string, now: number) {
      const found = await challenges.findOne({ _id: hash, expiresAt: { $gt: now } }).lean();
      return found && { uid: found.uid, form: found.form, startedAt: found.startedAt ?? 0 };
    },
    /** Uses a challenge up. False when somebody else did at the same moment. */
    async useChallenge(hash: string) {
      return (await challenges.deleteOne({ _id: hash })).deletedCount === 1;
    },

    /** Removes a second factor that was turned on since a time. */
    async removeSince(uid: string, since: number) {
      await factors.deleteOne({ _id: uid, enabledAt: { $gte: since } });
    },
    /** Removes a second factor, and what waits for it. */
    async removeOf(uid: string) {
      await factors.deleteOne({ _id: uid });
      await challenges.deleteMany({ uid });
    },
    async sweep(now: number) {
      await challenges.deleteMany({ expiresAt: { $lt: now } });
    },
  };
}
