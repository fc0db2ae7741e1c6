import type { Model } from 'mongoose';
import { plain } from '../database/plain.js';
import { setAndUnset } from '../database/setAndUnset.js';
import { changeAsRead, seenFields } from './changeAsRead.js';
import { requireUnchanged } from './requireUnchanged.js';

/** Plain reads and writes of a collection whose records have no rules of their own. */
export function collectionWrites<T extends { id: string }>(
  // Each repository has its own document type, which is not needed here.
  // oxlint-disable-next-line typescript/no-explicit-any
  model: Model<any, any, any, any, any, any, any>,
  projection: Record<string, 0 | 1> = {},
) {
  return {
    async findById(id: string): Promise<T | null> {
      const found = await model.findOne({ _id: id }, projection).lean();
      return found ? plain<T>(found) : null;
    },
    /** @throws a duplicate key error when a unique field is taken */
    async insert({ id, ...fields }: T): Promise<void> {
      await model.create({ ...fields, _id: id });
    },
    /**
     * Sets fields; null removes a field. `seen` has the values that the author of the change saw. `more` has
     * further conditions for the change, and further updates. Returns the updated record, or null when there
     * is none.
     * @throws changed_meanwhile (409) when another user has set one to a different value since
     */
    async update(
      id: string,
      changes: Partial<T>,
      seen?: Partial<T>,
      more: { onlyIf?: object; also?: object } = {},
    ): Promise<T | null> {
      return changeAsRead(
        seenFields(changes, seen),
        () => model.findOne({ _id: id }, projection).lean(),
        async (stillSo, stored) => {
          requireUnchanged(changes, seen, plain(stored));
          const updated = await model
            .findOneAndUpdate(
              { ...more.onlyIf, ...stillSo, _id: id },
              { ...setAndUnset(changes), ...more.also },
              { returnDocument: 'after', projection },
            )
            .lean();
          return updated ? plain<T>(updated) : null;
        },
      );
    },
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
  };
}
