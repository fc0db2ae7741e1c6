import type { LatLng, Place, TripNeed, WorkingHours } from '@wayfare/shared';
import { plain, plainAll } from '../../platform/database/plain.js';
import { driverClaimsRepository } from './driverClaims.repository.js';
import { driverPapersRepository } from './driverPapers.repository.js';
import { INTERNAL } from './internalFields.js';
import type { userModel } from './user.model.js';
import type { StoredUser } from './storedUser.js';

/** A driver with the fields that the planner needs. */
export type PlannedDriver = Pick<
  StoredUser,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'vehicleNumber'
  | 'carType'
  | 'needs'
  | 'approved'
  | 'documentsEndAt'
  | 'workingHours'
>;

const PLANNED = {
  firstName: 1,
  lastName: 1,
  vehicleNumber: 1,
  carType: 1,
  needs: 1,
  approved: 1,
  documentsEndAt: 1,
  workingHours: 1,
} as const;

/** The queries of dispatch on drivers: who has which trip, where they are, and what they drive. */
export function driverRepository(model: ReturnType<typeof userModel>) {
  return {
    ...driverClaimsRepository(model),
    ...driverPapersRepository(model),

    /** Updates every driver of a car type to its new name. Returns how many there were. */
    async renameCarType(from: string, to: string) {
      const moved = await model.updateMany({ usertype: 'driver', carType: from }, { $set: { carType: to } });
      return moved.modifiedCount;
    },

    /** Moves the drivers of a fleet admin to another one. */
    async moveFleet(from: string, to: string) {
      await model.updateMany({ usertype: 'driver', fleetadmin: from }, { $set: { fleetadmin: to } });
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

    /** Turns off a driver's heading. The place stays stored. */
    async stopHeading(id: string) {
      await model.updateOne({ _id: id, 'heading.isOn': true }, { $set: { 'heading.isOn': false } });
    },

    /** Returns the average ratings of these drivers, without those who have none. */
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

    /** Returns those of these users who are drivers, with the fields that the planner needs. */
    async driversAmong(ids: readonly string[]): Promise<PlannedDriver[]> {
      const found = await model.find({ _id: { $in: ids }, usertype: 'driver' }, PLANNED).lean();
      return plainAll<PlannedDriver>(found);
    },

    /** Returns the working hours of these drivers, without those who have none. */
    async workingHoursOf(ids: readonly string[]): Promise<Map<string, WorkingHours>> {
      const found = await model
        .find({ _id: { $in: ids }, workingHours: { $type: 'object' } }, { workingHours: 1 })
        .lean();
      return new Map(found.map((driver) => [driver._id, plain<WorkingHours>(driver.workingHours)]));
    },

    /** The car types of the approved drivers who offer all of some needs, of a fleet or of all of them. */
    async carTypesServing(needs: readonly TripNeed[], fleet: string | null): Promise<string[]> {
      const found = await model.distinct('carType', {
        $and: needs.map((need) => ({ needs: need })),
        approved: true,
        usertype: 'driver',
        ...(fleet && { fleetadmin: fleet }),
      });
      return found.filter((carType) => typeof carType === 'string');
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
     * Drivers of some car types near a point who are not approved or not active, and those whose location is
     * unknown.
     */
    async findUnavailable(point: LatLng, radiusKm: number, carTypes: readonly string[], limit: number) {
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
            carType: { $in: carTypes },
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
