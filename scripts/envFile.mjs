import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './commands.mjs';
import { Precondition } from './preconditions.mjs';

/**
 * Loads variables from the file named by ENV_FILE, by default `.env` in the repository's root if it exists.
 * Variables that are already set win, even empty ones. An empty ENV_FILE loads nothing.
 * @throws Precondition if the file that ENV_FILE names cannot be read
 */
export function loadEnvironmentFile() {
  const { ENV_FILE } = process.env;
  if (ENV_FILE === '') return;
  const file = resolve(root, ENV_FILE ?? '.env');
  if (ENV_FILE === undefined && !existsSync(file)) return;
  try {
    // Not imported by name: older versions of Node lack it, and could not load this file to say what they
    // need.
    process.loadEnvFile(file);
  } catch (error) {
    throw new Precondition(
      `The environment file ${file} cannot be read (${error.code}): fix it, or unset ENV_FILE.`,
    );
  }
}
