import { type Connection, Schema } from 'mongoose';

const loginCodeSchema = new Schema(
  {
    /** The verification id that was returned when the code was requested. */
    _id: String,
    /**
     * The account of the code or, for a number without an account, the subject under which its guesses are
     * counted.
     */
    uid: { type: String, required: true },
    /** The number it was sent to. */
    mobile: String,
    codeHash: { type: String, required: true },
    purpose: { type: String, enum: ['signIn', 'stepUp', 'number'], required: true },
    /** How many times a code was tried. */
    guesses: { type: Number, default: 0 },
    expiresAt: Number,
  },
  { versionKey: false },
);
// Finds expired codes.
loginCodeSchema.index({ expiresAt: 1 });
// Finds codes of a deleted account.
loginCodeSchema.index({ uid: 1 });

/**
 * The purpose of a code: it is not valid for another one. `number` proves a phone number, with or without an
 * account.
 */
export type LoginCodePurpose = 'signIn' | 'stepUp' | 'number';

/** Codes sent to phones, to sign in with or to prove an identity. */
export function loginCodeRepository(connection: Connection) {
  const model = connection.model('LoginCode', loginCodeSchema, 'login_codes');
  return {
    async add(code: {
      id: string;
      uid: string;
      mobile: string;
      purpose: LoginCodePurpose;
      codeHash: string;
      expiresAt: number;
    }) {
      const { id, ...fields } = code;
      await model.create({ _id: id, ...fields });
    },
    /**
     * Counts a guess before it is compared, so that concurrent guesses count too. Null if there is no such
     * code for this purpose, it expired, or `most` guesses were made.
     */
    async guess(id: string, purpose: LoginCodePurpose, { now, most }: { now: number; most: number }) {
      const found = await model
        .findOneAndUpdate(
          { _id: id, purpose, expiresAt: { $gt: now }, guesses: { $lt: most } },
          { $inc: { guesses: 1 } },
        )
        .lean();
      if (!found) return null;
      const { uid, mobile, codeHash, expiresAt } = found;
      return { uid, mobile: mobile ?? null, codeHash, expiresAt: expiresAt ?? 0 };
    },
    /** How many unexpired codes an account has for a purpose, counted up to `most`. */
    async countOpen(uid: string, purpose: LoginCodePurpose, { now, most }: { now: number; most: number }) {
      return model.countDocuments({ uid, purpose, expiresAt: { $gt: now } }).limit(most);
    },
    /** Uses up a code. Returns false if a concurrent request already did. */
    async use(id: string) {
      return (await model.deleteOne({ _id: id })).deletedCount === 1;
    },
    async removeOf(uid: string) {
      await model.deleteMany({ uid });
    },
    async sweep(now: number) {
      await model.deleteMany({ expiresAt: { $lt: now } });
    },
  };
}
