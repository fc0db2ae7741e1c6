import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './environment.js';

/**
 * The secret that signs sessions and tokens: the configured one, or one generated on first start and stored
 * in the data folder, so that users stay signed in after a restart. Production always has a configured one.
 */
export async function sessionSecret({
  SESSION_SECRET,
  DATA_DIR,
}: Pick<Config, 'SESSION_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (SESSION_SECRET) return SESSION_SECRET;
  const file = join(DATA_DIR, 'session-secret');
  await mkdir(DATA_DIR, { recursive: true });
  try {
    // wx: never overwrite an existing secret.
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
