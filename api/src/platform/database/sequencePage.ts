import type { Model } from 'mongoose';
import { plainAll } from './plain.js';

/** A part of a list in order: the newest `limit` records, or those next to a place. */
interface Part {
  limit: number;
  /** Only records before this place. */
  before?: number | undefined;
  /** Only records after this place. */
  after?: number | undefined;
}

/** Reads the records that match a filter, in order of their `sequence`, which is unique among them. */
export async function sequencePage<T>(
  // Each repository has its own document type, which is not needed here.
  // oxlint-disable-next-line typescript/no-explicit-any
  model: Model<any, any, any, any, any, any, any>,
  filter: object,
  { limit, before, after }: Part,
): Promise<T[]> {
  const place = {
    ...(before !== undefined && { $lt: before }),
    ...(after !== undefined && { $gt: after }),
  };
  const fromStart = after !== undefined && before === undefined;
  const rows = await model
    .find({ ...filter, ...(Object.keys(place).length > 0 && { sequence: place }) })
    .sort({ sequence: fromStart ? 1 : -1 })
    .limit(limit)
    .lean();
  const records = plainAll<T>(rows);
  return fromStart ? records : records.reverse();
}
