import type { SpeedSample } from '@wayfare/shared';
import { SAMPLES_KEPT } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { isOnlyDuplicateKeys } from '../../platform/database/duplicateKey.js';
import { hashOf } from '../../platform/secret.js';

const learnedSpeedSchema = new Schema(
  {
    /** The area and the hour of the week: see `speedKeys`. */
    _id: String,
    /** When a trip was added last, a ms timestamp. */
    at: { type: Number, required: true },
    /** The newest trips, each once. `trip` does not reveal which booking it was. */
    samples: [{ _id: false, trip: String, ratio: Number, pace: Number }],
  },
  { versionKey: false },
);
// Finds those to which no trip was added for long.
learnedSpeedSchema.index({ at: 1 });

interface Row {
  _id: string;
  samples: (SpeedSample & { trip: string })[];
}

/** What the newest trips showed about the speed of drives, by area and hour of the week. */
export function learnedSpeedRepository(connection: Connection) {
  const model = connection.model('LearnedSpeed', learnedSpeedSchema, 'learned_speeds');

  /** Returns one write for each key, which changes nothing if the key has the trip. */
  const writes = (
    keys: readonly string[],
    added: { at: number; sample: Row['samples'][number] },
    upsert: boolean,
  ) =>
    keys.map((key) => ({
      updateOne: {
        filter: { _id: key, 'samples.trip': { $ne: added.sample.trip } },
        update: {
          $max: { at: added.at },
          $push: { samples: { $each: [added.sample], $slice: -SAMPLES_KEPT } },
        },
        upsert,
      },
    }));

  return {
    /**
     * Adds what a booking's trip showed to the given keys, where it replaces the oldest sample. Repeating it
     * adds it once.
     * @param sample `at` is a ms timestamp
     */
    async add(
      booking: string,
      keys: readonly string[],
      { at, ratio, pace }: SpeedSample & { at: number },
    ): Promise<void> {
      const added = { at, sample: { trip: hashOf(booking).slice(0, 16), ratio, pace } };
      try {
        await model.bulkWrite(writes(keys, added, true), { ordered: false });
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
        // The keys exist: either they have the trip, or their first trips came at the same time.
        await model.bulkWrite(writes(keys, added, false), { ordered: false });
      }
    },

    /** The samples of some keys. Keys without any are missing. */
    async samplesOf(keys: readonly string[]): Promise<Map<string, SpeedSample[]>> {
      const rows = await model.find({ _id: { $in: [...keys] } }).lean<Row[]>();
      return new Map(
        rows.map(({ _id, samples }) => [
          _id,
          samples.map(({ ratio, pace }) => ({ ratio: ratio ?? null, pace })),
        ]),
      );
    },

    /** Deletes those to which no trip was added since a ms timestamp. */
    async removeBefore(at: number): Promise<void> {
      await model.deleteMany({ at: { $lt: at } });
    },
  };
}
