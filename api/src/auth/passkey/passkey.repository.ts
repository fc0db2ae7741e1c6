import type { Passkey } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicateKey.js';

const passkeySchema = new Schema(
  {
    _id: String,
    uid: { type: String, required: true },
    /** How authenticators name it, base64url. */
    credentialId: { type: String, required: true },
    /** The host name it is bound to. */
    rpId: { type: String, required: true },
    /** COSE key, base64url. */
    publicKey: { type: String, required: true },
    /** How often its authenticator says it was used; 0 where it does not count. */
    counter: { type: Number, required: true },
    transports: [String],
    name: { type: String, required: true },
    isSynced: Boolean,
    createdAt: Number,
    lastUsedAt: Number,
  },
  { versionKey: false },
);
// Whose passkey a sign-in uses; nobody registers one that belongs to an account already.
passkeySchema.index({ credentialId: 1 }, { unique: true });
// The passkeys of an account, to list them, to count them as its second factor, and to remove them with it.
passkeySchema.index({ uid: 1, createdAt: 1 });

const challengeSchema = new Schema(
  {
    /** SHA-256 of the challenge. */
    _id: String,
    purpose: { type: String, enum: ['register', 'signIn', 'stepUp'], required: true },
    /** Whom it was made for; missing where that is not known yet. */
    uid: String,
    expiresAt: Number,
  },
  { versionKey: false },
);
// What is old enough to be forgotten.
challengeSchema.index({ expiresAt: 1 });
// What a deleted account leaves.
challengeSchema.index({ uid: 1 }, { partialFilterExpression: { uid: { $exists: true } } });

/** What a challenge may be answered for. */
export type PasskeyPurpose = 'register' | 'signIn' | 'stepUp';

/** A passkey with what verifies it. */
export interface StoredPasskey extends Passkey {
  uid: string;
  credentialId: string;
  rpId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

type PasskeyDocument = Omit<StoredPasskey, 'id' | 'lastUsedAt'> & { _id: string; lastUsedAt?: number };

/** Whom a challenge was made for, and for what. */
interface ChallengeOwner {
  purpose: PasskeyPurpose;
  uid: string | null;
}

const passkeyOf = ({ _id, lastUsedAt, ...fields }: PasskeyDocument): StoredPasskey => ({
  ...fields,
  id: _id,
  lastUsedAt: lastUsedAt ?? null,
});

/** Passkeys, apart from users so that no answer can carry them, and challenges that wait for one. */
export function passkeyRepository(connection: Connection) {
  const passkeys = connection.model('Passkey', passkeySchema, 'passkeys');
  const challenges = connection.model('PasskeyChallenge', challengeSchema, 'passkey_challenges');

  return {
    /** Adds a passkey. False when it belongs to an account already. */
    async add({ id, lastUsedAt: _never, ...fields }: StoredPasskey) {
      try {
        await passkeys.create({ _id: id, ...fields });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async findByCredential(credentialId: string): Promise<StoredPasskey | null> {
      const found = await passkeys.findOne({ credentialId }).lean<PasskeyDocument>();
      return found && passkeyOf(found);
    },
    /** The passkeys of an account, oldest first; `limit` is what an account may have. */
    async listOf(uid: string, limit: number): Promise<StoredPasskey[]> {
      const found = await passkeys
        .find({ uid })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<PasskeyDocument[]>();
      return found.map(passkeyOf);
    },
    /** Whether an account has a passkey that can be used at a host name. */
    async hasAny(uid: string, rpId: string) {
      return (await passkeys.exists({ uid, rpId })) !== null;
    },
    /** Renames a passkey of an account; null when it has no such one. */
    async rename(uid: string, id: string, name: string): Promise<StoredPasskey | null> {
      const renamed = await passkeys
        .findOneAndUpdate({ _id: id, uid }, { $set: { name } }, { returnDocument: 'after' })
        .lean<PasskeyDocument>();
      return renamed && passkeyOf(renamed);
    },
    /** Notes that a passkey was used. False when its counter is not the one the proof was checked against any more. */
    async use(id: string, { from, to, now }: { from: number; to: number; now: number }) {
      const { matchedCount } = await passkeys.updateOne(
        { _id: id, counter: from },
        { $set: { counter: to, lastUsedAt: now } },
      );
      return matchedCount === 1;
    },
    /** Removes the passkeys of an account that were registered since a time. */
    async removeSince(uid: string, since: number) {
      await passkeys.deleteMany({ uid, createdAt: { $gte: since } });
    },
    /** Removes a passkey of an account. Answers whether there was one. */
    async remove(uid: string, id: string) {
      return (await passkeys.deleteOne({ _id: id, uid })).deletedCount === 1;
    },

    async addChallenge({
      hash,
      uid,
      ...fields
    }: ChallengeOwner & {
      hash: string;
      expiresAt: number;
    }) {
      await challenges.create({ _id: hash, ...fields, ...(uid !== null && { uid }) });
    },
    /** Uses a challenge up. False when it is unknown, used, too old, of somebody else or for something else. */
    async takeChallenge(hash: string, { purpose, uid }: ChallengeOwner, now: number) {
      const { deletedCount } = await challenges.deleteOne({
        _id: hash,
        purpose,
        uid: uid ?? { $exists: false },
        expiresAt: { $gt: now },
      });
      return deletedCount === 1;
    },

    /** Removes all passkeys of an account, and what waits for one. */
    async removeAllOf(uid: string) {
      const { deletedCount } = await passkeys.deleteMany({ uid });
      await challenges.deleteMany({ uid });
      return deletedCount;
    },
    async sweep(now: number) {
      await challenges.deleteMany({ expiresAt: { $lt: now } });
    },
  };
}
