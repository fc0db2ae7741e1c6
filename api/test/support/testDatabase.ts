import { randomUUID } from 'node:crypto';
import mongoose, { type Connection, type mongo } from 'mongoose';

/** Dropping a database with more documents than this is faster than emptying it. */
const MANY = 5_000;

/** A connection to an empty database for one test app. */
export interface TestDatabase {
  connection: Connection;
  /** Whether the database has all of the product's indexes: an earlier app has built them. */
  hasIndexes: boolean;
}

/** Connections to the empty databases that no test of this process is using. They end with the process. */
const idle: Connection[] = [];

/**
 * Connects to a database that no other test is using. It is empty, but may already have the product's
 * collections, indexes and compiled models: creating them takes longer than most tests. If it is `watched`,
 * its client reports each command.
 */
export async function takeDatabase(server: string, watched = false): Promise<TestDatabase> {
  const known = watched ? undefined : idle.pop();
  if (known) return { connection: known, hasIndexes: true };
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const connection = keepingModels(await connectTo(server, name, watched));
  return { connection, hasIndexes: false };
}

/** Connects to a database by its name. If it is `watched`, its client reports each command. */
export const connectTo = (server: string, dbName: string, watched = false): Promise<Connection> =>
  mongoose.createConnection(server, { dbName, maxPoolSize: 20, monitorCommands: watched }).asPromise();

/**
 * Empties a database and leaves it to the next test, unless it is watched or has so much data that dropping
 * it is faster.
 */
export async function putBackDatabase(connection: Connection): Promise<void> {
  const database = connection.db as mongo.Db;
  const { objects } = await database.command({ dbStats: 1 });
  if (objects > MANY || connection.getClient().options.monitorCommands) {
    await database.dropDatabase();
    await connection.close();
    return;
  }
  const used = objects > 0 ? await collectionsInUse(database) : [];
  await Promise.all(used.map((collection) => database.collection(collection).deleteMany({})));
  idle.push(connection);
}

/** The collections that have a document, found with one request: a test uses few of dozens. */
async function collectionsInUse(database: mongo.Db): Promise<string[]> {
  const infos = await database.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const found = infos.map(({ name }) => ({
    $unionWith: { coll: name, pipeline: [{ $limit: 1 }, { $project: { _id: { $literal: name } } }] },
  }));
  const documents = await database.aggregate([{ $documents: [] }, ...found]).toArray();
  return documents.map(({ _id }) => String(_id));
}

/**
 * Asked for a model that it already has, the connection returns that one instead of refusing to overwrite it.
 */
function keepingModels(connection: Connection): Connection {
  const compile = connection.model.bind(connection) as (name: string, ...rest: unknown[]) => unknown;
  connection.model = ((name: string, ...rest: unknown[]) =>
    connection.models[name] ?? compile(name, ...rest)) as Connection['model'];
  return connection;
}
