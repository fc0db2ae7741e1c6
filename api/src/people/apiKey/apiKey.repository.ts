import { MAX_API_KEYS } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plain } from '../../platform/database/plain.js';
import { apiKeyModel } from './apiKey.model.js';
import type { StoredApiKey } from './storedApiKey.js';

const HIDDEN = { hash: 0, previousHash: 0 } as const;

/** A new secret of a key: its hash, and its visible beginning. */
interface NewSecret {
  hash: string;
  prefix: string;
}

/** Every query on API keys. */
export function apiKeyRepository(connection: Connection) {
  const model = apiKeyModel(connection);
  const toKey = (document: object | null) => (document ? plain<StoredApiKey>(document) : null);
  return {
    ...collectionLists<StoredApiKey>(model, HIDDEN),
    findById: collectionWrites<StoredApiKey>(model, HIDDEN).findById,

    /** Adds a key. Returns false, and adds nothing, if there are too many that are not revoked. */
    async insert({ id, ...fields }: StoredApiKey & NewSecret): Promise<boolean> {
      await model.create({ ...fields, _id: id });
      // Counted afterward: of concurrent requests, none may exceed the limit.
      if ((await model.countDocuments({ revokedAt: null }, { limit: MAX_API_KEYS + 1 })) <= MAX_API_KEYS)
        return true;
      await model.deleteOne({ _id: id });
      return false;
    },

    /** The key with this hash now, or before a rotation whose previous key can still be used. */
    async findByHash(hash: string, now: number): Promise<StoredApiKey | null> {
      const current = { hash };
      const previous = { previousHash: hash, previousUntil: { $gt: now } };
      return toKey(await model.findOne({ $or: [current, previous] }, HIDDEN).lean());
    },

    /**
     * Replaces the secret; the previous one can be used until a time. Null for a revoked or unknown key, and
     * for one that is not as it was `seen`, if given.
     */
    async rotate(
      id: string,
      { hash, prefix }: NewSecret,
      { previousUntil, seen }: { previousUntil: number; seen?: number | null | undefined },
    ) {
      const asSeen = seen === undefined ? {} : { previousUntil: seen };
      const previous = { previousHash: '$hash', previousPrefix: '$prefix', previousUntil };
      return toKey(
        await model
          .findOneAndUpdate(
            { _id: id, revokedAt: null, ...asSeen },
            [{ $set: { ...previous, hash, prefix } }],
            {
              returnDocument: 'after',
              projection: HIDDEN,
              updatePipeline: true,
            },
          )
          .lean(),
      );
    },

    /** Ends a key for good. The time of the first revocation stays. Null for an unknown key. */
    async revoke(id: string, now: number) {
      await model.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt: now } });
      return toKey(await model.findOne({ _id: id }, HIDDEN).lean());
    },

    /** How many keys of an account are not revoked. */
    countOf: (account: string) => model.countDocuments({ account, revokedAt: null }),

    /** Ends all keys of a deleted account. */
    async revokeOf(account: string, now: number) {
      await model.updateMany({ account, revokedAt: null }, { $set: { revokedAt: now } });
    },

    /** Records that a key was used. */
    async touch(id: string, now: number) {
      await model.updateOne({ _id: id }, { $max: { lastUsedAt: now } });
    },
  };
}
