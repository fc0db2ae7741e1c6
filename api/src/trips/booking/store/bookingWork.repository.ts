import { type NoShowStatus, type RetryPauses, retryPause } from '@wayfare/shared';
import type { EffectKind } from '../effects/effect.js';
import { plain } from '../../../platform/database/plain.js';
import type { bookingModel } from './booking.model.js';
import type { StoredBooking } from './storedBooking.js';

/** Internal fields that never leave the repository. */
export const HIDDEN = {
  search: 0,
  tally: 0,
  effectsDue: 0,
  effectsTries: 0,
  otpTries: 0,
  handoverTries: 0,
  dispatchTrace: 0,
  pastOffers: 0,
} as const;

/** The pauses after an effect has failed. */
const PAUSES: RetryPauses = { firstMs: 10_000, longestMs: 60 * 60_000 };
/** Effects that failed this often are stuck: a passing failure is over by then, more than a minute later. */
const STUCK_TRIES = 3;

/**
 * Pending work on bookings: effects of their steps, bookings no one accepts or pays for, and payments.
 */
export function bookingWorkRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /** Removes effects that have been carried out. Returns the updated booking. */
    async dropEffects(id: string, keys: readonly string[]) {
      const updated = await model
        .findOneAndUpdate(
          { _id: id },
          [
            {
              $set: {
                effects: { $filter: { input: '$effects', cond: { $not: [{ $in: ['$$this.key', keys] }] } } },
              },
            },
            {
              $set: {
                effectsDue: { $cond: [{ $eq: [{ $size: '$effects' }, 0] }, '$$REMOVE', '$effectsDue'] },
                effectsTries: { $cond: [{ $eq: [{ $size: '$effects' }, 0] }, '$$REMOVE', '$effectsTries'] },
              },
            },
          ],
          { updatePipeline: true, returnDocument: 'after', projection: HIDDEN },
        )
        .lean();
      return updated ? plain<StoredBooking>(updated) : null;
    },

    /** Postpones failed effects for a while, so that they do not hold up other bookings' effects. */
    async postponeEffects(id: string, now: number, jitter: number) {
      const found = await model.findOne({ _id: id }, { effectsTries: 1 }).lean();
      await model.updateOne(
        { _id: id, 'effects.0': { $exists: true } },
        {
          $set: { effectsDue: now + retryPause(found?.effectsTries ?? 0, PAUSES, jitter) },
          $inc: { effectsTries: 1 },
        },
      );
    },

    /** Whether a booking's effects keep failing. */
    async isStuck(id: string) {
      return (await model.exists({ _id: id, effectsTries: { $gte: STUCK_TRIES } })) !== null;
    },

    /** Bookings whose effects were left behind by a process that crashed. */
    async findWithDueEffects(now: number, limit: number) {
      const found = await model
        .find({ effectsDue: { $lte: now } }, { _id: 1 })
        .sort({ effectsDue: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** NEW bookings whose trip date is before the given time: no driver accepted them. */
    async findOverdue(before: number, limit: number) {
      const found = await model
        .find(
          { status: 'NEW', tripdate: { $lt: before }, waitingSince: { $not: { $gte: before } } },
          { _id: 1 },
        )
        .sort({ tripdate: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Bookings that have waited for payment since before the given time (rule 4.27). */
    async findUnpaid(before: number, limit: number) {
      const found = await model
        .find({ status: 'PAYMENT_PENDING', bookingDate: { $lt: before } }, { _id: 1 })
        .sort({ bookingDate: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Paid trips that are due to close. */
    async findToClose(now: number, limit: number) {
      const found = await model
        .find({ status: 'PAID', closesAt: { $lte: now } }, { _id: 1 })
        .sort({ closesAt: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Sets when trips close that were paid before trips closed by themselves. Returns how many. */
    async scheduleClosing(at: number) {
      const { modifiedCount } = await model.updateMany(
        { status: 'PAID', closesAt: { $exists: false } },
        { $set: { closesAt: at } },
      );
      return modifiedCount;
    },

    /** Bookings whose abandoned wallet claims are due for a check. */
    async findWalletChecks(now: number, limit: number) {
      const found = await model
        .find({ walletCheckAt: { $lte: now } }, { _id: 1 })
        .sort({ walletCheckAt: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /**
     * Bookings whose cancellation fee or reviewed fare still waits for the rider's money and is due for a
     * check.
     */
    async findFeesDue(now: number, limit: number) {
      const found = await model
        .find({ feeDueAt: { $lte: now } }, { _id: 1 })
        .sort({ feeDueAt: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** A rider's bookings whose cancellation fee or reviewed fare is still unpaid. */
    async findFeesOf(rider: string, limit: number) {
      const found = await model
        .find({ customer: rider, feeDueAt: { $exists: true } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Schedules the next check of the fee; null means the fee is paid. */
    async lookAtFee(id: string, at: number | null, noShow?: NoShowStatus) {
      const change = at === null ? { $unset: { feeDueAt: 1 } } : { $set: { feeDueAt: at } };
      // A decision about a no-show that was made meanwhile is still to be paid.
      const seen = noShow && { 'noShow.status': noShow };
      await model.updateOne({ _id: id, feeDueAt: { $exists: true }, ...seen }, change);
    },

    /** Ends what staff gave back of a no-show's fee, or the driver's part of it: it can never be posted. */
    async voidNoShowBack(id: string, noShowVoid: NonNullable<StoredBooking['noShowVoid']>) {
      await model.updateOne({ _id: id }, { $set: { noShowVoid } });
    },

    /** Ends a fee that can never be paid, or whose driver can never get it. */
    async voidFee(id: string, feeVoid: NonNullable<StoredBooking['feeVoid']>) {
      await model.updateOne(
        { _id: id, feeDueAt: { $exists: true } },
        { $unset: { feeDueAt: 1 }, $set: { feeVoid } },
      );
    },

    /** Unpaid trips that their reserved wallet money pays now, the longest due first. */
    async findWalletDue(now: number, limit: number) {
      const found = await model
        .find({ status: 'PENDING', walletDueAt: { $lte: now } }, { _id: 1 })
        .sort({ walletDueAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Bookings whose riders said before a time (ms timestamp) that they are not in the car, undecided. */
    async findRideChecks(before: number, limit: number) {
      const found = await model
        .find({ 'rideCheck.status': 'open', 'rideCheck.deniedAt': { $lte: before } }, { _id: 1 })
        .sort({ 'rideCheck.deniedAt': 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Bookings whose tip is due for another try. */
    async findTipsDue(now: number, limit: number) {
      const found = await model
        .find({ tipDueAt: { $lte: now } }, { _id: 1 })
        .sort({ tipDueAt: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Schedules the next try to pay a tip. */
    async lookAtTip(id: string, at: number) {
      await model.updateOne({ _id: id, tipDueAt: { $exists: true } }, { $set: { tipDueAt: at } });
    },

    /** Records that a tip is paid. `isLost`: the driver's account was deleted before its part. */
    async endTip(id: string, isLost: boolean) {
      await model.updateOne(
        { _id: id, tipDueAt: { $exists: true } },
        { $unset: { tipDueAt: 1 }, ...(isLost && { $set: { tipLost: true } }) },
      );
    },

    /** Removes a tip that can never be paid. */
    async voidTip(id: string) {
      await model.updateOne({ _id: id, tipDueAt: { $exists: true } }, { $unset: { tipDueAt: 1, tip: 1 } });
    },

    /** Renames a kind of pending effects. Returns in how many bookings. */
    async renameEffects(before: string, kind: EffectKind): Promise<number> {
      const { modifiedCount } = await model.updateMany(
        { effectsDue: { $gte: 0 }, 'effects.kind': before },
        { $set: { 'effects.$[renamed].kind': kind } },
        { arrayFilters: [{ 'renamed.kind': before }] },
      );
      return modifiedCount;
    },

    /**
     * Leases a booking's left-behind effects to this process until the given time. False when another process
     * has them.
     */
    async leaseEffects(id: string, now: number, until: number) {
      const leased = await model.updateOne(
        { _id: id, effectsDue: { $lte: now } },
        { $set: { effectsDue: until } },
      );
      return leased.matchedCount === 1;
    },
  };
}
