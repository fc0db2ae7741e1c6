import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ScratchCopy, scratchCopy } from '../../compare/scratchCopy.js';

const run = promisify(execFile);
/** What npm and the build print may be long. */
const MOST_PRINTED = 64 * 1024 * 1024;

/**
 * Builds the server of a commit in a temporary folder. Its packages are those of this checkout if both name
 * the same ones, and are installed otherwise.
 * @param root the folder of this checkout
 * @param name a commit's id, a branch, or a tag
 * @param report receives a line about each step
 * @throws ToolError if there is no such commit
 */
export async function buildCommit(
  root: string,
  name: string,
  report: (line: string) => void,
): Promise<ScratchCopy> {
  const copy = await scratchCopy(root, name);
  // Options of this process, such as its loader, are not for the other build.
  const options = { cwd: copy.folder, env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: MOST_PRINTED };
  try {
    if (await linkPackages(root, copy.folder)) report(`${copy.commit} uses the packages of this checkout`);
    else {
      report(`Installing the packages of ${copy.commit}`);
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], options);
    }
    report(`Building ${copy.commit}`);
    await run('npm', ['run', 'build:api'], options);
    return copy;
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

/**
 * Gives a copy the packages of this checkout as hard links, which take no space: links between workspaces
 * then stay within the copy. Returns whether the packages are the same and could be linked.
 */
async function linkPackages(root: string, folder: string): Promise<boolean> {
  const [here, there] = await Promise.all(
    [root, folder].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  if (here !== there) return false;
  const workspaces = ['.', 'shared', 'web', 'api', 'admin', 'landing', 'client', 'simulator'];
  try {
    for (const workspace of workspaces) {
      const packages = join(root, workspace, 'node_modules');
      if (existsSync(packages)) await run('cp', ['-al', packages, join(folder, workspace, 'node_modules')]);
    }
    return true;
  } catch {
    // Another file system: `npm ci` removes what is there.
    return false;
  }
}
