import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runQuietly } from './commands.mjs';
import { contractSources } from './contractSources.mjs';
import { contentOf } from './fingerprint.mjs';

const GENERATED = join(root, 'client/src/api.generated.ts');
const stamp = join(root, '.cache/client-types');

/**
 * Generates the types of `client/` from the API's operations, unless sources and result match the last time.
 */
export async function ensureClientTypes() {
  const before = await contractSources();
  if ((await contentOf(stamp)) === `${before} ${await result()}`) return;
  await runQuietly('Generating the types of the client', process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    '--conditions=source',
    'client/generate/generateClient.ts',
  ]);
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, `${before} ${await result()}`);
}

/** A fingerprint of the generated file. */
async function result() {
  const types = await contentOf(GENERATED);
  return types === undefined ? 'nothing' : createHash('sha256').update(types).digest('hex');
}
