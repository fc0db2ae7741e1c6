import type { DocumentKind, LatLng, Place, StoredDocuments, WorkingHours } from '@wayfare/shared';
import { decimal128 } from '../../platform/database/money.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { setAndUnset } from '../../platform/database/setAndUnset.js';
import type { PendingEvent } from '../../messages/webhook/pendingEvents.js';
import type { userModel } from './user.model.js';
import type { StoredUser } from './storedUser.js';

/** Internal fields that never leave the repository. */
export const INTERNAL = {
  search: 0,
  wallet: 0,
  savedFor: 0,
  claimedAt: 0,
  contactReverts: 0,
  contactWork: 0,
  webhookEvents: 0,
} as const;

/** A driver with the fields that the planner needs. */
export type PlannedDriver = Pick<
  StoredUser,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'vehicleNumber'
  | 'carType'
  | 'approved'
  | 'documentsEndAt'
  | 'workingHours'
>;

const PLANNED = {
  firstName: 1,
  lastName: 1,
  vehicleNumber: 1,
  carType: 1,
  approved: 1,
  documentsEndAt: 1,
  workingHours: 1,
} as const;

/** The queries of dispatch on drivers: who has which trip, where they are, and what they drive. */
export function driverRepository(model: ReturnType<typeof userModel>) {
  return {
    /** Updates every driver of a car type to its new name. Returns how many there were. */
    async renameCarType(from: string, to: string) {
      const moved = await model.updateMany({ usertype: 'driver', carType: from }, { $set: { carType: to } });
      return moved.modifiedCount;
    },

    /**
     * Claims a free driver for a booking; repeating it for the same booking is fine. False if the driver is
     * busy, or in debt unless `allowDebt`, or has an expired document unless `allowExpired`.
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
     * Frees a driver from a booking, at a ms timestamp; does nothing if the driver is on another one. One who
     * is to be blocked after the trip is blocked by the same write, which then also writes `ifBlocked`; if
     * the trip still awaits its payment, such a driver stays on it.
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
     * Sets whether a driver is blocked after the current trip. Null if the driver is on none, or blocked
     * already.
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

    /**
     * Turns on a driver's heading for a place, unless that was done `most` times on this day (yyyymmdd)
     * already: one conditional write, so that concurrent requests never exceed it.
     */
    async headHome(id: string, place: Place, { day, most }: { day: number; most: number }): Promise<boolean> {
      if (most === 0) return false;
      const used = { $cond: [{ $eq: ['$heading.day', day] }, { $add: ['$heading.used', 1] }, 1] };
      const heading = {
        lat: { $literal: place.lat },
        lng: { $literal: place.lng },
        add: { $literal: place.add },
        isOn: true,
        day,
        used,
      };
      const turnedOn = await model.updateOne(
        {
          _id: id,
          usertype: 'driver',
          $or: [{ 'heading.day': { $ne: day } }, { 'heading.used': { $lt: most } }],
        },
        [{ $set: { heading } }],
        { updatePipeline: true },
      );
      return turnedOn.matchedCount === 1;
    },

    /**
     * Changes a driver's papers, and what follows from them, unless they have changed since `seen` was read.
     * Returns the changed driver, or null.
     */
    async changeDocuments(
      id: string,
      seen: Pick<StoredUser, 'documentsVersion'>,
      changes: Pick<StoredUser, 'documentsEndAt' | 'documentsNoticeAt' | 'licenseImage'> & {
        documents: StoredDocuments;
      },
    ): Promise<StoredUser | null> {
      const version = seen.documentsVersion ?? 0;
      const changed = await model
        .findOneAndUpdate(
          { _id: id, usertype: 'driver', documentsVersion: version === 0 ? { $exists: false } : version },
          setAndUnset({ ...changes, documentsVersion: version + 1 }),
          { returnDocument: 'after', projection: INTERNAL },
        )
        .lean();
      return changed ? plain<StoredUser>(changed) : null;
    },

    /** Drivers who are due a notice about their papers by now. */
    async findWithDocumentNotices(now: number, limit: number) {
      const found = await model
        .find({ documentsNoticeAt: { $lte: now } }, { _id: 1 })
        .sort({ documentsNoticeAt: 1 })
        .limit(limit)
        .lean();
      return found.map((driver) => driver._id as string);
    },

    /**
     * Renames the pending notices of a kind of document as earlier versions stored them. Returns how many.
     */
    async renamePendingNotices(kind: DocumentKind): Promise<number> {
      const [before, after] = [`documents.${kind}.untold`, `documents.${kind}.pendingNotice`];
      // Not through Mongoose, whose schema no longer has the field.
      const { modifiedCount } = await model.collection.updateMany(
        { documentsNoticeAt: { $gte: 0 }, [before]: { $exists: true } },
        { $rename: { [before]: after } },
      );
      return modifiedCount;
    },

    /** Turns off a driver's heading. The place stays stored. */
    async stopHeading(id: string) {
      await model.updateOne({ _id: id, 'heading.isOn': true }, { $set: { 'heading.isOn': false } });
    },

    /** The average rating of each of these drivers who has one. */
    async ratingsOf(ids: readonly string[]): Promise<Map<string, number>> {
      const found = await model
        .find({ _id: { $in: ids }, 'ratings.userrating': { $gt: 0 } }, { ratings: 1 })
        .lean();
      return new Map(found.map((driver) => [driver._id, driver.ratings?.userrating as number]));
    },

    /**
     * Returns approved drivers, or only those of a fleet admin if one is given. Uses the index of the fleet,
     * or of approvals.
     */
    async plannableDrivers(fleetadmin: string | null, limit: number): Promise<PlannedDriver[]> {
      const found = await model
        .find({ ...(fleetadmin && { fleetadmin }), usertype: 'driver', approved: true }, PLANNED)
        .sort(fleetadmin ? { createdAt: -1, _id: -1 } : { _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<PlannedDriver>(found);
    },

    /** Those of these users who are drivers, for the planner. */
    async driversAmong(ids: readonly string[]): Promise<PlannedDriver[]> {
      const found = await model.find({ _id: { $in: ids }, usertype: 'driver' }, PLANNED).lean();
      return plainAll<PlannedDriver>(found);
    },

    /** The working hours of each of these drivers who has any. */
    async workingHoursOf(ids: readonly string[]): Promise<Map<string, WorkingHours>> {
      const found = await model
        .find({ _id: { $in: ids }, workingHours: { $type: 'object' } }, { workingHours: 1 })
        .lean();
      return new Map(found.map((driver) => [driver._id, plain<WorkingHours>(driver.workingHours)]));
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

    /** Has a driver's claim on the current trip checked again, counted from a ms timestamp. */
    async recheckClaim(id: string, now: number) {
      await model.updateOne({ _id: id, activeBooking: { $gt: '' } }, { $set: { claimedAt: now } });
    },

    /** Marks a claim as checked, so that it is not checked again. */
    async confirmClaim(id: string, booking: string) {
      await model.updateOne({ _id: id, activeBooking: booking }, { $unset: { claimedAt: 1 } });
    },

    /** Every driver whose position matters: approved, located, and active or on a trip. */
    async findLocatedDrivers() {
      const found = await model
        .find(
          {
            usertype: 'driver',
            approved: true,
            $or: [{ driverActiveStatus: true }, { queue: true }],
            'location.lat': { $exists: true },
          },
          INTERNAL,
        )
        .lean();
      return plainAll<StoredUser>(found);
    },

    /** Writes many drivers' positions at once; an older position never replaces a newer one. */
    async savePositions(positions: readonly ({ id: string; at: number } & LatLng)[]) {
      if (positions.length === 0) return;
      await model.bulkWrite(
        positions.map(({ id, lat, lng, at }) => ({
          updateOne: {
            filter: { _id: id, $or: [{ locationAt: { $exists: false } }, { locationAt: { $lt: at } }] },
            update: { $set: { location: { lat, lng }, locationAt: at } },
          },
        })),
        { ordered: false },
      );
    },

    /**
     * Drivers of a car type near a point who are not approved or not active, and those whose location is
     * unknown.
     */
    async findUnavailable(point: LatLng, radiusKm: number, carType: string, limit: number) {
      const [dLat, dLng] = [
        radiusKm / 111,
        radiusKm / (111 * Math.max(0.01, Math.cos((point.lat * Math.PI) / 180))),
      ];
      const around = {
        'location.lat': { $gte: point.lat - dLat, $lte: point.lat + dLat },
        'location.lng': { $gte: point.lng - dLng, $lte: point.lng + dLng },
      };
      const found = await model
        .find(
          {
            usertype: 'driver',
            carType,
            $or: [
              { ...around, approved: false },
              { ...around, driverActiveStatus: { $ne: true } },
              { location: null },
            ],
          },
          INTERNAL,
        )
        .limit(limit)
        .lean();
      return plainAll<StoredUser>(found);
    },
  };
}
