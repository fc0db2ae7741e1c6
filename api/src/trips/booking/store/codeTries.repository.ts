import type { bookingModel } from './booking.model.js';

/** How many start or handover codes may be tried, and for how long no more are accepted after that, in ms. */
const OTP_TRIES = 5;
export const OTP_LOCK_MS = 10 * 60_000;

/** Queries on the attempts at the codes of a booking. */
export function codeTriesRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /**
     * Counts an attempt at a code before comparing it, so concurrent requests cannot exceed the limit.
     * False when no more attempts are allowed for now.
     */
    async countCodeTry(id: string, tries: 'otpTries' | 'handoverTries', now: number): Promise<boolean> {
      const { count, lockedUntil } = { count: `$${tries}.count`, lockedUntil: `$${tries}.lockedUntil` };
      const isNewRound = { $and: [{ $gt: [lockedUntil, 0] }, { $lte: [lockedUntil, now] }] };
      const counted = await model.updateOne(
        {
          _id: id,
          $or: [
            { [`${tries}.count`]: { $not: { $gte: OTP_TRIES } } },
            { [`${tries}.lockedUntil`]: { $lte: now } },
          ],
        },
        [
          {
            $set: {
              [`${tries}.count`]: { $cond: [isNewRound, 1, { $add: [{ $ifNull: [count, 0] }, 1] }] },
            },
          },
          {
            $set: {
              [`${tries}.lockedUntil`]: { $cond: [{ $gte: [count, OTP_TRIES] }, now + OTP_LOCK_MS, 0] },
            },
          },
        ],
        { updatePipeline: true },
      );
      return counted.matchedCount === 1;
    },
  };
}
