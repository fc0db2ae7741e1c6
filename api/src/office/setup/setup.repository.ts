import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';

const ID = 'setup';

/**
 * The link that creates the first admin. `seed` is what its token is derived from, and is useless without the
 * secret.
 */
export interface SetupLink {
  seed: string;
  hash: string;
  /** A ms timestamp, like the following ones. */
  expiresAt: number;
  usedAt?: number | null;
}

const setupSchema = new Schema(
  { _id: String, seed: String, hash: String, expiresAt: Number, usedAt: Number },
  { versionKey: false },
);

/** The one setup link of an installation without an admin. */
export function setupRepository(connection: Connection) {
  const model = connection.model('SetupLink', setupSchema, 'setup_link');
  return {
    async find(): Promise<SetupLink | null> {
      return model.findOne({ _id: ID }).lean<SetupLink>();
    },
    /** Stores a link in place of the one that was read, unless another process has stored one since. */
    async replace(before: SetupLink | null, { seed, hash, expiresAt }: SetupLink): Promise<void> {
      try {
        await model.updateOne(
          { _id: ID, seed: before?.seed ?? null },
          { $set: { seed, hash, expiresAt }, $unset: { usedAt: 1 } },
          { upsert: before === null },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /**
     * Uses up a link. False if it is not the current one, used or expired: of several requests, one succeeds.
     */
    async use(hash: string, now: number): Promise<boolean> {
      const { modifiedCount } = await model.updateOne(
        { _id: ID, hash, usedAt: null, expiresAt: { $gt: now } },
        { $set: { usedAt: now } },
      );
      return modifiedCount === 1;
    },
    /** Makes a link valid again after its use failed. */
    async giveBack(hash: string): Promise<void> {
      await model.updateOne({ _id: ID, hash }, { $unset: { usedAt: 1 } });
    },
    async remove(): Promise<void> {
      await model.deleteOne({ _id: ID });
    },
  };
}
