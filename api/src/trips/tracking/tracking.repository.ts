import { type TrackingPoint, trackingPointSchema } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { isOnlyDuplicateKeys } from '../../platform/database/duplicateKey.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { trackingPointModel } from './trackingPoint.model.js';

/** A day-long trip with a point every 4 s has 21,600 points: anything above this is not a real trip. */
const MAX_POINTS = 25_000;

/** Points of the route: all except those kept only as evidence. */
const NOT_FLAGGED = { $ne: true } as const;

/** The fields of a point that leave the database. */
const FIELDS = Object.keys(trackingPointSchema.omit({ id: true }).shape).join(' ');

/** A point with the sign-in of the device that took it. */
export type DevicePoint = TrackingPoint & { device?: string };

/** All queries on tracking points. */
export function trackingRepository(connection: Connection) {
  const model = trackingPointModel(connection);
  return {
    /** Stores a point; repeating the same id changes nothing. */
    async add(booking: string, { id, ...point }: TrackingPoint) {
      await model.updateOne({ _id: id }, { $setOnInsert: { booking, ...point } }, { upsert: true });
    },
    /** Stores many points in one write; existing points stay as they are. */
    async addAll(points: readonly { booking: string; point: DevicePoint }[]) {
      const rows = points.map(({ booking, point: { id, ...point } }) => ({ _id: id, booking, ...point }));
      try {
        await model.collection.insertMany(rows as object[], { ordered: false });
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
      }
    },
    /** A trip's points in chronological order; with `withFlagged` also those that were rejected. */
    async ofBooking(booking: string, { withFlagged = false } = {}) {
      const believed = withFlagged ? {} : { flagged: NOT_FLAGGED };
      const rows = await model
        .find({ booking, ...believed }, FIELDS)
        .sort({ at: 1 })
        .limit(MAX_POINTS)
        .lean();
      return plainAll<TrackingPoint>(rows);
    },
    /** A trip's believed points in a span of time (ms timestamps), in order, after the last one before it. */
    async around(booking: string, from: number, to: number) {
      const believed = { booking, flagged: NOT_FLAGGED };
      const [before, within] = await Promise.all([
        model
          .findOne({ ...believed, at: { $lt: from } }, FIELDS)
          .sort({ at: -1 })
          .lean(),
        model
          .find({ ...believed, at: { $gte: from, $lte: to } }, FIELDS)
          .sort({ at: 1 })
          .limit(MAX_POINTS)
          .lean(),
      ]);
      return plainAll<TrackingPoint>(before ? [before, ...within] : within);
    },
    /** The last position of a trip that was taken until `at`, a ms timestamp. */
    async lastUntil(booking: string, at: number) {
      const found = await model
        .findOne({ booking, flagged: NOT_FLAGGED, at: { $lte: at } }, FIELDS)
        .sort({ at: -1 })
        .lean();
      return found ? plain<TrackingPoint>(found) : null;
    },
    /** When a device took the last position of a trip that it has sent, a ms timestamp. */
    async lastTimeOf(booking: string, device: string) {
      const found = await model.findOne({ booking, device }, 'at').sort({ at: -1 }).lean();
      return found?.at ?? null;
    },
    /** Deletes the points of trips. */
    async removeOf(bookings: readonly string[]) {
      await model.deleteMany({ booking: { $in: [...bookings] } });
    },
    /** The last position of a trip (rule 7.35). */
    async lastOf(booking: string) {
      const last = await model.findOne({ booking, flagged: NOT_FLAGGED }, FIELDS).sort({ at: -1 }).lean();
      return last ? plain<TrackingPoint>(last) : null;
    },
  };
}
