import type { PendingEvent } from '../../messages/webhook/pendingEvents.js';
import { decimal128 } from '../../platform/database/money.js';
import { plain } from '../../platform/database/plain.js';
import { INTERNAL } from './internalFields.js';
import type { StoredUser } from './storedUser.js';
import type { userModel } from './user.model.js';

/** The queries on which trip each driver is claimed for. */
export function driverClaimsRepository(model: ReturnType<typeof userModel>) {
  return {
    /**
     * Claims a free driver for a booking. Repeating it for the same booking has the same result. Returns
     * false if the driver is busy, or in debt unless `allowDebt`, or has an expired document unless
     * `allowExpired`.
     */
    async claimDriver(
      id: string,
      booking: string,
      { now, allowDebt, allowExpired }: { now: number; allowDebt: boolean; allowExpired: boolean },
    ) {
      const claimed = await model.updateOne(
        {
          _id: id,
          usertype: 'driver',
          approved: true,
          driverActiveStatus: true,
          ...(!allowDebt && { walletBalance: { $gte: decimal128(0) } }),
          ...(!allowExpired && { documentsEndAt: { $not: { $lte: now } } }),
          $or: [{ queue: { $ne: true } }, { activeBooking: booking }],
        },
        { $set: { queue: true, activeBooking: booking, claimedAt: now } },
      );
      return claimed.matchedCount === 1;
    },

    /**
     * Frees a driver from a booking, at a ms timestamp; does nothing if the driver is on another one. If the
     * driver is to be blocked after the trip, the same write blocks them and adds `ifBlocked`. But if the
     * trip still awaits its payment, such a driver stays on it.
     */
    async freeDriver(
      id: string,
      booking: string,
      now: number,
      {
        ifBlocked = [],
        awaitsPayment = false,
      }: { ifBlocked?: readonly PendingEvent[]; awaitsPayment?: boolean } = {},
    ) {
      const isBlocked = { $eq: ['$blockAfterTrip', true] };
      const events = { $concatArrays: [{ $ifNull: ['$webhookEvents', []] }, { $literal: [...ifBlocked] }] };
      await model.updateOne(
        { _id: id, activeBooking: booking, ...(awaitsPayment && { blockAfterTrip: { $ne: true } }) },
        [
          {
            $set: {
              queue: false,
              idleSince: now,
              approved: { $cond: [isBlocked, false, '$approved'] },
              ...(ifBlocked.length > 0 && {
                webhookEvents: { $cond: [isBlocked, events, '$webhookEvents'] },
              }),
            },
          },
          { $unset: ['activeBooking', 'claimedAt', 'blockAfterTrip'] },
        ],
        { updatePipeline: true },
      );
    },

    /**
     * Sets whether a driver is blocked after the current trip. Returns null if the driver is on no trip, or
     * is already blocked.
     */
    async planBlock(id: string, isPlanned: boolean): Promise<StoredUser | null> {
      const planned = await model
        .findOneAndUpdate(
          { _id: id, usertype: 'driver', ...(isPlanned && { approved: true, queue: true }) },
          isPlanned ? { $set: { blockAfterTrip: true } } : { $unset: { blockAfterTrip: 1 } },
          { returnDocument: 'after', projection: INTERNAL },
        )
        .lean();
      return planned ? plain<StoredUser>(planned) : null;
    },

    /** The active booking of each of these drivers. */
    async activeBookingsOf(ids: readonly string[]) {
      const found = await model
        .find({ _id: { $in: ids }, activeBooking: { $gt: '' } }, { activeBooking: 1 })
        .lean();
      return new Map(found.map((driver) => [driver._id, driver.activeBooking as string]));
    },

    /** Drivers claimed before a time, with the booking each was claimed for. */
    async findClaims(before: number, limit: number) {
      const found = await model
        .find({ claimedAt: { $lt: before } }, { activeBooking: 1 })
        .sort({ claimedAt: 1 })
        .limit(limit)
        .lean();
      return found.map((driver) => ({ id: driver._id as string, booking: driver.activeBooking as string }));
    },

    /** Schedules another check of a driver's claim on the current trip, counted from a ms timestamp. */
    async recheckClaim(id: string, now: number) {
      await model.updateOne({ _id: id, activeBooking: { $gt: '' } }, { $set: { claimedAt: now } });
    },

    /** Marks a claim as checked, so that it is not checked again. */
    async confirmClaim(id: string, booking: string) {
      await model.updateOne({ _id: id, activeBooking: booking }, { $unset: { claimedAt: 1 } });
    },
  };
}
