/**
 * `npm run check:browsers`: checks that the code of the apps uses no function that a browser of the floor
 * lacks. The floor is `browserslist` in `package.json`.
 */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { main, report, root } from '../commands.mjs';
import { repoFiles } from '../docs/repoFiles.mjs';
import { Precondition } from '../preconditions.mjs';
import { exceptions } from './exceptions.mjs';
import { findNewer } from './findNewer.mjs';

/** What runs in browsers; the page's renderer runs in the API. */
const IN_BROWSERS = /^(?:admin\/src|landing\/(?:src|worker)|shared\/src|web\/src)\//;
const ELSEWHERE = /\.(?:test|stories)\.tsx?$|^landing\/src\/server\.tsx$/;

await main(async () => {
  const problems = [];
  const unused = new Set(exceptions);
  for (const file of await repoFiles(root, ['.ts', '.tsx'])) {
    const path = relative(root, file);
    if (!IN_BROWSERS.test(path) || ELSEWHERE.test(path)) continue;
    for (const { name, line } of findNewer(await readFile(file, 'utf8'))) {
      const exception = exceptions.find((one) => one.name === name && (one.path ?? path) === path);
      if (exception) unused.delete(exception);
      else problems.push(`${path}:${line}: ${name}`);
    }
  }
  for (const { name, path } of unused)
    problems.push(`${path ?? 'No file'} no longer uses ${name}: remove the exception`);
  if (problems.length > 0)
    throw new Precondition(
      [
        'These functions are newer than the oldest supported browsers (browserslist in package.json). Replace',
        'them, or, where the code asks for them first, add them to scripts/browsers/exceptions.mjs.',
        ...problems,
      ].join('\n'),
    );
  report('The apps use no function that a supported browser lacks.');
});
