/** Checks that no comment has a line of more than 110 columns; with `--write`, wraps those that do. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repoFiles } from '../docs/repoFiles.mjs';
import { wrapComments } from './wrapComments.mjs';

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.css'];
const root = fileURLToPath(new URL('../..', import.meta.url));

const unwrapped = [];
for (const path of await repoFiles(root, EXTENSIONS)) {
  if (path.endsWith('.generated.ts')) continue;
  const source = await readFile(path, 'utf8');
  const result = wrapComments(source);
  if (result === source) continue;
  unwrapped.push(relative(root, path));
  if (process.argv.includes('--write')) await writeFile(path, result);
}
if (unwrapped.length > 0 && !process.argv.includes('--write')) {
  console.error(
    `Comments with lines of more than 110 columns (npm run format wraps them):\n${unwrapped.join('\n')}`,
  );
  process.exitCode = 1;
}
