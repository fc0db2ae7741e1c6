import type { AnyBulkWriteOperation } from 'mongodb';
import { isOnlyDuplicateKeys } from '../database/duplicateKey.js';
import type { CounterDocument } from './counter.model.js';
import type { CountingCollections } from './counter.repository.js';
import { type CountedBy, Difference, placesWith, UNCOUNTED } from './tally.js';

/** For how long nobody takes a rebuild over that says nothing of itself, in ms. */
const LEASE_MS = 60_000;
const READ = 2_000;
/** Records after which it says that it is still there. */
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
 * Makes the counters of a collection again, as batch `seq + 1`. While it lasts no batch is counted, so what the
 * records say they are counted as stays as it is, whatever happens to the records themselves: adding that up
 * takes no lock. Records nobody ever marked, from before there were counters or out of a restored copy, are first
 * given what they are.
 * Answers how many records are counted; null when somebody else is making them.
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
  // What is marked is counted first, and with it a batch that was left.
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
  const projection = Object.fromEntries(['tally.as', ...by.fixed].map((field) => [field, 1]));
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
      // Whoever took this rebuild over has written it.
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
