import { mongo } from 'mongoose';
import type { TestApp } from './testApp.js';

/** Collections that count requests or keep sign-ins, which any request may change. */
const MESSAGES_AND_COUNTS = ['sessions', 'token_families', 'durable_budgets'];
/**
 * Offsets in a BSON document: the type of its first field, the id; the start of the id's value; the start of
 * its text.
 */
const [ID_TYPE, ID_VALUE, ID_TEXT] = [4, 9, 13];

/**
 * All documents by collection and id, as raw bytes with one byte per character: they are parsed only where
 * they differ.
 */
export type Snapshot = Record<string, Record<string, string>>;

/** The last snapshot of an app that knows which collections were written to since. */
const lastOf = new WeakMap<TestApp, Snapshot>();

/** Everything stored: two results are equal only if nothing changed. */
export async function wholeDatabase(app: TestApp): Promise<Snapshot> {
  const { connection, services } = app;
  // The ledger and the tracks are written in the background.
  await services.db.wallets.idle();
  await services.tracks.flush();
  await services.longWork.idle();
  const written = app.writtenCollections?.();
  const last = written?.every === false ? lastOf.get(app) : undefined;
  const database = connection.db as mongo.Db;
  const snapshot: Snapshot = { ...last };
  const names = last
    ? [...(written?.names ?? [])]
    : (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  await Promise.all(
    names
      .filter((name) => !MESSAGES_AND_COUNTS.includes(name))
      .map(async (name) => {
        snapshot[name] = await documentsOf(database.collection(name));
      }),
  );
  if (written) lastOf.set(app, snapshot);
  return snapshot;
}

async function documentsOf(collection: mongo.Collection): Promise<Record<string, string>> {
  const documents = await collection.find({}, { raw: true }).toArray();
  const bytesOf = documents as unknown as Buffer[];
  return Object.fromEntries(bytesOf.map((bytes) => [idOf(bytes), bytes.toString('latin1')]));
}

function idOf(bytes: Buffer): string {
  const isText = bytes[ID_TYPE] === mongo.BSON.BSONType.string;
  return isText
    ? bytes.toString('utf8', ID_TEXT, ID_TEXT + bytes.readInt32LE(ID_VALUE) - 1)
    : bytes.toString('hex', ID_VALUE, ID_TEXT + 8);
}

/** Documents that differ between two snapshots, with both contents. */
export function differences(before: Snapshot, after: Snapshot) {
  const collections = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return collections.flatMap((name) => differencesIn(name, before[name] ?? {}, after[name] ?? {}));
}

function differencesIn(name: string, before: Record<string, string>, after: Record<string, string>) {
  if (before === after) return [];
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return ids
    .filter((id) => before[id] !== after[id])
    .map((id) => ({ key: `${name}/${id}`, before: readable(before[id]), after: readable(after[id]) }));
}

const readable = (document: string | undefined) =>
  document === undefined
    ? undefined
    : mongo.BSON.EJSON.stringify(mongo.BSON.deserialize(Buffer.from(document, 'latin1')));
