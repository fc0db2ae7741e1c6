import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** The database that lists the databases no test is using. */
const SHELF = 'test_databases';
/** Dropping a database with more documents than this is faster than emptying it. */
const MANY = 5_000;
/** A database has dozens of collections to empty. On a replica set, each deletion waits for another server. */
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
    const collections = await database.collections();
    await Promise.all(collections.map((collection) => collection.deleteMany({})));
    await shelfOf(client).insertOne({ _id: name });
  });
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
