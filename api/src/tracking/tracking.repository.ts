import type { TrackingPoint } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { isOnlyDuplicateKeys } from '../database/duplicateKey.js';
import { plain, plainAll } from '../database/plain.js';
import { trackingPointModel } from './trackingPoint.model.js';

/** A trip of a day at a point every 4 s has 21,600: what lies above is not a trip. */
const MAX_POINTS = 25_000;

/** Points of the way: all but those that are kept as evidence alone. */
const NOT_FLAGGED = { $ne: true } as const;

/** Every query on tracking points. */
export function trackingRepository(connection: Connection) {
  const model = trackingPointModel(connection);
  return {
    /** Stores a point; the same id again changes nothing. */
    async add(booking: string, { id, ...point }: TrackingPoint) {
      await model.updateOne({ _id: id }, { $setOnInsert: { booking, ...point } }, { upsert: true });
    },
    /** Stores many points at once; what is there already stays as it is. */
    async addAll(points: readonly { booking: string; point: TrackingPoint }[]) {
      const rows = points.map(({ booking, point: { id, ...point } }) => ({ _id: id, booking, ...point }));
      try {
        await model.collection.insertMany(rows as object[], { ordered: false });
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
      }
    },
    /** A trip's points in the order they were taken; with `withFlagged` also those that were not believed. */
    async ofBooking(booking: string, { withFlagged = false } = {}) {
      const believed = withFlagged ? {} : { flagged: NOT_FLAGGED };
      const rows = await model
        .find({ booking, ...believed }, { booking: 0 })
        .sort({ at: 1 })
        .limit(MAX_POINTS)
        .lean();
      return plainAll<TrackingPoint>(rows);
    },
    /** Where a trip was last (rule 7.35). */
    async lastOf(booking: string) {
      const last = await model
        .findOne({ booking, flagged: NOT_FLAGGED }, { booking: 0 })
        .sort({ at: -1 })
        .lean();
      return last ? plain<TrackingPoint>(last) : null;
    },
  };
}

export type TrackingRepository = ReturnType<typeof trackingRepository>;
