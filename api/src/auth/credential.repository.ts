import { type Connection, Schema } from 'mongoose';

const credentialSchema = new Schema(
  { _id: String, passwordHash: { type: String, required: true } },
  { versionKey: false },
);
const refreshTokenSchema = new Schema(
  {
    /** SHA-256 of the token: the token itself is only ever with its owner. */
    _id: String,
    family: { type: String, index: true },
    uid: { type: String, index: true },
    usedAt: Number,
    expiresAt: { type: Number, index: true },
  },
  { versionKey: false },
);

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
      await credentials.updateOne({ _id: uid }, { $set: { passwordHash } }, { upsert: true });
    },
    async setPasswordHashes(rows: readonly { uid: string; passwordHash: string }[]) {
      await credentials.insertMany(rows.map(({ uid, passwordHash }) => ({ _id: uid, passwordHash })));
    },
    async remove(uid: string) {
      await credentials.deleteOne({ _id: uid });
      await refreshTokens.deleteMany({ uid });
    },
    async endTokensOf(uid: string) {
      await refreshTokens.deleteMany({ uid });
    },

    async addRefreshToken(token: { hash: string; family: string; uid: string; expiresAt: number }) {
      const { hash, ...fields } = token;
      await refreshTokens.create({ _id: hash, ...fields });
    },
    /** Marks a refresh token as used, once. `reused` is true when it had been used before. */
    async useRefreshToken(hash: string, now: number) {
      const fresh = await refreshTokens
        .findOneAndUpdate(
          { _id: hash, usedAt: { $exists: false }, expiresAt: { $gt: now } },
          { $set: { usedAt: now } },
        )
        .lean();
      if (fresh) return { uid: fresh.uid as string, family: fresh.family as string, reused: false };
      const used = await refreshTokens.findOne({ _id: hash, usedAt: { $exists: true } }).lean();
      return used ? { uid: used.uid as string, family: used.family as string, reused: true } : null;
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
