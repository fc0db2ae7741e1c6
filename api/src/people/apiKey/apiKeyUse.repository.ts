import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';

const useSchema = new Schema(
  { _id: String, key: String, day: String, calls: { type: Number, default: 0 } },
  { versionKey: false },
);
// The calls of the listed keys since a day.
useSchema.index({ key: 1, day: 1 });
// Days that are no longer shown.
useSchema.index({ day: 1 });

/** How often keys were used: one document for each key and day, which is a UTC date such as `2026-03-02`. */
export function apiKeyUseRepository(connection: Connection) {
  const model = connection.model('ApiKeyUse', useSchema, 'api_key_uses');
  return {
    /** Counts a call. */
    async count(key: string, day: string): Promise<void> {
      const add = () =>
        model.updateOne(
          { _id: `${key}:${day}` },
          { $inc: { calls: 1 }, $setOnInsert: { key, day } },
          { upsert: true },
        );
      try {
        await add();
      } catch (error) {
        // Another call was the first of the day at the same moment.
        if (!isDuplicateKey(error)) throw error;
        await add();
      }
    },

    /** Counts the calls of these keys since a day, and their calls of `today`. */
    async callsOf(keys: readonly string[], since: string, today: string) {
      const groups = await model.aggregate<{ _id: string; calls: number; callsToday: number }>([
        { $match: { key: { $in: keys }, day: { $gte: since } } },
        {
          $group: {
            _id: '$key',
            calls: { $sum: '$calls' },
            callsToday: { $sum: { $cond: [{ $eq: ['$day', today] }, '$calls', 0] } },
          },
        },
      ]);
      return new Map(groups.map(({ _id, ...calls }) => [_id, calls]));
    },

    async sweep(before: string) {
      await model.deleteMany({ day: { $lt: before } });
    },
  };
}
