import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { findMongod, startReplicaSet } from '../../../test/support/replicaSet.js';
import { startEmbeddedMongo } from '../database/embeddedMongo.js';
import { collectionLists } from './collectionLists.js';

const PAGE = 25;
/** More records than one request counts, so that far pages have no total. */
const RECORDS = 1_100;
const PATIENCE_MS = 120_000;

interface Entry {
  _id: string;
  order: number;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-lists-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const entrySchema = new mongoose.Schema<Entry>({ _id: String, order: Number });
const modelOf = (connection: Connection) => connection.model<Entry>('entries', entrySchema);

/** Adds entries, and ends the database in the middle of it without a warning. Ignores refused writes. */
async function writeThroughACrash(connection: Connection, crash: () => Promise<unknown>): Promise<void> {
  const entries = modelOf(connection);
  let crashed: Promise<unknown> = Promise.resolve();
  for (let order = 0; order < RECORDS; order += 1) {
    if (order === 700) crashed = crash();
    await entries.create({ _id: String(order), order }).catch(() => undefined);
  }
  await crashed;
}

/** Reads a list from its first page to its last, as the panel does, and returns its records. */
async function walk(connection: Connection, order: 1 | -1) {
  const lists = collectionLists<{ order: number }>(modelOf(connection), { _id: 0 });
  const shown: number[] = [];
  let skip = 0;
  for (;;) {
    const page = await lists.list({ filter: {}, sort: { field: 'order', order }, skip, limit: PAGE });
    shown.push(...page.rows.map((row) => row.order));
    skip += PAGE;
    if (skip >= page.total) return { shown, total: page.total };
  }
}

/** Compares every page of the list, in both directions, with the records that the database holds. */
async function expectEveryRecordOnOnePage(connection: Connection): Promise<void> {
  const stored = (await modelOf(connection).find().sort({ order: 1 })).map(({ order }) => order);
  expect(stored.length).toBeGreaterThan(1_000);
  expect(await walk(connection, 1)).toEqual({ shown: stored, total: stored.length });
  expect(await walk(connection, -1)).toEqual({ shown: stored.toReversed(), total: stored.length });
}

it(
  'shows every record on exactly one page after the embedded database was killed',
  async () => {
    const lifecycle = new EventEmitter();
    const mongo = await startEmbeddedMongo({
      dataDir: folder,
      onRestart: () => lifecycle.emit('restart'),
      onUnexpectedExit: (error) => lifecycle.emit('error', error),
    });
    const connection = await mongoose.createConnection(mongo.url('wayfare')).asPromise();
    try {
      const restarted = once(lifecycle, 'restart');
      await writeThroughACrash(connection, async () => process.kill(mongo.pid, 'SIGKILL'));
      await restarted;
      await expectEveryRecordOnOnePage(connection);
    } finally {
      await connection.close();
      await mongo.stop();
    }
  },
  PATIENCE_MS,
);

const mongod = findMongod();
it.skipIf(mongod === null)(
  'shows every record on exactly one page after the primary of a replica set was killed',
  async () => {
    const set = await startReplicaSet(String(mongod), folder);
    const [start, options] = set.url.split('/?');
    const connection = await mongoose.createConnection(`${start}/wayfare?${options}`).asPromise();
    try {
      const first = await set.primary();
      await writeThroughACrash(connection, async () => {
        await first.kill();
        await set.primary(first);
      });
      first.start();
      await set.whole();
      await expectEveryRecordOnOnePage(connection);
    } finally {
      await connection.close();
      await set.stop();
    }
  },
  PATIENCE_MS,
);
