import { createHash } from 'node:crypto';
import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DataFolderNotWritableError } from './databaseErrors.js';

/** The file locations of the embedded database for one data folder. All paths are absolute. */
export interface DatabasePlaces {
  dataDir: string;
  /** The engine's own files. */
  engineDir: string;
  /** Temporary files of running engines, one subfolder each. */
  runDir: string;
  /** The Unix socket clients connect to: the same for every run on this data folder. */
  socketPath: string;
  /** Records who runs the engine, for error messages and to detect an owner that is ending. */
  ownerFile: string;
}

/** The contents of the owner file. */
export interface DatabaseOwner {
  enginePid: number;
  parentPid: number;
}

// The kernel limits a socket's path to 108 bytes on Linux and 104 on macOS, including the terminating zero.
const LONGEST_SOCKET_PATH = 103;

/** The locations for a data folder. Depends only on its path, so that every process gets the same result. */
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
 * Creates the data folder and the folders the database needs in it.
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

// Not mkdir's own `recursive`, which never returns when the system reports a newly created folder as missing,
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

/** The process that last opened a data folder's database, or null if none is recorded. */
export async function readOwner({ ownerFile }: DatabasePlaces): Promise<DatabaseOwner | null> {
  try {
    return JSON.parse(await readFile(ownerFile, 'utf8')) as DatabaseOwner;
  } catch (error) {
    // A half-written file belongs to an owner that died while starting.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a process runs on this machine, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
