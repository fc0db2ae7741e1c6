import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a program on this machine: what the environment variable names, else the first on PATH, else
 * null.
 */
export function findProgram(name: string, variable?: string): string | null {
  const named = variable && process.env[variable];
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}
