import {
  type DriverSample,
  type PackedSample,
  packSample,
  type TripNeed,
  unpackSample,
} from '@wayfare/shared';
import type { AnyBulkWriteOperation } from 'mongodb';
import { type Connection, Schema } from 'mongoose';
import { driverCollection, type PlainDocument } from '../../platform/database/driver.js';

/** Where a driver was in one recorded period. */
export interface DriverTrack {
  driver: string;
  /** The start of the period, a ms timestamp. */
  from: number;
  carType: string | null;
  /** What they offer to trips that need it. */
  needs: readonly TripNeed[];
  samples: DriverSample[];
}

/** As stored: recordings of earlier versions have no needs. */
type Row = Omit<DriverTrack, 'samples' | 'needs'> & { needs?: readonly TripNeed[]; samples: PackedSample[] };

const trackSchema = new Schema(
  {
    /** The driver and the period. */
    _id: String,
    driver: { type: String, required: true },
    from: { type: Number, required: true },
    carType: String,
    needs: { type: [String], default: undefined },
    /** See `shared/src/trips/shift/recording.ts`. */
    samples: { type: [Schema.Types.Mixed], default: undefined },
  },
  { versionKey: false },
);
// The drivers of a period, and old periods to delete.
trackSchema.index({ from: 1, driver: 1 });
// A driver's own data, to export and to delete.
trackSchema.index({ driver: 1, from: 1 });

/** Where drivers were. */
export function driverTrackRepository(connection: Connection) {
  const model = connection.model('DriverTrack', trackSchema, 'driver_tracks');
  // Many samples are written at once: directly through the MongoDB driver.
  const collection = driverCollection<PlainDocument>(connection, 'driver_tracks');

  const toTrack = ({ driver, from, carType, needs, samples }: Row): DriverTrack => ({
    driver,
    from,
    carType: carType ?? null,
    needs: needs ?? [],
    // Writing again after a failure may have added some of them twice.
    samples: samples
      .map((sample) => unpackSample(sample, from))
      .toSorted((one, other) => one.at - other.at)
      .filter((sample, index, all) => sample.at !== all[index - 1]?.at),
  });

  return {
    /** Adds samples to the periods of drivers. */
    async add(tracks: readonly DriverTrack[]) {
      if (tracks.length === 0) return;
      const writes = tracks.map(({ driver, from, carType, needs, samples }) => ({
        updateOne: {
          filter: { _id: `${driver}/${from}` },
          update: {
            $setOnInsert: { driver, from },
            // A driver who has gone is not known anymore.
            ...(carType !== null && { $set: { carType, needs } }),
            $push: { samples: { $each: samples.map((sample) => packSample(sample, from)) } },
          },
          upsert: true,
        },
      }));
      await collection.bulkWrite(writes as unknown as AnyBulkWriteOperation<PlainDocument>[], {
        ordered: false,
      });
    },

    /** The tracks of the periods that start in [from, to), by period, of at most `limit` driver periods. */
    async between(from: number, to: number, limit: number): Promise<DriverTrack[]> {
      const filter = { from: { $gte: from, $lt: to } };
      const found = await collection.find(filter).sort({ from: 1, driver: 1 }).limit(limit).toArray();
      return (found as unknown as Row[]).map(toTrack);
    },

    /** How many driver periods start in [from, to); counts no further than `limit`. */
    countBetween: (from: number, to: number, limit: number) =>
      model.countDocuments({ from: { $gte: from, $lt: to } }, { limit }),

    /** A driver's own tracks after a period, oldest first. */
    async ofDriver(driver: string, after: number, limit: number): Promise<DriverTrack[]> {
      const filter = { driver, from: { $gt: after } };
      const found = await collection.find(filter).sort({ from: 1 }).limit(limit).toArray();
      return (found as unknown as Row[]).map(toTrack);
    },

    async removeOf(driver: string) {
      await model.deleteMany({ driver });
    },

    /** Deletes the periods that start before a time, a ms timestamp. */
    async removeBefore(at: number) {
      await model.deleteMany({ from: { $lt: at } });
    },
  };
}
