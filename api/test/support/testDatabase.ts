import { randomUUID } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';

/** The database that lists the databases no test is using. */
const SHELF = 'test_databases';
/** Dropping a database with more documents than this is faster than emptying it. */
const MANY = 5_000;
/** Several collections are emptied at once: on a replica set, each deletion waits for another server. */
const CONNECTIONS = 4;

/** An empty database for one test app. */
export interface TestDatabase {
  name: string;
  /** Whether it has all of the product's indexes: an earlier app of this run has built them. */
  hasIndexes: boolean;
}

/**
 * Takes a database that no other test is using. It is empty, but may already have the product's collections and
 * indexes: creating them takes longer than most tests.
 */
export async function takeDatabase(server: string): Promise<TestDatabase> {
  const known = await withClient(server, (client) => shelfOf(client).findOneAndDelete({}));
  const name = known?._id ?? `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  return { name, hasIndexes: known !== null };
}

/** Empties a database and leaves it to the next test, unless it has so much data that dropping it is faster. */
export async function putBackDatabase(server: string, name: string): Promise<void> {
  await withClient(server, async (client) => {
    const database = client.db(name);
    const { objects } = await database.command({ dbStats: 1 });
    if (objects > MANY) {
      await database.dropDatabase();
      return;
    }
    const used = objects > 0 ? await collectionsInUse(database) : [];
    await Promise.all(used.map((collection) => database.collection(collection).deleteMany({})));
    await shelfOf(client).insertOne({ _id: name });
  });
}

/** The collections that have a document, found with one request: a test uses few of dozens. */
async function collectionsInUse(database: Db): Promise<string[]> {
  const infos = await database.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const found = infos.map(({ name }) => ({
    $unionWith: { coll: name, pipeline: [{ $limit: 1 }, { $project: { _id: { $literal: name } } }] },
  }));
  const documents = await database.aggregate([{ $documents: [] }, ...found]).toArray();
  return documents.map(({ _id }) => String(_id));
}

/** The shelf of this run: the next one may have other indexes. */
const shelfOf = (client: MongoClient) =>
  client.db(SHELF).collection<{ _id: string }>(`idle_${process.env.WAYFARE_TEST_RUN}`);

/** One client for all test apps of a process: opening one takes as long as emptying a database. It ends with the process. */
const clients = new Map<string, Promise<MongoClient>>();

async function withClient<T>(server: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = clients.get(server) ?? new MongoClient(server, { maxPoolSize: CONNECTIONS }).connect();
  clients.set(server, client);
  return work(await client);
}
