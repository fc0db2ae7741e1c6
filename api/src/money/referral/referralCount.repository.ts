import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';

const referralCountSchema = new Schema(
  {
    /** The referrer and the month, as `uid:yyyymm`: every lookup uses it. */
    _id: String,
    /** The new users whose bonus counted. */
    uids: [String],
  },
  { versionKey: false },
);

/** How many referrals of each referrer have earned a bonus, by calendar month. */
export function referralCountRepository(connection: Connection) {
  const model = connection.model('ReferralCount', referralCountSchema, 'referral_counts');
  return {
    /**
     * Counts a referral, only once even if repeated. False if the referrer's month is full. One conditional
     * write of one document, so that concurrent referrals cannot exceed the cap.
     */
    async count(referral: { referrer: string; month: number; uid: string }, cap: number): Promise<boolean> {
      const { referrer, month, uid } = referral;
      if (cap <= 0) return false;
      try {
        await model.updateOne(
          {
            _id: `${referrer}:${month}`,
            $or: [{ uids: uid }, { [`uids.${cap - 1}`]: { $exists: false } }],
          },
          { $addToSet: { uids: uid } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        // The month exists and did not match, so it is full. Or a concurrent request just inserted it: then
        // try again.
        if (!isDuplicateKey(error)) throw error;
        const now = await model.findOne({ _id: `${referrer}:${month}` }).lean();
        if (now?.uids.includes(uid)) return true;
        return (now?.uids.length ?? 0) < cap ? this.count(referral, cap) : false;
      }
    },
  };
}
