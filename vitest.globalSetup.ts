import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from './api/src/database/embeddedMongo.js';

/** Memory that is a folder, on Linux, and what it has to have free, in bytes. */
const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Where the tests' data lies: nothing of it is to last, and in memory no test waits for a disk. */
async function folderForData() {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}

/**
 * Each test file makes databases of its own, over a hundred files each. The engine keeps the files of one that was dropped open
 * for ten minutes, until it has more than a process may have.
 */
async function closeFilesSoon(url: string) {
  const client = new MongoClient(url, { maxPoolSize: 1 });
  try {
    await client.db('admin').command({
      setParameter: 1,
      wiredTigerEngineRuntimeConfig: 'file_manager=(close_idle_time=5,close_scan_interval=2)',
    });
  } finally {
    await client.close();
  }
}

/**
 * Starts the one database engine all test files share; each uses a database name of its own on it.
 * Tests find it at WAYFARE_TEST_MONGO, unless that already names a server to test against.
 * @returns what stops it and removes its data
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.WAYFARE_TEST_MONGO) return undefined;
  const dataDir = await mkdtemp(join(await folderForData(), 'wayfare-test-'));
  const mongo = await startEmbeddedMongo({
    dataDir,
    onRestart: (reason) => process.stderr.write(`The database of the tests was started again: ${reason}.\n`),
    onUnexpectedExit: (error) => {
      throw error;
    },
  });
  await closeFilesSoon(mongo.url('admin'));
  // Nothing in it has to survive a crash: no write waits for the journal.
  process.env.WAYFARE_TEST_MONGO = mongo.url('test').replace('journal=true', 'journal=false');
  return async () => {
    await mongo.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
