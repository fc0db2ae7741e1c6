import { type DrivenModel, drivenBy } from '../database/driver.js';
import type { SearchPage } from './rewriteSearch.js';

/** The result of one page: the id of its last record, and how many records were written. */
export interface RewrittenPage {
  last: string;
  written: number;
}

/**
 * Rewrites text fields of a page of records; a field may be a path, such as `stops.0.deliveryPerson`. A
 * record is written only if its texts change, and are still as they were read. Texts that are missing or
 * empty stay as they are.
 * @returns null when there are no more records
 */
export async function rewriteTexts(
  model: DrivenModel,
  fields: readonly string[],
  rewrite: (text: string, field: string) => string,
  { after, limit }: SearchPage,
): Promise<RewrittenPage | null> {
  const { collection } = drivenBy(model);
  const projection = Object.fromEntries(fields.map((field) => [field.split('.', 1)[0] ?? field, 1]));
  const found = await collection
    .find({ _id: { $gt: after } }, { projection, sort: { _id: 1 }, limit, batchSize: limit + 1 })
    .toArray();
  const last = found.at(-1);
  if (!last) return null;
  const writes = found.flatMap((record) => {
    const changed = fields.flatMap((field) => {
      const text = valueAt(record, field);
      const rewritten = typeof text === 'string' && text !== '' ? rewrite(text, field) : text;
      return rewritten === text ? [] : [{ field, text, rewritten }];
    });
    if (changed.length === 0) return [];
    const seen = changed.map(({ field, text }) => [field, text]);
    const given = changed.map(({ field, rewritten }) => [field, rewritten]);
    return [
      {
        updateOne: {
          filter: { _id: record._id, ...Object.fromEntries(seen) },
          update: { $set: Object.fromEntries(given) },
        },
      },
    ];
  });
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  return { last: last._id, written: writes.length };
}

const valueAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], record);
