import { type Connection, Schema } from 'mongoose';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';

const secondFactorSchema = new Schema(
  {
    /** The account. */
    _id: String,
    /** The authenticator app's secret, sealed. */
    secret: { type: String, required: true },
    /** When the first code confirmed it; until then it is not required. ms timestamp. */
    enabledAt: Number,
    /** The time step of the last accepted code: this code and earlier ones are not accepted again. */
    lastStep: Number,
    /** Hashes of the remaining recovery codes. */
    recoveryCodes: [String],
  },
  { versionKey: false },
);

const challengeSchema = new Schema(
  {
    /** SHA-256 of the challenge: only the client that signs in has the challenge itself. */
    _id: String,
    uid: { type: String, required: true },
    form: { type: String, enum: ['session', 'tokens'], required: true },
    /** When the first step was completed. */
    startedAt: Number,
    expiresAt: Number,
  },
  { versionKey: false },
);
// Finds expired challenges.
challengeSchema.index({ expiresAt: 1 });
// Finds challenges of a deleted account.
challengeSchema.index({ uid: 1 });

/** A second factor as use cases see it. */
export interface SecondFactor {
  secret: string;
  isEnabled: boolean;
  recoveryCodesLeft: number;
}

/**
 * Second factors, stored apart from users so that no response can include them, and sign-ins waiting for one.
 */
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
    /**
     * Stores an unconfirmed secret, replacing any other unconfirmed one. False if a secret is already
     * confirmed.
     */
    async begin(uid: string, secret: string) {
      return writeUnlessTaken(() =>
        factors.updateOne(
          { _id: uid, enabledAt: { $exists: false } },
          { $set: { secret } },
          { upsert: true },
        ),
      );
    },
    /**
     * Confirms the secret with the code of a step. False if the secret was replaced or is already confirmed.
     */
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
    /** Accepts the code of a step, once, and no code of an earlier step after it. */
    async takeStep(uid: string, step: number) {
      const { matchedCount } = await factors.updateOne(
        { _id: uid, enabledAt: { $exists: true }, lastStep: { $lt: step } },
        { $set: { lastStep: step } },
      );
      return matchedCount === 1;
    },
    /** Uses up a recovery code. */
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
    /** The user and start of a challenge's sign-in; null if the challenge is unknown, used or expired. */
    async findChallenge(hash: string, now: number) {
      const found = await challenges.findOne({ _id: hash, expiresAt: { $gt: now } }).lean();
      return found && { uid: found.uid, form: found.form, startedAt: found.startedAt ?? 0 };
    },
    /** Uses up a challenge. False if a concurrent request already did. */
    async useChallenge(hash: string) {
      return (await challenges.deleteOne({ _id: hash })).deletedCount === 1;
    },

    /** Removes a second factor that was turned on since a time. */
    async removeSince(uid: string, since: number) {
      await factors.deleteOne({ _id: uid, enabledAt: { $gte: since } });
    },
    /** Removes a second factor and the sign-ins waiting for it. */
    async removeOf(uid: string) {
      await factors.deleteOne({ _id: uid });
      await challenges.deleteMany({ uid });
    },
    async sweep(now: number) {
      await challenges.deleteMany({ expiresAt: { $lt: now } });
    },
  };
}
