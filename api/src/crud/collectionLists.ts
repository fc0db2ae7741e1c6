import type { Model } from 'mongoose';
import { plainAll } from '../database/plain.js';
import type { ListQuery, Page } from './listQuery.js';

/** The list queries every collection of the panel needs, with a projection that leaves out what lists don't show. */
export function collectionLists<T>(
  // Each repository has a document type of its own, and lists need none of it.
  model: Model<any>,
  projection: Record<string, 0 | 1>,
) {
  return {
    async list({ filter, sort, skip, limit }: ListQuery): Promise<Page<T>> {
      const [rows, total] = await Promise.all([
        model
          .find(filter, projection)
          .sort({ [sort.field]: sort.order, _id: sort.order })
          .skip(skip)
          .limit(limit)
          .lean(),
        Object.keys(filter).length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter),
      ]);
      return { rows: plainAll<T>(rows), total };
    },

    /** Records by id within a scope; ids that are not there, or not in it, are left out. */
    async findMany(ids: readonly string[], scope: Record<string, unknown> = {}): Promise<T[]> {
      const rows = await model.find({ $and: [{ _id: { $in: ids } }, scope] }, projection).lean();
      return plainAll<T>(rows);
    },
  };
}
