import type { Model } from 'mongoose';

/** How often in a row a batch of old records is deleted: the rest waits, because traffic comes first. */
const BATCHES = 20;

/**
 * Deletes the oldest records whose `at` is before a ms timestamp, in batches; of many, not all at once.
 * @param more what else they must match
 */
export async function removeOldest(
  // Each repository has its own document type, which is not needed here.
  // oxlint-disable-next-line typescript/no-explicit-any
  model: Model<any, any, any, any, any, any, any>,
  before: number,
  batch: number,
  more: object = {},
): Promise<void> {
  for (let done = 0; done < BATCHES; done += 1) {
    const old = await model
      .find({ ...more, at: { $lt: before } }, { _id: 1 })
      .sort({ at: 1 })
      .limit(batch)
      .lean();
    if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }: { _id: unknown }) => _id) } });
    if (old.length < batch) return;
  }
}
