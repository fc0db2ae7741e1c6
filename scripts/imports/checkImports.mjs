/**
 * `npm run check:imports`: checks the walls between areas and folders, and that the pages drawn from them are
 * up to date. Options, after `--`:
 * - `--list` prints all violations by rule, and the numbers of arrows;
 * - `--write` draws the pages again, and removes from faces what no other folder imports;
 * - `--faces` sets the faces to what other folders import today, for files that moved.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, report, root } from '../commands.mjs';
import { Precondition } from '../preconditions.mjs';
import { placesIn, readAreas, writeAreas } from './areas.mjs';
import { withFaces } from './faces.mjs';
import { judge, rules } from './judge.mjs';
import { packages } from './packages.mjs';
import { pagesOf, writePage } from './pages.mjs';
import { readSource } from './readSource.mjs';
import { measure } from './measure.mjs';

const HINT = '`npm run check:imports -- --write` removes files of faces that are no longer needed.';

await main(async () => {
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { list: flag, write: flag, faces: flag } });
  const read = [];
  for (const entry of packages) read.push(await readPackage(entry, values));
  const violations = read.flatMap(violationsOf);
  if (values.list) return list(read, violations);
  if (violations.length > 0)
    throw new Precondition([...violations.map(({ rule, text }) => `${rule}: ${text}`), HINT].join('\n'));
  const pages = await pagesOf(root, read);
  if (values.write) for (const page of pages) await writePage(page);
  else requireUpToDate(pages);
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

function requireUpToDate(pages) {
  for (const { name, before, after } of pages)
    if (after !== before) throw new Precondition(`${name} is out of date: npm run check:imports -- --write`);
}
