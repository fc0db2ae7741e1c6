import { isOpenOffer } from '@wayfare/shared';
import { plain } from '../../../platform/database/plain.js';
import type { bookingModel } from './booking.model.js';
import type { StoredBooking } from './storedBooking.js';

/** A booking that waits for a driver, as the search for others sees it. */
export type WaitingBooking = Pick<StoredBooking, 'id' | 'pickup' | 'carType'> & {
  dispatch?: Pick<NonNullable<StoredBooking['dispatch']>, 'offers'> | null;
};

/** Pending work of dispatch: rounds, lead times, next trips, and drivers' answers to longer trips. */
export function dispatchWorkRepository(model: ReturnType<typeof bookingModel>) {
  return {
    /** NEW bookings that are due for dispatch. */
    async findDueForDispatch(now: number, limit: number) {
      const found = await model
        .find({ status: 'NEW', 'dispatch.nextAt': { $lte: now } }, { _id: 1 })
        .sort({ 'dispatch.nextAt': 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** NEW bookings whose next round is due by a time, with what tells whether drivers around are scarce. */
    async findWaiting(by: number, limit: number): Promise<WaitingBooking[]> {
      const found = await model
        .find(
          { status: 'NEW', 'dispatch.nextAt': { $lte: by } },
          { pickup: 1, carType: 1, 'dispatch.offers': 1 },
        )
        .sort({ 'dispatch.nextAt': 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => plain(booking) as WaitingBooking);
    },

    /** Which of the given drivers have an open offer, among at most `limit` trips. */
    async findAsked(drivers: readonly string[], now: number, limit: number): Promise<Set<string>> {
      const found = await model
        .find({ status: 'NEW', 'dispatch.offers.driver': { $in: drivers } }, { 'dispatch.offers': 1 })
        .limit(limit)
        .lean();
      const offers = found.flatMap((booking) => (plain(booking) as WaitingBooking).dispatch?.offers ?? []);
      return new Set(offers.filter((offer) => isOpenOffer(offer, now)).map(({ driver }) => driver));
    },

    /** Prebookings whose lead time is to be looked at, the longest due first. */
    async findLeadsDue(now: number, limit: number) {
      const found = await model
        .find({ status: 'NEW', leadLookAt: { $lte: now } }, { _id: 1 })
        .sort({ leadLookAt: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Leases the lead time of a prebooking to this process until a time. False if another one has it. */
    async leaseLead(id: string, now: number, until: number) {
      const leased = await model.updateOne(
        { _id: id, status: 'NEW', leadLookAt: { $lte: now } },
        { $set: { leadLookAt: until } },
      );
      return leased.matchedCount === 1;
    },

    /** Schedules the next look at a lead time; null if its dispatch has started. */
    async lookAtLead(id: string, at: number | null) {
      const change = at === null ? { $unset: { leadLookAt: 1 } } : { $set: { leadLookAt: at } };
      await model.updateOne({ _id: id, leadLookAt: { $exists: true } }, change);
    },

    /** Next trips whose drivers are to be checked, the longest due first. */
    async findNextTripsDue(now: number, limit: number) {
      const found = await model
        .find({ nextLookAt: { $lte: now } }, { _id: 1 })
        .sort({ nextLookAt: 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /**
     * Trips whose driver did not answer in time whether they drive them as they became, longest ago first.
     */
    async findUnansweredLonger(now: number, limit: number) {
      const found = await model
        .find({ 'longerTrip.until': { $lte: now } }, { _id: 1 })
        .sort({ 'longerTrip.until': 1 })
        .limit(limit)
        .lean();
      return found.map((booking) => booking._id as string);
    },

    /** Schedules the next check of a next trip, unless it has begun or lost its driver. */
    async lookAtNextTrip(id: string, at: number) {
      await model.updateOne({ _id: id, nextLookAt: { $exists: true } }, { $set: { nextLookAt: at } });
    },
  };
}
