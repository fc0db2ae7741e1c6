import { type Connection, Schema } from 'mongoose';
import type { TokenFamily } from './storedTokenFamily.js';

const familySchema = new Schema(
  {
    _id: String,
    uid: { type: String, required: true },
    startedAt: Number,
    /** The app or browser that has the tokens. */
    agent: String,
    /** When it was last used, to the minute. Stored only for staff, whose idle sign-ins end. ms timestamp. */
    seenAt: Number,
    /** When its last refresh token expires. */
    expiresAt: Number,
  },
  { versionKey: false },
);
// Finds the sign-ins of an account, to list and to end them.
familySchema.index({ uid: 1 });
// Finds expired families.
familySchema.index({ expiresAt: 1 });
// Finds idle sign-ins of staff.
familySchema.index({ seenAt: 1 }, { partialFilterExpression: { seenAt: { $exists: true } } });

const refreshTokenSchema = new Schema(
  {
    /** SHA-256 of the token: only its owner has the token itself. */
    _id: String,
    family: { type: String, index: true },
    uid: { type: String, index: true },
    usedAt: Number,
    expiresAt: { type: Number, index: true },
  },
  { versionKey: false },
);

interface FamilyDocument extends Partial<Omit<TokenFamily, 'id'>> {
  _id: string;
  expiresAt?: number;
}

/** How many families their owner sees, newest first. */
const MOST_SHOWN = 100;

const familyOf = ({ _id, uid, startedAt, agent, seenAt }: FamilyDocument): TokenFamily => ({
  id: _id,
  uid: uid ?? '',
  startedAt: startedAt ?? 0,
  agent: agent ?? '',
  seenAt: seenAt ?? null,
});

/** Token families and their refresh tokens. A token is valid only while its family is stored here. */
export function tokenFamilyRepository(connection: Connection) {
  const families = connection.model('TokenFamily', familySchema, 'token_families');
  const refreshTokens = connection.model('RefreshToken', refreshTokenSchema, 'refresh_tokens');

  return {
    /** @param family `expiresAt` is when its first refresh token expires, a ms timestamp */
    async begin({ id, seenAt, ...fields }: TokenFamily & { expiresAt: number }) {
      await families.create({ _id: id, ...fields, ...(seenAt !== null && { seenAt }) });
    },
    /** A family that has not ended, or null. */
    async find(id: string): Promise<TokenFamily | null> {
      const found = await families.findOne({ _id: id }).lean<FamilyDocument>();
      return found && familyOf(found);
    },
    /** Records that a family is in use, with at most one write per `everyMs`. */
    async touch(id: string, now: number, everyMs: number) {
      const isStale = { $or: [{ seenAt: null }, { seenAt: { $lte: now - everyMs } }] };
      await families.updateOne({ _id: id, ...isStale }, { $set: { seenAt: now } });
    },
    /** Adds a refresh token to a family. Adds nothing and returns false if the family has ended. */
    async addRefreshToken(token: { hash: string; family: string; uid: string; expiresAt: number }) {
      const { hash, ...fields } = token;
      const { matchedCount } = await families.updateOne(
        { _id: token.family },
        { $max: { expiresAt: token.expiresAt } },
      );
      if (matchedCount === 1) await refreshTokens.create({ _id: hash, ...fields });
      return matchedCount === 1;
    },
    /**
     * The family of a refresh token, and whether the token was already used; null if it is unknown or
     * expired.
     */
    async findRefreshToken(hash: string, now: number) {
      const found = await refreshTokens.findOne({ _id: hash }).lean();
      if (!found || (found.usedAt === undefined && (found.expiresAt ?? 0) <= now)) return null;
      return {
        uid: found.uid as string,
        family: found.family as string,
        isUsed: found.usedAt !== undefined,
      };
    },
    /** Marks a refresh token as used, once. False if it was already used. */
    async useRefreshToken(hash: string, now: number) {
      const used = await refreshTokens.updateOne(
        { _id: hash, usedAt: { $exists: false } },
        { $set: { usedAt: now } },
      );
      return used.matchedCount === 1;
    },
    /** The families of an account that can still be continued. */
    async listOf(uid: string, now: number) {
      const found = await families
        .find({ uid, expiresAt: { $gt: now } })
        .sort({ expiresAt: -1 })
        .limit(MOST_SHOWN)
        .lean<FamilyDocument[]>();
      return found.map(familyOf);
    },
    /** Ends one family of an account. Returns whether there was one. */
    async end(uid: string, id: string) {
      // The deciding write comes first: from then on, none of its tokens is valid.
      const { deletedCount } = await families.deleteOne({ _id: id, uid });
      await refreshTokens.deleteMany({ family: id, uid });
      return deletedCount === 1;
    },
    /** Ends a family that was idle since a time. Returns whether it did. */
    async endIdle({ uid, id }: Pick<TokenFamily, 'uid' | 'id'>, since: number) {
      const { deletedCount } = await families.deleteOne({ _id: id, uid, seenAt: { $lte: since } });
      if (deletedCount === 1) await refreshTokens.deleteMany({ family: id, uid });
      return deletedCount === 1;
    },
    /** Ends every family of an account. */
    async endAllOf(uid: string) {
      await families.deleteMany({ uid });
      await refreshTokens.deleteMany({ uid });
    },
    /** Families of staff that were idle since a time. */
    async findIdle(since: number, limit: number) {
      const found = await families
        .find({ seenAt: { $lte: since } })
        .sort({ seenAt: 1 })
        .limit(limit)
        .lean<FamilyDocument[]>();
      return found.map(familyOf);
    },
    async sweep(now: number) {
      await refreshTokens.deleteMany({ expiresAt: { $lt: now } });
      await families.deleteMany({ expiresAt: { $lt: now } });
    },
  };
}
