/**
 * Checks that the text of all markdown pages is wrapped at 110 columns; with `--write`, wraps it. Generated
 * pages are wrapped by what generates them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repoFiles } from './repoFiles.mjs';
import { wrapPage } from './wrapped.mjs';

const GENERATED = /docs\/architecture\/(folders.*|layers)\.md$/;
const root = fileURLToPath(new URL('../..', import.meta.url));

const pages = (await repoFiles(root, ['.md'])).filter((path) => !GENERATED.test(path));
const unwrapped = [];
for (const path of pages) {
  const text = await readFile(path, 'utf8');
  const result = wrapPage(text);
  if (result === text) continue;
  unwrapped.push(relative(root, path));
  if (process.argv.includes('--write')) await writeFile(path, result);
}
if (unwrapped.length > 0 && !process.argv.includes('--write')) {
  console.error(`Not wrapped at 110 columns (npm run format does it):\n${unwrapped.join('\n')}`);
  process.exitCode = 1;
}
