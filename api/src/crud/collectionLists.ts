import type { Model } from 'mongoose';
import { plainAll } from '../database/plain.js';
import type { ListQuery, Page } from './listQuery.js';

/** The list queries every collection of the panel needs, with a projection that leaves out what lists don't show. */
export function collectionLists<T>(
  // Each repository has a document type of its own, and lists need none of it.
  model: Model<any>,
  projection: Record<string, 0 | 1>,
  /** By sorted field, a second field that an index has behind it the other way round: newest first within a status. */
  ties: Readonly<Record<string, string>> = {},
) {
  return {
    async list({ filter, sort, skip, limit }: ListQuery): Promise<Page<T>> {
      const [rows, total] = await Promise.all([
        model.find(filter, projection).sort(sortOf(sort, ties)).skip(skip).limit(limit).lean(),
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

function sortOf(
  { field, order }: ListQuery['sort'],
  ties: Readonly<Record<string, string>>,
): Record<string, 1 | -1> {
  const tie = Object.hasOwn(ties, field) ? ties[field] : undefined;
  const back = order === 1 ? -1 : 1;
  return tie ? { [field]: order, [tie]: back, _id: back } : { [field]: order, _id: order };
}
