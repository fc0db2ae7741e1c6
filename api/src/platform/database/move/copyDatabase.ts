import { BSON, type Collection, type Db, type Document, type IndexDescription } from 'mongodb';
import { MOVE_COLLECTION, readProgress, recordProgress } from './moveMark.js';

/** How many records are read and written at a time. */
const BATCH = 1_000;
/** The most bytes of records that are written at a time: one message to the server may have 48 MB. */
const BATCH_BYTES = 16 * 1024 ** 2;

/** Values are read as they are stored: a long stays a long, and a decimal a decimal. */
export const AS_STORED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

/** A collection, with the options that it was created with. */
export interface CollectionToMove {
  name: string;
  options: Document;
}

/** The collections of a database, by name, without those that the server or a move keeps for itself. */
export async function collectionsToMove(db: Db): Promise<CollectionToMove[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
  return found
    .filter(({ name }) => !name.startsWith('system.') && name !== MOVE_COLLECTION)
    .map(({ name, options = {} }) => ({ name, options: options as Document }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Copies one collection in the order of its ids, then builds its indexes. Continues after the last recorded
 * id, and copies that record again: writing a record twice changes nothing.
 * @param report called after each batch with the number of records copied so far
 */
export async function copyCollection(
  from: Db,
  to: Db,
  { name, options }: CollectionToMove,
  report: (copied: number) => void,
): Promise<void> {
  const progress = await readProgress(to, name);
  if (progress.isComplete) return;
  if (!(await exists(to, name))) await to.createCollection(name, options);
  const source = from.collection(name);
  const target = to.collection(name);
  for await (const batch of batches(source, progress.lastId)) {
    await write(target, batch);
    await recordProgress(to, name, { lastId: batch.at(-1)!._id });
    report(await target.estimatedDocumentCount());
  }
  await copyIndexes(source, target);
  await recordProgress(to, name, { isComplete: true });
}

async function exists(db: Db, name: string): Promise<boolean> {
  return (await db.listCollections({ name }, { nameOnly: true }).toArray()).length > 0;
}

/** The records from an id on, in batches. The bound also finds ids of other types, unlike `$gte`. */
async function* batches(source: Collection, firstId: unknown): AsyncGenerator<Document[]> {
  const bound = firstId === undefined ? {} : { min: { _id: firstId as Document } };
  const cursor = source.find({}, { ...AS_STORED, ...bound, hint: { _id: 1 }, sort: { _id: 1 } });
  let batch: Document[] = [];
  let bytes = 0;
  try {
    for await (const record of cursor.batchSize(BATCH)) {
      batch.push(record);
      bytes += BSON.calculateObjectSize(record);
      if (batch.length < BATCH && bytes < BATCH_BYTES) continue;
      yield batch;
      batch = [];
      bytes = 0;
    }
    if (batch.length > 0) yield batch;
  } finally {
    await cursor.close();
  }
}

async function write(target: Collection, batch: readonly Document[]): Promise<void> {
  await target.bulkWrite(
    batch.map((record) => ({
      replaceOne: { filter: { _id: { $eq: record._id } }, replacement: record, upsert: true },
    })),
    { ordered: false, ignoreUndefined: false },
  );
}

/**
 * Options that each server chooses itself: the engine's versions of geographic indexes are not those of a
 * server.
 */
const CHOSEN_BY_SERVERS = new Set(['v', 'ns', '2dsphereIndexVersion', 'textIndexVersion']);

/** The indexes of a collection, without the one that every collection has. */
export async function indexesOf(collection: Collection): Promise<IndexDescription[]> {
  return (await collection.indexes())
    .filter(({ name }) => name !== '_id_')
    .map((index) =>
      Object.entries(index).filter(
        ([option, value]) => !CHOSEN_BY_SERVERS.has(option) && !isSimpleCollation(option, value),
      ),
    )
    .map((options) => Object.fromEntries(options) as unknown as IndexDescription)
    .toSorted((a, b) => String(a.name).localeCompare(String(b.name)));
}

/** Comparing by bytes is the default, which only the embedded engine lists. */
const isSimpleCollation = (option: string, value: unknown) =>
  option === 'collation' && (value as { locale?: string }).locale === 'simple';

async function copyIndexes(source: Collection, target: Collection): Promise<void> {
  const indexes = await indexesOf(source);
  if (indexes.length > 0) await target.createIndexes(indexes.map(definition));
}

/** The options that define an index. A text index is listed by what it stores instead of by its fields. */
function definition(index: IndexDescription): IndexDescription {
  const { weights, ...rest } = index as IndexDescription & Document;
  if (!weights) return index;
  const texts = Object.keys(weights as object).map((field) => [field, 'text'] as const);
  // The fields of a text index stand together, and the order of the others matters.
  const key = Object.entries(index.key).flatMap(([field, kind]) =>
    field === '_fts' ? texts : field === '_ftsx' ? [] : [[field, kind] as const],
  );
  return { ...rest, weights: weights as Document, key: Object.fromEntries(key) };
}
