import type { Model } from 'mongoose';
import { plain } from '../database/plain.js';
import { setAndUnset } from '../database/setAndUnset.js';

/** The plain reads and writes of a collection whose records carry no rules of their own. */
export function collectionWrites<T extends { id: string }>(
  // Each repository has a document type of its own, and these need none of it.
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
    /** Sets fields; null removes one. Returns the record afterwards, or null when there is none. */
    async update(id: string, changes: Partial<T>): Promise<T | null> {
      const updated = await model
        .findOneAndUpdate({ _id: id }, setAndUnset(changes), { returnDocument: 'after', projection })
        .lean();
      return updated ? plain<T>(updated) : null;
    },
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
  };
}
