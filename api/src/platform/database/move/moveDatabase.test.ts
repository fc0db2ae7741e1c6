import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, type Db, Decimal128, Long, MongoClient, ObjectId } from 'mongodb';
import { findMongod, type ReplicaSet, startReplicaSet } from '../../../../test/support/replicaSet.js';
import { connectDatabase } from '../connectDatabase.js';
import { moveDatabase } from './moveDatabase.js';
import { refuseHalfMoved } from './moveMark.js';

const mongod = findMongod();
if (!mongod) console.log('Skipped: mongod is not on PATH, and MONGOD does not name it.');

const MANY = 2_500;
let client: MongoClient;
let from: Db;
let to: Db;
let folder: string;
let set: ReplicaSet | undefined;
const names: string[] = [];
const fresh = (server: MongoClient) => {
  const name = `move_${new ObjectId().toHexString()}`;
  names.push(name);
  return server.db(name);
};
const byName = (a: string, b: string) => a.localeCompare(b);
const silent = () => undefined;

beforeAll(async () => {
  client = new MongoClient(process.env.WAYFARE_TEST_MONGO as string);
  folder = await mkdtemp(join(tmpdir(), 'wayfare-move-'));
});
beforeEach(async () => {
  from = fresh(client);
  to = fresh(client);
  await from.collection<{ _id: string }>('users').insertMany(
    Array.from({ length: MANY }, (_, index) => ({
      _id: `user-${index}`,
      name: `Ann ${index}`,
      balance: Decimal128.fromString('12.30'),
      seen: Long.fromNumber(5),
      half: 2.0,
      picture: new Binary(Buffer.from([1, 2, 3])),
      at: new Date(index),
      place: { type: 'Point', coordinates: [index / 100, 1] },
      gone: null,
    })),
  );
  await from
    .collection('users')
    .createIndexes([
      { key: { name: 1, at: -1 }, unique: true },
      { key: { seen: 1 }, partialFilterExpression: { seen: { $gt: 3 } }, name: 'few' },
      { key: { place: '2dsphere' } },
      { key: { name: 'text', balance: 1 }, default_language: 'none' },
    ]);
  // Ids of several types, which a plain "greater than" would not find.
  await from
    .collection<{ _id: unknown }>('mixed')
    .insertMany([{ _id: 'a' }, { _id: 7 }, { _id: new ObjectId() }, { _id: { year: 1, month: 2 } }]);
  await from.createCollection('empty');
});
afterEach(async () => {
  for (const name of names.splice(0)) await client.db(name).dropDatabase();
});
afterAll(async () => {
  await client.close();
  await set?.stop();
  await rm(folder, { recursive: true, force: true });
});

const contents = async (db: Db) => {
  const collections = await db.listCollections().toArray();
  return Object.fromEntries(
    await Promise.all(
      collections.map(async ({ name }) => {
        const collection = db.collection(name);
        const records = await collection.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
        const indexes = await collection.indexes();
        return [name, { records, indexes: indexes.map(({ name: index }) => `${index}`).toSorted(byName) }];
      }),
    ),
  );
};

it('copies every collection with its values, types and indexes, and leaves no mark behind', async () => {
  const before = await contents(from);
  expect(await moveDatabase({ from, to, source: 'a' }, silent)).toEqual({
    collections: 3,
    records: MANY + 4,
    differences: [],
  });
  expect(await contents(to)).toEqual(before);
  expect(await contents(from)).toEqual(before);
});

it('continues after an interruption at any batch, and refuses to be used until it is complete', async () => {
  for (const stopAt of [1, 3]) {
    let reports = 0;
    const cut = moveDatabase({ from, to, source: 'a' }, (line) => {
      if (line.includes('records …') && ++reports === stopAt) throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    await expect(refuseHalfMoved(to)).rejects.toThrow('is not complete');
  }
  const { differences } = await moveDatabase({ from, to, source: 'a' }, silent);
  expect(differences).toEqual([]);
  expect(await contents(to)).toEqual(await contents(from));
  await refuseHalfMoved(to);
});

it('finds a record that changed after it was copied', async () => {
  const update = { balance: Decimal128.fromString('12.3') };
  await expect(
    moveDatabase({ from, to, source: 'a' }, (line) => {
      if (line.startsWith('Comparing')) throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await from.collection<{ _id: string }>('users').updateOne({ _id: 'user-9' }, { $set: update });
  const { differences } = await moveDatabase({ from, to, source: 'a' }, silent);
  expect(differences).toEqual(['users: the checksums of records differ']);
  await expect(refuseHalfMoved(to)).rejects.toThrow('is not complete');
});

it('never writes to a database that has other data, or a move from another place', async () => {
  await expect(
    moveDatabase({ from, to, source: 'a' }, () => {
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await expect(moveDatabase({ from, to, source: 'b' }, silent)).rejects.toThrow('from another place (a)');
  await expect(moveDatabase({ from: to, to: from, source: 'a' }, silent)).rejects.toThrow('already has');
});

it.skipIf(!mongod)(
  'moves from the embedded engine to a real replica set and back',
  async () => {
    set = await startReplicaSet(mongod as string, folder);
    const real = await connectDatabase({ mongodbUrl: set.url, databaseName: 'moved' });
    const there = real.connection.getClient().db('moved');
    const before = await contents(from);
    expect((await moveDatabase({ from, to: there, source: 'a' }, silent)).differences).toEqual([]);
    expect(await contents(there)).toEqual(before);
    expect((await moveDatabase({ from: there, to, source: 'b' }, silent)).differences).toEqual([]);
    expect(await contents(to)).toEqual(before);
    await real.close();
  },
  180_000,
);
