import type { AnyBulkWriteOperation } from 'mongodb';
import { isOnlyDuplicateKeys } from '../database/duplicateKey.js';
import type { CounterDocument } from './counter.model.js';
import type { CountingCollections } from './counter.repository.js';
import { type CountedBy, Difference, placesWith, UNCOUNTED } from './tally.js';

/** How long a rebuild that sends no renewal is left alone before another process takes over, in ms. */
const LEASE_MS = 60_000;
const READ = 2_000;
/** The lease is renewed after this many records. */
const RENEWED_AFTER = 50_000;
const WRITTEN = 1_000;

interface Rebuild {
  /** ms timestamp */
  now(): number;
  nameOf(id: string): string;
  countMarked(): Promise<number>;
  onProgress?(done: number): void;
}

/**
 * Rebuilds the counters of a collection, as batch `seq + 1`. No batch is counted during a rebuild, so the
 * counted values stored in the records stay unchanged, even if the records themselves change: adding them up
 * needs no lock. Records that were never marked, because they are older than the counters or come from a
 * restored backup, first get their current values. Returns how many records are counted; null when another
 * process is rebuilding them.
 */
export async function rebuildCounters(
  { records, counters, countings }: CountingCollections,
  by: CountedBy,
  { now, nameOf, countMarked, onProgress }: Rebuild,
): Promise<number | null> {
  const { collection } = by;
  await countings.updateOne(
    { _id: collection },
    { $setOnInsert: { seq: 0, ready: false } },
    { upsert: true },
  );
  // Count marked records first, including any batch left behind.
  while ((await countMarked()) > 0);
  const begun = await countings.findOneAndUpdate(
    {
      _id: collection,
      batch: { $exists: false },
      $or: [{ rebuildingUntil: { $exists: false } }, { rebuildingUntil: { $lt: now() } }],
    },
    { $set: { rebuildingUntil: now() + LEASE_MS } },
    { returnDocument: 'after' },
  );
  if (!begun) return null;
  const seq = begun.seq + 1;

  const renew = () =>
    countings.updateOne(
      { _id: collection, seq: begun.seq, rebuildingUntil: { $exists: true } },
      { $set: { rebuildingUntil: now() + LEASE_MS } },
    );

  const valuesNow = by.changing.map((field) => ({ $ifNull: [`$${field}`, null] }));
  await records.updateMany({ 'tally.at': { $ne: UNCOUNTED }, $expr: { $ne: ['$tally.as', valuesNow] } }, [
    { $set: { tally: { in: seq, was: { $ifNull: ['$tally.as', null] }, as: valuesNow } } },
  ]);

  const sums = new Difference();
  const projection = Object.fromEntries(['tally.as', ...by.changing, ...by.fixed].map((field) => [field, 1]));
  let done = 0;
  for await (const record of records.find(
    { 'tally.as': { $exists: true } },
    { projection, batchSize: READ },
  )) {
    sums.add(placesWith(by, record, record.tally.as), 1);
    done += 1;
    if (done % READ === 0) onProgress?.(done);
    if (done % RENEWED_AFTER === 0) await renew();
  }

  const notYet = { seq: { $not: { $gte: seq } } };
  const writes = sums.documents.map(
    ([id, cells]): AnyBulkWriteOperation<CounterDocument> => ({
      updateOne: {
        filter: { _id: nameOf(id), ...notYet },
        update: { $set: { seq, cells: Object.fromEntries(cells) } },
        upsert: true,
      },
    }),
  );
  for (let at = 0; at < writes.length; at += WRITTEN) {
    try {
      await counters.bulkWrite(writes.slice(at, at + WRITTEN), { ordered: false });
    } catch (error) {
      // The process that took over this rebuild has already written it.
      if (!isOnlyDuplicateKeys(error)) throw error;
    }
  }
  await counters.deleteMany({ _id: { $gte: `${collection}/`, $lt: `${collection}0` }, ...notYet });
  await countings.updateOne(
    { _id: collection, seq: begun.seq, batch: { $exists: false } },
    { $set: { seq, ready: true }, $unset: { rebuildingUntil: 1 } },
  );
  return done;
}
