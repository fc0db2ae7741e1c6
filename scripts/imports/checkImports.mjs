/**
 * `npm run check:imports`: checks the walls between areas and folders, and that the pages drawn from them are
 * up to date. Options, after `--`: --list prints all violations by rule, known ones too --write draws the
 * pages again, removes from faces what no other folder imports, and shrinks the known violations --faces sets
 * the faces to what other folders import today, for files that moved
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, report, root } from '../commands.mjs';
import { Precondition } from '../preconditions.mjs';
import { placesIn, readAreas, writeAreas } from './areas.mjs';
import { asDebts, compareDebts, grownRules, readDebts } from './debts.mjs';
import { withFaces } from './faces.mjs';
import { judge, rules } from './judge.mjs';
import { packages } from './packages.mjs';
import { pagesOf, writePage } from './pages.mjs';
import { readSource } from './readSource.mjs';
import { measure } from './measure.mjs';

const HINT =
  '`npm run check:imports -- --write` removes known violations and files of faces that are no longer needed.';
const debtsFile = join(root, 'scripts/imports/debts.txt');

await main(async () => {
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { list: flag, write: flag, faces: flag } });
  const read = [];
  for (const entry of packages) read.push(await readPackage(entry, values));
  const violations = read.flatMap(violationsOf);
  if (values.list) return list(read, violations);
  const debts = readDebts(await readFile(debtsFile, 'utf8'));
  const pages = await pagesOf(root, read);
  if (values.write) await write(pages, debts, violations);
  else check(pages, debts, violations);
  report('Imports stay within the walls.');
});

async function readPackage(entry, { write, faces }) {
  const source = join(root, entry.source);
  const facts = await readSource(source);
  const areas = await readAreas(source, entry.order);
  const placeOf = placesIn(entry.order, areas);
  if (!write && !faces) return { entry, facts, areas, placeOf };
  const faced = withFaces(facts, areas, placeOf, faces);
  await writeAreas(source, faced);
  return { entry, facts, areas: faced, placeOf: placesIn(entry.order, faced) };
}

function violationsOf({ entry, facts, areas, placeOf }) {
  return judge(facts, entry.order, areas, placeOf).map(({ rule, text }) => ({
    rule,
    text: `${entry.source}/${text}`,
  }));
}

function list(read, violations) {
  for (const [rule, sentence] of Object.entries(rules)) {
    const found = violations.filter((violation) => violation.rule === rule);
    if (found.length > 0)
      console.log([`${sentence} (${found.length})`, ...found.map(({ text }) => `  ${text}`), ''].join('\n'));
  }
  for (const { entry, facts, placeOf } of read) console.log(`${entry.source}: ${measure(facts, placeOf)}`);
}

function check(pages, debts, violations) {
  const problems = compareDebts(debts, violations);
  if (problems.length > 0) throw new Precondition([...problems, HINT].join('\n'));
  for (const { name, before, after } of pages)
    if (after !== before) throw new Precondition(`${name} is out of date: npm run check:imports -- --write`);
}

async function write(pages, debts, violations) {
  const grown = grownRules(debts, violations);
  const added = compareDebts(debts, violations).filter((problem) =>
    grown.some((rule) => problem.startsWith(`${rule}: `)),
  );
  if (added.length > 0) throw new Precondition(added.join('\n'));
  await writeFile(
    debtsFile,
    asDebts(violations)
      .map((line) => `${line}\n`)
      .join(''),
  );
  for (const page of pages) await writePage(page);
}
