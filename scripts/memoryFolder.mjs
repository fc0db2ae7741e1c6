import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** The folder of Linux that is in memory, and the free space that it must have, in bytes. */
const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Where the data of tests lies: nothing of it is to last, and in memory no test waits for a disk. */
export async function folderForData() {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}
