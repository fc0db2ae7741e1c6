import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** The database that lists the databases no test is using. */
const SHELF = 'test_databases';
/** Dropping a collection with more documents than this is faster than emptying it. */
const MANY = 2_000;

/**
 * Takes a database that no other test is using. It is empty, but may already have the product's collections and
 * indexes: creating them takes longer than most tests.
 * @returns its name
 */
export async function takeDatabase(server: string): Promise<string> {
  const known = await withClient(server, (client) => shelfOf(client).findOneAndDelete({}));
  return known?._id ?? `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

/** Empties a database and leaves it to the next test. */
export async function putBackDatabase(server: string, name: string): Promise<void> {
  await withClient(server, async (client) => {
    const database = client.db(name);
    for (const { name: collection } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      const documents = database.collection(collection);
      if ((await documents.estimatedDocumentCount()) > MANY) await documents.drop();
      else await documents.deleteMany({});
    }
    await shelfOf(client).insertOne({ _id: name });
  });
}

const shelfOf = (client: MongoClient) => client.db(SHELF).collection<{ _id: string }>('idle');

async function withClient<T>(server: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(server, { maxPoolSize: 1 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
