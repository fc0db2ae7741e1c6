import { type Connection, Schema } from 'mongoose';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import type { PasskeyPurpose, StoredPasskey } from './storedPasskey.js';

const passkeySchema = new Schema(
  {
    _id: String,
    uid: { type: String, required: true },
    /** The authenticator's id for it, base64url. */
    credentialId: { type: String, required: true },
    /** The host name it is bound to. */
    rpId: { type: String, required: true },
    /** COSE key, base64url. */
    publicKey: { type: String, required: true },
    /** How often it was used, according to its authenticator; 0 if the authenticator does not count. */
    counter: { type: Number, required: true },
    transports: [String],
    name: { type: String, required: true },
    isSynced: Boolean,
    createdAt: Number,
    lastUsedAt: Number,
  },
  { versionKey: false },
);
// Finds the passkey of a sign-in; prevents registering one that already belongs to an account.
passkeySchema.index({ credentialId: 1 }, { unique: true });
// Finds the passkeys of an account: to list them, to count them as its second factor, and to delete them with
// it.
passkeySchema.index({ uid: 1, createdAt: 1 });

const challengeSchema = new Schema(
  {
    /** SHA-256 of the challenge. */
    _id: String,
    purpose: { type: String, enum: ['register', 'signIn', 'stepUp'], required: true },
    /** The user it was created for; absent if not known yet. */
    uid: String,
    expiresAt: Number,
  },
  { versionKey: false },
);
// Finds expired challenges.
challengeSchema.index({ expiresAt: 1 });
// Finds challenges of a deleted account.
challengeSchema.index({ uid: 1 }, { partialFilterExpression: { uid: { $exists: true } } });

type PasskeyDocument = Omit<StoredPasskey, 'id' | 'lastUsedAt'> & { _id: string; lastUsedAt?: number };

/** The user and the purpose a challenge was created for. */
interface ChallengeOwner {
  purpose: PasskeyPurpose;
  uid: string | null;
}

const passkeyOf = ({ _id, lastUsedAt, ...fields }: PasskeyDocument): StoredPasskey => ({
  ...fields,
  id: _id,
  lastUsedAt: lastUsedAt ?? null,
});

/** Passkeys, stored apart from users so that no response can include them, and open challenges. */
export function passkeyRepository(connection: Connection) {
  const passkeys = connection.model('Passkey', passkeySchema, 'passkeys');
  const challenges = connection.model('PasskeyChallenge', challengeSchema, 'passkey_challenges');

  return {
    /** Adds a passkey. False if it already belongs to an account. */
    async add({ id, lastUsedAt: _never, ...fields }: StoredPasskey) {
      return writeUnlessTaken(() => passkeys.create({ _id: id, ...fields }));
    },
    async findByCredential(credentialId: string): Promise<StoredPasskey | null> {
      const found = await passkeys.findOne({ credentialId }).lean<PasskeyDocument>();
      return found && passkeyOf(found);
    },
    /** The passkeys of an account, oldest first; `limit` is the maximum per account. */
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
    /** Renames a passkey of an account; null if the account does not have it. */
    async rename(uid: string, id: string, name: string): Promise<StoredPasskey | null> {
      const renamed = await passkeys
        .findOneAndUpdate({ _id: id, uid }, { $set: { name } }, { returnDocument: 'after' })
        .lean<PasskeyDocument>();
      return renamed && passkeyOf(renamed);
    },
    /** Records the use of a passkey. False if its counter has changed since the proof was checked. */
    async use(id: string, { from, to, now }: { from: number; to: number; now: number }) {
      const { matchedCount } = await passkeys.updateOne(
        { _id: id, counter: from },
        { $set: { counter: to, lastUsedAt: now } },
      );
      return matchedCount === 1;
    },
    /** Removes the passkeys that an account registered since a time. */
    async removeSince(uid: string, since: number) {
      await passkeys.deleteMany({ uid, createdAt: { $gte: since } });
    },
    /** Removes a passkey of an account. Returns whether there was one. */
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
    /**
     * Uses up a challenge. False if it is unknown, used or expired, or was made for another user or purpose.
     */
    async takeChallenge(hash: string, { purpose, uid }: ChallengeOwner, now: number) {
      const { deletedCount } = await challenges.deleteOne({
        _id: hash,
        purpose,
        uid: uid ?? { $exists: false },
        expiresAt: { $gt: now },
      });
      return deletedCount === 1;
    },

    /** Removes all passkeys of an account and its open challenges. */
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
