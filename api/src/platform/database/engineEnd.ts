import { statfs } from 'node:fs/promises';

/** With less space than this, in bytes, the engine cannot write its journal. */
const FULL_BYTES = 64 * 1024 * 1024;
/** The engine ends with this code when it cannot read or write its files. */
const FILES_FAILED = 14;

/** Why the engine's process ended, in words for operators. `folder` is where its data is. */
export async function whyEnded(
  code: number | null,
  signal: NodeJS.Signals | null,
  folder: string,
): Promise<string> {
  if (signal === null && (await isFull(folder))) return `the disk of ${folder} is full`;
  if (code === FILES_FAILED) return 'it could not read or write its files';
  return `its process ended with ${signal ?? `code ${code}`}`;
}

/**
 * Whether an engine that fails on a folder has no space left. A folder that cannot be examined is not full.
 */
export async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < FULL_BYTES;
}
