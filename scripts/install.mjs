import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runQuietly } from './commands.mjs';

// npm writes this file at the very end of an install, listing what it installed.
const installedFile = join(root, 'node_modules/.package-lock.json');

/**
 * Installs the lock file's packages, unless exactly these are installed. An interrupted install is redone.
 */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  // `npm ci` first removes what exists: `npm install` would take a half-installed package for a whole one.
  // The build needs the development packages, even with NODE_ENV=production.
  await runQuietly('Installing packages', 'npm', ['ci', '--include=dev']);
}

async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    packagesIn(join(root, 'package-lock.json')),
    packagesIn(installedFile),
  ]);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    // Packages for other platforms are listed but not installed.
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
