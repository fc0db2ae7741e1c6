import { newId } from './builders.js';
import { startTestApp, type TestApp } from './testApp.js';
import { differences, wholeDatabase } from './wholeDatabase.js';

/** A snapshot that reads only changed collections again finds the same as one that reads all. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { watchesWrites: true });
});
afterAll(() => app.close());

const reasons = () => app.connection.collection<{ _id: string; label: string }>('things');

it.each<[title: string, write: () => Promise<unknown>]>([
  ['inserted', () => reasons().insertOne({ _id: newId(), label: 'one' })],
  [
    'inserted by a bulk write',
    () => reasons().bulkWrite([{ insertOne: { document: { _id: newId(), label: 'a' } } }]),
  ],
  ['updated', () => reasons().updateOne({ label: 'one' }, { $set: { label: 'two' } })],
  ['found and updated', () => reasons().findOneAndUpdate({ label: 'two' }, { $set: { label: 'three' } })],
  [
    'merged',
    () =>
      reasons()
        .aggregate([{ $match: { label: 'a' } }, { $set: { _id: newId() } }, { $merge: 'others' }])
        .toArray(),
  ],
  ['deleted', () => reasons().deleteOne({ label: 'three' })],
])('finds a document that was %s', async (_, write) => {
  const before = await wholeDatabase(app);
  expect(differences(before, await wholeDatabase(app))).toEqual([]);
  await write();
  expect(differences(before, await wholeDatabase(app))).toHaveLength(1);
});

it('finds the documents of a dropped collection', async () => {
  const before = await wholeDatabase(app);
  await reasons().drop();
  expect(differences(before, await wholeDatabase(app))).toHaveLength(1);
});
