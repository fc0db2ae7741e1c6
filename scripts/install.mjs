import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runQuietly } from './commands.mjs';

// npm writes this file at the very end of an install, with what it put there.
const installedFile = join(root, 'node_modules/.package-lock.json');

/** Installs the packages of the lock file, unless exactly they are there. An interrupted install is redone. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  // `npm ci` removes what is there first: half a package would look whole to `npm install`.
  // The build needs the development packages, also where NODE_ENV=production is exported.
  await runQuietly('Installing packages', 'npm', ['ci', '--include=dev']);
}

async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    packagesIn(join(root, 'package-lock.json')),
    packagesIn(installedFile),
  ]);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    // Packages for other platforms are listed and not installed.
    return path in installed ? installed[path].version === version : optional;
  });
}

async function packagesIn(lockFile) {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
