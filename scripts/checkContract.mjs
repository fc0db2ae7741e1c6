/**
 * `npm run check:contract`: Redocly and Spectral check the OpenAPI document, unless its sources are the same
 * as when they last passed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main, readArguments, root, run } from './commands.mjs';
import { contractSources } from './contractSources.mjs';
import { contentOf } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';

const CHECK = ['node_modules/tsx/dist/cli.mjs', '--conditions=source', 'client/generate/checkDocument.ts'];
const stamp = join(root, '.cache/contract-check');

const HELP = `
Usage: npm run check:contract

Checks the OpenAPI document of these sources with the recommended rules of Redocly and Spectral. Prints each finding; the exit code
is 0 if there are none, else 1. Sources that passed are not checked again.

Options:
  -h, --help  show this help

Examples:
  npm run check:contract
`;

await main(async () => {
  readArguments(HELP);
  checkNode();
  await ensureInstalled();
  const sources = await contractSources();
  if ((await contentOf(stamp)) === sources) return;
  process.exitCode = await run(process.execPath, CHECK);
  if (process.exitCode !== 0) return;
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, sources);
});
