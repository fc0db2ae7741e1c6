import { type DrivenModel, drivenBy } from '../database/driver.js';

/** One page of records, in the order of their ids. */
export interface SearchPage {
  /** The id before the page; empty for the first page. */
  after: string;
  limit: number;
}

/**
 * Computes the search tokens of a page of records again. Each record is written only if the fields `searched`
 * are still as they were read: a change in between has stored its own tokens.
 * @param tokensOf returns a record's tokens, from the fields `searched`
 * @returns the id of the last record, or null when there are no more
 */
export async function rewriteSearch(
  model: DrivenModel,
  searched: readonly string[],
  tokensOf: (record: never) => string[],
  { after, limit }: SearchPage,
): Promise<string | null> {
  const { collection } = drivenBy(model);
  const projection = Object.fromEntries(searched.map((field) => [field, 1]));
  const found = await collection
    .find({ _id: { $gt: after } }, { projection, sort: { _id: 1 }, limit, batchSize: limit + 1 })
    .toArray();
  const last = found.at(-1);
  if (!last) return null;
  await collection.bulkWrite(
    found.map((record) => ({
      updateOne: {
        filter: {
          _id: record._id,
          ...Object.fromEntries(searched.map((field) => [field, record[field] ?? null])),
        },
        update: { $set: { search: tokensOf(record as never) } },
      },
    })),
    { ordered: false },
  );
  return last._id;
}
