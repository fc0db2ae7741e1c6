/**
 * `npm run mutants`: makes each fault of `mutants/mutants.mjs` in the sources, one at a time, and runs the
 * tests that must find it. Each file is restored afterward. Ends with the score, and with an error below
 * `GOAL`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main, outputOf, readArguments, report, root, seconds } from './commands.mjs';
import { mutants } from './mutants/mutants.mjs';
import { withFault } from './mutants/withFault.mjs';
import { checkNode, Precondition } from './preconditions.mjs';

const HELP = `
Makes known faults in the sources, one at a time, and checks that a test finds each.

npm run mutants                all faults
npm run mutants -- "wallet"    those with this word in their sentence
`;

/** The least share of the faults that tests must find. */
const GOAL = 0.95;

await main(async () => {
  const [word = ''] = readArguments(HELP, true);
  checkNode();
  const chosen = mutants.filter(({ name }) => name.includes(word));
  if (chosen.length === 0) throw new Precondition(`No fault has the word "${word}" in its sentence.`);
  await requireUnchanged(chosen.map(({ file }) => file));
  const start = performance.now();
  const survivors = [];
  for (const mutant of chosen) if (!(await isFound(mutant))) survivors.push(mutant);
  const found = chosen.length - survivors.length;
  console.log(`${found} of ${chosen.length} faults found in ${seconds(start)}`);
  for (const { name, tests } of survivors) console.log(`not found: ${name} (${tests})`);
  if (found / chosen.length < GOAL) process.exitCode = 1;
});

/** A stop in the middle leaves a fault in its file: only what Git can restore may be changed. */
async function requireUnchanged(files) {
  const { output } = await outputOf('git', ['status', '--porcelain', '--', ...files], process.env, root);
  if (output.length > 0) throw new Precondition(`Commit these files first:\n${output.toString()}`);
}

/** Whether the tests fail because of a fault. */
async function isFound(mutant) {
  const path = join(root, mutant.file);
  const source = await readFile(path, 'utf8');
  const restore = () => writeFile(path, source);
  await writeFile(path, withFault(source, mutant));
  try {
    const { ending } = await outputOf('npx', ['vitest', 'run', mutant.tests], process.env, root);
    const found = ending !== 0;
    report(`${found ? 'found' : 'NOT FOUND'}: ${mutant.name}`);
    return found;
  } finally {
    await restore();
  }
}
