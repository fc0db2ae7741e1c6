import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Precondition } from '../preconditions.mjs';
import { drawAreas, drawFolders, usesIn } from './drawImports.mjs';
import { crossingAccesses } from './judgeServices.mjs';
import { listFolders } from './listFolders.mjs';

/**
 * The pages with generated parts, as `{ path, before, after }`: pictures of the imports in layers.md, and the
 * list of folders in folders.md.
 * @param read of each package, its entry in packages.mjs, facts, areas, and placeOf
 */
export async function pagesOf(root, read) {
  const layers = await page(root, 'docs/architecture/layers.md');
  const folders = await page(root, 'docs/architecture/folders.md');
  for (const { entry, facts, areas, placeOf } of read) {
    const uses = usesIn([...facts.imports, ...crossingAccesses(facts, placeOf)], placeOf);
    for (const [name, picture] of picturesOf(entry, areas, uses))
      replacePart(layers, `picture: ${name}`, `\`\`\`mermaid\n${picture}\n\`\`\``);
    replacePart(folders, `folders: ${entry.name}`, listFolders(areas));
  }
  return [layers, folders];
}

export async function writePage({ path, after }) {
  await writeFile(path, after);
}

function picturesOf(entry, areas, uses) {
  if (areas[0].name === '.') return [[entry.name, drawFolders(uses, areas[0])]];
  const whole = [entry.name, drawAreas(uses, entry.order, areas)];
  if (!entry.drawsEachArea) return [whole];
  return [whole, ...areas.map((area) => [`${entry.name}/${area.name}`, drawFolders(uses, area)])];
}

async function page(root, name) {
  const path = join(root, name);
  const before = await readFile(path, 'utf8');
  return { name, path, before, after: before };
}

/** Replaces the text between `<!-- name -->` and `<!-- end -->`. */
function replacePart(page, name, part) {
  const [start, end] = [`<!-- ${name} -->`, '<!-- end -->'];
  const from = page.after.indexOf(start) + start.length;
  const to = page.after.indexOf(end, from);
  if (from < start.length || to < 0) throw new Precondition(`${page.name} has no part ${start} … ${end}`);
  page.after = `${page.after.slice(0, from)}\n${part}\n${page.after.slice(to)}`;
}
