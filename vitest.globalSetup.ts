import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from './api/src/platform/database/embeddedMongo.js';
import { findMongod, startReplicaSet } from './api/test/support/replicaSet.js';
import { ensureClientTypes } from './scripts/clientTypes.mjs';
import { folderForData } from './scripts/memoryFolder.mjs';

const CLIENT_TYPES = new URL('client/src/api.generated.ts', import.meta.url);

/**
 * Each test file makes databases of its own, over a hundred files each. The engine keeps the files of one
 * that was dropped open for ten minutes, until it has more than a process may have.
 */
async function closeIdleFiles(url: string) {
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
 * Starts the one database all test files share; each uses a database name of its own on it. With
 * `WAYFARE_TEST_CLUSTER` it is a replica set of three servers, otherwise the embedded engine. Tests find it
 * at WAYFARE_TEST_MONGO, unless that already names a server to test against. Generates the types of the
 * client in a clone that has none.
 * @returns what stops it and removes its data
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // A test says so when they are out of date; without them, files that import them cannot run.
  if (!existsSync(CLIENT_TYPES)) await ensureClientTypes();
  if (process.env.WAYFARE_TEST_MONGO) return undefined;
  const dataDir = await mkdtemp(join(await folderForData(), 'wayfare-test-'));
  const stop = await (process.env.WAYFARE_TEST_CLUSTER ? startCluster(dataDir) : startEngine(dataDir));
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function startEngine(dataDir: string): Promise<() => Promise<void>> {
  const mongo = await startEmbeddedMongo({
    dataDir,
    onRestart: (reason) => process.stderr.write(`The database of the tests was started again: ${reason}.\n`),
    onUnexpectedExit: (error) => {
      throw error;
    },
  });
  await closeIdleFiles(mongo.url('admin'));
  // Nothing in it has to survive a crash: no write waits for the journal.
  process.env.WAYFARE_TEST_MONGO = mongo.url('test').replace('journal=true', 'journal=false');
  return () => mongo.stop();
}

async function startCluster(dataDir: string): Promise<() => Promise<void>> {
  const binary = findMongod();
  if (!binary) throw new Error('WAYFARE_TEST_CLUSTER needs mongod on PATH, or its path in MONGOD.');
  const cluster = await startReplicaSet(binary, dataDir);
  for (const { host } of cluster.members) await closeIdleFiles(`mongodb://${host}/?directConnection=true`);
  process.env.WAYFARE_TEST_MONGO = cluster.url;
  return () => cluster.stop();
}
