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

const refreshTokenSchema = new Schema(
  {
    /** SHA-256 of the token: the token itself is only ever with its owner. */
    _id: String,
    family: { type: String, index: true },
    uid: { type: String, index: true },
    usedAt: Number,
    /** When its family began, and the app or browser that has it. */
    startedAt: Number,
    agent: String,
    expiresAt: { type: Number, index: true },
  },
  { versionKey: false },
);

/** What all refresh tokens of one sign-in have in common. */
export interface RefreshFamily {
  family: string;
  startedAt: number;
  agent: string;
}

const familyOf = (token: Partial<{ [Key in keyof RefreshFamily]: RefreshFamily[Key] | null }>) => ({
  family: token.family ?? '',
  startedAt: token.startedAt ?? 0,
  agent: token.agent ?? '',
});

/** Families shown to their owner, the newest. */
const MOST_SHOWN = 100;

/** Passwords and refresh tokens, apart from users so that no answer can carry them. */
export function credentialRepository(connection: Connection) {
  const credentials = connection.model('Credential', credentialSchema, 'credentials');
  const refreshTokens = connection.model('RefreshToken', refreshTokenSchema, 'refresh_tokens');
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
      await refreshTokens.deleteMany({ uid });
      // Last: while it is there, a process that dies leaves a trace of what is to be removed.
      await credentials.deleteOne({ _id: uid });
    },
    async endTokensOf(uid: string) {
      await refreshTokens.deleteMany({ uid });
    },

    async addRefreshToken(token: { hash: string; uid: string; expiresAt: number } & RefreshFamily) {
      const { hash, ...fields } = token;
      await refreshTokens.create({ _id: hash, ...fields });
    },
    /** Whose refresh token this is, and whether it was used before; null for one that is unknown or expired. */
    async findRefreshToken(hash: string, now: number) {
      const found = await refreshTokens.findOne({ _id: hash }).lean();
      if (!found || (found.usedAt === undefined && (found.expiresAt ?? 0) <= now)) return null;
      return {
        uid: found.uid as string,
        ...familyOf(found),
        isUsed: found.usedAt !== undefined,
      };
    },
    /** Marks a refresh token as used, once. False when it had been used before. */
    async useRefreshToken(hash: string, now: number) {
      const used = await refreshTokens.updateOne(
        { _id: hash, usedAt: { $exists: false } },
        { $set: { usedAt: now } },
      );
      return used.matchedCount === 1;
    },
    /** The families of an account that can still be continued. */
    async familiesOf(uid: string, now: number) {
      const found = await refreshTokens
        .find({ uid, usedAt: { $exists: false }, expiresAt: { $gt: now } })
        .sort({ expiresAt: -1 })
        .limit(MOST_SHOWN)
        .lean();
      const families = new Map(found.map((token) => [token.family as string, familyOf(token)]));
      return [...families].map(([id, { startedAt, agent }]) => ({ id, startedAt, agent }));
    },
    /** Ends one family of an account. Answers whether there was one. */
    async endFamilyOf(uid: string, family: string) {
      return (await refreshTokens.deleteMany({ uid, family })).deletedCount > 0;
    },
    async endFamily(family: string) {
      await refreshTokens.deleteMany({ family });
    },
    async sweep(now: number) {
      await refreshTokens.deleteMany({ expiresAt: { $lt: now } });
    },
  };
}

export type CredentialRepository = ReturnType<typeof credentialRepository>;
