import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ToolError } from '../../src/process/tools/runTool.js';

const run = promisify(execFile);

/** A commit's files in a folder of their own. */
export interface ScratchCopy {
  folder: string;
  /** The commit's short id. */
  commit: string;
  remove(): Promise<void>;
}

/**
 * Writes the files of a commit into a temporary folder, without touching the checkout.
 * @param root the folder of the repository
 * @param name a commit's id, a branch, or a tag
 * @throws ToolError if there is no such commit
 */
export async function scratchCopy(root: string, name: string): Promise<ScratchCopy> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  const id = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).catch(
    () => {
      throw new ToolError(`${name} is no commit of this repository`);
    },
  );
  const commit = await git('rev-parse', '--short', id);
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-compare-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'commit.tar');
    await git('archive', '--format=tar', '--output', archive, id);
    await run('tar', ['-xf', archive, '-C', folder]);
    await rm(archive);
    await takeLibraries(join(root, '.cache'), join(folder, '.cache'));
    return { folder, commit, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The C library that this checkout has fetched for the embedded database need not be fetched again. */
async function takeLibraries(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const name of await readdir(from))
    if (name.startsWith('glibc-')) await cp(join(from, name), join(to, name), { recursive: true });
}
