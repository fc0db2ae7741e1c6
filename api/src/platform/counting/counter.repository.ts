import { boundedCache } from '../boundedCache.js';
import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import { driverCollection } from '../database/driver.js';
import { isOnlyDuplicateKeys } from '../database/duplicateKey.js';
import {
  type Batch,
  type CounterDocument,
  counterModel,
  type CountingDocument,
  countingModel,
} from './counter.model.js';
import { rebuildCounters } from './rebuildCounters.repository.js';
import {
  type ChangedRecord,
  completed,
  type CountedBy,
  countedIn,
  Difference,
  documentId,
  partsOf,
  placesWith,
  UNCOUNTED,
  valuesNow,
} from './tally.js';

/** Maximum number of records per batch. */
const BATCH = 1000;
/**
 * How many changed records a reader adds up itself at most, and from how many it rereads the counter instead.
 */
const MOST_CHANGES = 1000;
const MANY_CHANGES = 50;
/** How often a reader starts over when batches come in between. */
const TRIES = 5;
/** A cached counter is reread after this long, in ms, because it may have been rebuilt since. */
const FRESH_MS = 10_000;
/** How many counters are cached. */
const REMEMBERED = 2_000;

/** The collections involved, through the MongoDB driver directly: every list request reads them. */
export interface CountingCollections {
  records: Collection<ChangedRecord>;
  counters: Collection<CounterDocument>;
  countings: Collection<CountingDocument>;
}

/** A counter's state after a batch. */
interface Known {
  seq: number;
  cells: ReadonlyMap<string, number>;
  at: number;
}

/**
 * Numbers of records by their fields, exact at any time and after any crash, without transactions and without
 * counting records on each read.
 *
 * A write that creates or changes a record only marks it: `tally.at` is UNCOUNTED. Later, some process counts
 * many marked records together, as batch `seq + 1`. Batches are strictly sequential:
 *
 * 1. The batch is written to the collection's single document in `countings`, unless another batch is there:
 *    for each record the values it was counted with so far (`was`) and its current values (`as`).
 * 2. Each record gets `was`, `as` and the batch's number, unless it has that number or a later one. If it
 *    still has those values, it is no longer marked.
 * 3. Each counter gets its differences, unless it already includes that batch or a later one.
 * 4. `seq` is incremented and the batch is removed.
 *
 * Each step is idempotent, for one process or several; a process that finds a batch finishes it first.
 *
 * A reader reads a counter, then the records marked or counted since: their index is ordered by `tally.at`,
 * so there are few. Each record shows how it is counted in that counter state, and what it is now. While
 * nothing changes, this is one lookup at the end of an index: the counter itself is cached.
 */
export function counterRepository(connection: Connection, by: CountedBy) {
  const collections: CountingCollections = {
    records: driverCollection(connection, by.collection),
    counters: driverCollection(connection, counterModel(connection).collection.collectionName),
    countings: driverCollection(connection, countingModel(connection).collection.collectionName),
  };
  const { records, counters, countings } = collections;
  const projection = Object.fromEntries(['tally', ...by.changing, ...by.fixed].map((field) => [field, 1]));
  const remembered = boundedCache<Known>(REMEMBERED);
  const nameOf = (counter: string) => `${by.collection}/${counter}`;

  /**
   * Puts up to BATCH marked records into the next batch. Null when there are none, or another process was
   * faster.
   */
  async function openBatch(seq: number): Promise<Batch | null> {
    const marked = await records.find({ 'tally.at': UNCOUNTED }, { projection }).limit(BATCH).toArray();
    if (marked.length === 0) return null;
    const batch: Batch = {
      seq: seq + 1,
      entries: marked.map((record) => ({
        id: record._id,
        was: record.tally.as ? completed(by, record, record.tally.as) : null,
        as: valuesNow(by, record),
        fixed: Object.fromEntries(by.fixed.map((field) => [field, (record[field] ?? null) as string])),
      })),
    };
    const opened = await countings.updateOne(
      { _id: by.collection, seq, batch: { $exists: false }, rebuildingUntil: { $exists: false } },
      { $set: { batch } },
    );
    return opened.matchedCount === 1 ? batch : null;
  }

  async function carryOut({ seq, entries }: Batch): Promise<void> {
    const notYet = { 'tally.in': { $not: { $gte: seq } } };
    const asCounted = (as: Batch['entries'][number]['as']) =>
      Object.fromEntries(by.changing.map((field, index) => [field, as[index] ?? null]));
    const { matchedCount } = await records.bulkWrite(
      entries.map(({ id, was, as }) => ({
        updateOne: {
          filter: { _id: id, ...notYet, ...asCounted(as) },
          update: { $set: { tally: { at: seq, in: seq, was, as } } },
        },
      })),
      { ordered: false },
    );
    if (matchedCount < entries.length) {
      // These have changed since the batch was written: the batch has their earlier values, and they stay
      // marked.
      await records.bulkWrite(
        entries.map(({ id, was, as }) => ({
          updateOne: {
            filter: { _id: id, ...notYet },
            update: { $set: { 'tally.in': seq, 'tally.was': was, 'tally.as': as } },
          },
        })),
        { ordered: false },
      );
    }
    await applyToCounters(seq, entries);
    await countings.updateOne(
      { _id: by.collection, 'batch.seq': seq },
      { $set: { seq }, $unset: { batch: 1 } },
    );
  }

  async function applyToCounters(seq: number, entries: Batch['entries']): Promise<void> {
    const difference = new Difference();
    for (const { was, as, fixed } of entries) {
      difference.add(placesWith(by, fixed, was), -1);
      difference.add(placesWith(by, fixed, as), 1);
    }
    const writes = difference.documents.map(
      ([id, cells]): AnyBulkWriteOperation<CounterDocument> => ({
        updateOne: {
          filter: { _id: nameOf(id), seq: { $not: { $gte: seq } } },
          update: {
            $set: { seq },
            $inc: Object.fromEntries([...cells].map(([cell, change]) => [`cells.${cell}`, change])),
          },
          upsert: true,
        },
      }),
    );
    if (writes.length === 0) return;
    try {
      await counters.bulkWrite(writes, { ordered: false });
    } catch (error) {
      // The counter already has this batch: another process is counting it as well.
      if (!isOnlyDuplicateKeys(error)) throw error;
    }
  }

  /** Counts the marked records. Returns how many records were counted. */
  async function countMarked(): Promise<number> {
    const counting = await countings.findOne({ _id: by.collection });
    if (!counting || (counting.rebuildingUntil && !counting.batch)) return 0;
    const batch = counting.batch ?? (await openBatch(counting.seq));
    if (!batch) return 0;
    await carryOut(batch);
    return batch.entries.length;
  }

  /** A counter as stored in the database: one consistent state after a batch. Null if none is available. */
  async function readCounter(counter: string): Promise<Known | null> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const counting = await countings.findOne({ _id: by.collection }, { projection: { seq: 1, ready: 1 } });
      if (!counting?.ready) return null;
      const parts = await counters.find({ _id: partsOf(nameOf(counter)) }).toArray();
      // A batch not yet in every counter could be in some parts and not in others.
      if (parts.some((part) => part.seq > counting.seq)) {
        // The process counting it may have crashed.
        if (attempt > 0) await countMarked();
        continue;
      }
      const cells = new Map(parts.flatMap((part) => Object.entries(part.cells)));
      return { seq: counting.seq, cells, at: performance.now() };
    }
    return null;
  }

  async function readKnown(counter: string): Promise<{ state: Known; isFresh: boolean } | null> {
    const found = remembered.get(counter);
    if (found && performance.now() - found.at < FRESH_MS) return { state: found, isFresh: false };
    const state = await readCounter(counter);
    if (!state) return null;
    remembered.set(counter, state);
    return { state, isFresh: true };
  }

  const changedSince = (seq: number) =>
    records
      .find({ 'tally.at': { $gt: seq } }, { projection, batchSize: MOST_CHANGES + 2 })
      .limit(MOST_CHANGES + 1)
      .toArray();

  /** The numbers of a counter with all changes, including those not counted yet. */
  function upToDate({ seq, cells }: Known, changes: readonly ChangedRecord[], counter: string) {
    if (changes.length === 0) return cells;
    const difference = new Difference();
    for (const record of changes) {
      difference.add(placesWith(by, record, countedIn(record.tally, seq)), -1);
      difference.add(placesWith(by, record, valuesNow(by, record)), 1);
    }
    const now = new Map(cells);
    const prefix = documentId(counter);
    for (const [id, changed] of difference.documents) {
      if (!id.startsWith(prefix)) continue;
      for (const [cell, change] of changed) now.set(cell, (now.get(cell) ?? 0) + change);
    }
    return now;
  }

  /**
   * Rebuilds the counters from the records. The records may change during the rebuild. Calls `onProgress`
   * with the number of records read.
   */
  const rebuild = (now: () => number, onProgress?: (done: number) => void) =>
    rebuildCounters(collections, by, { now, nameOf, countMarked, onProgress });

  return {
    countMarked,

    /**
     * The current numbers of a counter, by cell: those of `placesOf`, all parts together. Null while they are
     * unavailable: before the first rebuild, and while a rebuild writes.
     */
    async cells(counter: string): Promise<ReadonlyMap<string, number> | null> {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const found = await readKnown(counter);
        if (!found) return null;
        const { state, isFresh } = found;
        const changes = await changedSince(state.seq);
        // A record stores how it was counted before its last batch, not before earlier ones.
        const isPassed = changes.some(({ tally }) => (tally.in ?? 0) > state.seq + 1);
        if (changes.length > MOST_CHANGES) await countMarked();
        else if (!isPassed && (isFresh || changes.length <= MANY_CHANGES))
          return upToDate(state, changes, counter);
        remembered.delete(counter);
      }
      return null;
    },

    /** On startup: a collection without records needs no rebuild to be counted. */
    async begin(): Promise<void> {
      if (await countings.findOne({ _id: by.collection }, { projection: { _id: 1 } })) return;
      const isEmpty = (await records.findOne({}, { projection: { _id: 1 } })) === null;
      await countings.updateOne(
        { _id: by.collection },
        { $setOnInsert: { seq: 0, ready: isEmpty } },
        { upsert: true },
      );
    },

    rebuild,

    /**
     * Counts marked records, and rebuilds the counters if they were never built or the rebuilding process
     * crashed.
     */
    async keep(now: () => number): Promise<void> {
      const counting = await countings.findOne(
        { _id: by.collection },
        { projection: { ready: 1, rebuildingUntil: 1 } },
      );
      const isLeft = counting?.rebuildingUntil !== undefined && counting.rebuildingUntil < now();
      if (counting && (!counting.ready || isLeft)) await rebuild(now);
      while ((await countMarked()) === BATCH);
    },
  };
}

export type CounterRepository = ReturnType<typeof counterRepository>;
