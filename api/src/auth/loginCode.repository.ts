import { type Connection, Schema } from 'mongoose';

const loginCodeSchema = new Schema(
  {
    /** The verification id that came back when the code was asked for. */
    _id: String,
    uid: { type: String, required: true },
    /** The number it was sent to. */
    mobile: String,
    codeHash: { type: String, required: true },
    purpose: { type: String, enum: ['signIn', 'stepUp'], required: true },
    /** How many times a code was given. */
    guesses: { type: Number, default: 0 },
    expiresAt: Number,
  },
  { versionKey: false },
);
// What is old enough to be forgotten.
loginCodeSchema.index({ expiresAt: 1 });
// What a deleted account leaves.
loginCodeSchema.index({ uid: 1 });

/** What a code is for: neither is good for the other. */
export type LoginCodePurpose = 'signIn' | 'stepUp';

/** Codes sent to phones, to sign in with or to prove who one is. */
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
     * Counts a guess before it is compared, so that guesses made at the same moment count too. Null when there is no such
     * code for this purpose, it is too old, or `most` guesses were made.
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
    /** How many codes of an account for a purpose could still be used, counted up to `most`. */
    async countOpen(uid: string, purpose: LoginCodePurpose, { now, most }: { now: number; most: number }) {
      return model.countDocuments({ uid, purpose, expiresAt: { $gt: now } }).limit(most);
    },
    /** Uses a code up. False when somebody else did at the same moment. */
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
