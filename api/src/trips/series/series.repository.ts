import type { SeriesFailure } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { seriesModel } from './series.model.js';
import type { StoredSeries } from './storedSeries.js';

/** The fields that a change of a series sets. */
type SeriesChanges = Partial<Pick<StoredSeries, 'parts' | 'until' | 'skipped' | 'changedBy'>>;

/** What a process found when it made the bookings of a series. */
interface Outcome {
  dueAt: number | null;
  failures: readonly SeriesFailure[];
  isFailing: boolean;
  isLinkDue: boolean;
}

/** Every query on series of recurring trips. */
export function seriesRepository(connection: Connection) {
  const model = seriesModel(connection);
  const writes = collectionWrites<StoredSeries>(model);
  return {
    ...collectionLists<StoredSeries>(model, {}),
    findById: writes.findById,

    /** Stores a new series. Returns the stored one: the same if the request came before. */
    async insert(series: StoredSeries): Promise<StoredSeries> {
      try {
        await writes.insert(series);
        return series;
      } catch (error) {
        const before = isDuplicateKey(error) ? await writes.findById(series.id) : null;
        if (!before) throw error;
        return before;
      }
    },

    /**
     * Changes a series if it still has the version that was read, and lets its bookings follow. Returns null
     * if another request was faster.
     */
    async change(
      { id, version }: Pick<StoredSeries, 'id' | 'version'>,
      set: SeriesChanges,
      now: number,
    ): Promise<StoredSeries | null> {
      const changed = await model
        .findOneAndUpdate(
          { _id: id, version },
          { $set: { ...set, dueAt: now }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      return changed ? plain<StoredSeries>(changed) : null;
    },

    /** The ids of series whose bookings are to be made, those that wait longest first. */
    async findDue(now: number, limit: number): Promise<string[]> {
      const found = await model
        .find({ dueAt: { $lte: now } }, { _id: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id as string);
    },

    /** Leaves a due series to the calling process for a while. Returns null if another process has it. */
    async lease(id: string, now: number, until: number): Promise<StoredSeries | null> {
      const leased = await model
        .findOneAndUpdate(
          { _id: id, dueAt: { $lte: now }, $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] },
          { $set: { leasedUntil: until } },
          { returnDocument: 'after' },
        )
        .lean();
      return leased ? plain<StoredSeries>(leased) : null;
    },

    /**
     * Ends a lease with what the process found. If the series was changed meanwhile, only the lease ends: the
     * series stays due.
     */
    async finish({ id, version }: StoredSeries, outcome: Outcome): Promise<void> {
      const release = { $unset: { leasedUntil: 1 } };
      const { matchedCount } = await model.updateOne(
        { _id: id, version },
        { ...release, $set: { ...outcome, failures: [...outcome.failures] } },
      );
      if (matchedCount === 0) await model.updateOne({ _id: id }, release);
    },

    /** The series of a rider, the latest first. */
    async ofRider(customer: string, limit: number): Promise<StoredSeries[]> {
      return plainAll<StoredSeries>(
        await model.find({ customer }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean(),
      );
    },

    /** The series with a trip that could not be booked or planned. */
    async failing(limit: number): Promise<StoredSeries[]> {
      return plainAll<StoredSeries>(await model.find({ isFailing: true }).limit(limit).lean());
    },

    /** How many series that still have trips are driven with a car type. */
    countCarType(id: string): Promise<number> {
      const filter: Record<string, unknown> = { 'parts.carType': id, dueAt: { $type: 'number' } };
      return model.countDocuments(filter);
    },

    /** Drives all series of a car type with another. Safe to repeat. */
    async replaceCarType(id: string, other: string): Promise<void> {
      await model.updateMany(
        { 'parts.carType': id },
        { $set: { 'parts.$[part].carType': other } },
        { arrayFilters: [{ 'part.carType': id }] },
      );
    },

    /** How many series that still have trips a rider has, or are driven by a driver. */
    async countOf(uid: string): Promise<number> {
      const filter: Record<string, unknown> = { dueAt: { $type: 'number' } };
      const counts = await Promise.all([
        model.countDocuments({ ...filter, customer: uid }),
        model.countDocuments({ ...filter, 'parts.driver': uid }),
      ]);
      return counts.reduce((sum, count) => sum + count, 0);
    },

    /** Removes the series of a deleted rider, and a deleted driver from all series. */
    async forgetPerson(uid: string): Promise<void> {
      await model.deleteMany({ customer: uid });
      await model.updateMany(
        { 'parts.driver': uid },
        { $set: { 'parts.$[part].driver': null } },
        { arrayFilters: [{ 'part.driver': uid }] },
      );
    },
  };
}
