import { createHash } from 'node:crypto';
import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DataFolderNotWritableError } from './databaseErrors.js';

/** Where the embedded database keeps what, for one data folder. All paths are absolute. */
export interface DatabasePlaces {
  dataDir: string;
  /** The engine's own files. */
  engineDir: string;
  /** Temporary files of running engines, one subfolder each. */
  runDir: string;
  /** The unix socket clients connect to: the same for every run on this data folder. */
  socketPath: string;
  /** Who runs the engine, for messages and for telling a dying owner from a living one. */
  ownerFile: string;
}

/** What the owner file holds. */
export interface DatabaseOwner {
  enginePid: number;
  parentPid: number;
}

// The kernel keeps a socket's path in 108 bytes on Linux and 104 on macOS, the closing zero included.
const LONGEST_SOCKET_PATH = 103;

/** The places of a data folder; a pure function of its path, so that every process finds the same. */
export function databasePlaces(dataDir: string): DatabasePlaces {
  const absolute = resolve(dataDir);
  const near = join(absolute, 'mongodb.sock');
  const far = join(
    tmpdir(),
    `wayfare-${createHash('sha256').update(absolute).digest('hex').slice(0, 16)}.sock`,
  );
  return {
    dataDir: absolute,
    engineDir: join(absolute, 'mongodb'),
    runDir: join(absolute, 'run'),
    socketPath: Buffer.byteLength(near) <= LONGEST_SOCKET_PATH ? near : far,
    ownerFile: join(absolute, 'mongodb.owner.json'),
  };
}

/**
 * Creates the data folder and what the database needs in it.
 * @throws DataFolderNotWritableError
 */
export async function prepareDataFolder(dataDir: string): Promise<DatabasePlaces> {
  const places = databasePlaces(dataDir);
  try {
    for (const folder of [places.dataDir, places.engineDir, places.runDir]) {
      await makeFolder(folder);
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
  } catch (error) {
    throw new DataFolderNotWritableError(places.dataDir, error);
  }
  return places;
}

// Not mkdir's own `recursive`: it never returns where the system says of a new folder that it is not there,
// as /proc does.
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || folder === dirname(folder)) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}

/** Who last opened the database of a data folder, or null where nobody has said so. */
export async function readOwner({ ownerFile }: DatabasePlaces): Promise<DatabaseOwner | null> {
  try {
    return JSON.parse(await readFile(ownerFile, 'utf8')) as DatabaseOwner;
  } catch (error) {
    // A half-written file is that of an owner that died while starting.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a process of this machine is running, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
