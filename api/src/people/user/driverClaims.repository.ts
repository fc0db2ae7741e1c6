import type { PendingEvent } from '../../messages/webhook/pendingEvents.js';
import { decimal128 } from '../../platform/database/money.js';
import { plain } from '../../platform/database/plain.js';
import { INTERNAL } from './internalFields.js';
import type { StoredUser } from './storedUser.js';
import type { userModel } from './user.model.js';

/** What does not keep a driver from a trip. */
interface AllowedClaims {
  allowDebt: boolean;
  allowExpired: boolean;
}

/** The condition that a driver may take a trip at a time (ms timestamp). */
const ableToDrive = (now: number, { allowDebt, allowExpired }: AllowedClaims) => ({
  usertype: 'driver' as const,
  approved: true,
  driverActiveStatus: true,
  ...(!allowDebt && { walletBalance: { $gte: decimal128(0) } }),
  ...(!allowExpired && { documentsEndAt: { $not: { $lte: now } } }),
});

/** The queries on which trip each driver is claimed for. */
export function driverClaimsRepository(model: ReturnType<typeof userModel>) {
  return {
    /**
     * Claims a free driver for a booking. Repeating it for the same booking has the same result. Returns
     * false if the driver is busy, or in debt unless `allowDebt`, or has an expired document unless
     * `allowExpired`.
     */
    async claimDriver(id: string, booking: string, { now, ...allowed }: { now: number } & AllowedClaims) {
      const claimed = await model.updateOne(
        {
          _id: id,
          ...ableToDrive(now, allowed),
          $or: [{ queue: { $ne: true } }, { activeBooking: booking }],
        },
        { $set: { queue: true, activeBooking: booking, claimedAt: now } },
      );
      return claimed.matchedCount === 1;
    },

    /**
     * Claims a driver for a booking that they drive after the one they are on. Repeating it for the same
     * booking has the same result. Returns false if the driver is not on that trip or has another next one,
     * or is to be blocked, or is in debt or has an expired document, unless these are allowed.
     */
    async claimNextTrip(
      id: string,
      booking: string,
      { now, after, ...allowed }: { now: number; after: string } & AllowedClaims,
    ) {
      const claimed = await model.updateOne(
        {
          _id: id,
          ...ableToDrive(now, allowed),
          queue: true,
          activeBooking: after,
          blockAfterTrip: { $ne: true },
          $or: [{ nextBooking: { $not: { $gt: '' } } }, { nextBooking: booking }],
        },
        { $set: { nextBooking: booking, nextClaimedAt: now } },
      );
      return claimed.matchedCount === 1;
    },

    /** Frees a driver from a booking that they would drive next; does nothing if they have another one. */
    async freeFromNextTrip(id: string, booking: string) {
      await model.updateOne(
        { _id: id, nextBooking: booking },
        { $unset: { nextBooking: 1, nextClaimedAt: 1 } },
      );
    },

    /** Claims for next trips made before a time, with the booking each was made for. */
    async findNextClaims(before: number, limit: number) {
      const found = await model
        .find({ nextClaimedAt: { $lt: before } }, { nextBooking: 1 })
        .sort({ nextClaimedAt: 1 })
        .limit(limit)
        .lean();
      return found.map((driver) => ({ id: driver._id as string, booking: driver.nextBooking as string }));
    },

    /** Marks a claim for a next trip as checked, so that it is not checked again. */
    async confirmNextClaim(id: string, booking: string) {
      await model.updateOne({ _id: id, nextBooking: booking }, { $unset: { nextClaimedAt: 1 } });
    },

    /**
     * Frees a driver from a booking, at a ms timestamp; does nothing if the driver is on another one. If the
     * driver has a next trip, the same write puts them on it, unless they are blocked. If the driver is to be
     * blocked after the trip, it blocks them and adds `ifBlocked`. But if the trip still awaits its payment,
     * such a driver stays on it.
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
      const drivesOn = {
        $and: [{ $gt: ['$nextBooking', ''] }, { $eq: ['$approved', true] }, { $not: isBlocked }],
      };
      const events = { $concatArrays: [{ $ifNull: ['$webhookEvents', []] }, { $literal: [...ifBlocked] }] };
      await model.updateOne(
        { _id: id, activeBooking: booking, ...(awaitsPayment && { blockAfterTrip: { $ne: true } }) },
        [
          {
            $set: {
              queue: drivesOn,
              activeBooking: { $cond: [drivesOn, '$nextBooking', '$$REMOVE'] },
              // The claim is checked like any other: the process may end before the booking knows of it.
              claimedAt: { $cond: [drivesOn, now, '$$REMOVE'] },
              idleSince: { $cond: [drivesOn, '$idleSince', now] },
              approved: { $cond: [isBlocked, false, '$approved'] },
              ...(ifBlocked.length > 0 && {
                webhookEvents: { $cond: [isBlocked, events, '$webhookEvents'] },
              }),
            },
          },
          { $unset: ['nextBooking', 'nextClaimedAt', 'blockAfterTrip'] },
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
