/**
 * `npm run check:words`: checks that no name in the sources contains a word that the project has replaced.
 * The list is in refusedNames.mjs.
 */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { main, report, root } from '../commands.mjs';
import { repoFiles } from '../docs/repoFiles.mjs';
import { Precondition } from '../preconditions.mjs';
import { refusedNames } from './refusedNames.mjs';

/** Names of texts and of the generated client are not chosen here. */
const isChecked = (path) => !/\.generated\.ts$|\/language\/texts\/|\/words\/refusedNames\./.test(path);

await main(async () => {
  const problems = [];
  for (const path of await repoFiles(root, ['.ts', '.tsx', '.mts', '.mjs'])) {
    if (!isChecked(path)) continue;
    const names = await refusedNames(await readFile(path, 'utf8'), path.endsWith('x'));
    for (const { name, replacement } of names)
      problems.push(`${relative(root, path)}: ${name}: write ${replacement}`);
  }
  if (problems.length > 0)
    throw new Precondition(
      [
        'These names contain words that the project has replaced. Names of the API’s contract and of stored data',
        'may be added to the list in scripts/words/refusedNames.mjs.',
        ...problems,
      ].join('\n'),
    );
  report('Names use the words of the field.');
});
