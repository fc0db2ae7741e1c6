import { folderOf } from './judgeImports.mjs';

/**
 * A Mermaid picture of a package: a box per layer, the highest on top, with its folders. Arrows are imports between
 * layers, and between folders of the same layer; an arrow that others imply is left out.
 */
export function drawImports({ imports }, layers) {
  const layerOf = new Map(layers.flatMap((layer) => layer.folders.map((folder) => [folder, layer.name])));
  // Folders without a place are not shown: they have no arrows in their layer.
  const pairs = imports
    .map(({ from, to }) => [folderOf(from), folderOf(to)])
    .filter((ends) => ends.every((end) => layerOf.has(end)));
  const lines = ['flowchart TB'];
  for (const layer of [...layers].reverse()) {
    lines.push(`  subgraph ${layer.name}["${layer.name}: ${layer.about}"]`);
    for (const folder of [...layer.folders].reverse()) lines.push(`    ${id(folder)}["${folder}"]`);
    const inside = different(pairs.filter((ends) => ends.every((end) => layerOf.get(end) === layer.name)));
    for (const [from, to] of withoutImplied(inside)) lines.push(`    ${id(from)} --> ${id(to)}`);
    lines.push('  end');
  }
  const between = different(pairs.map((ends) => ends.map((end) => layerOf.get(end))));
  for (const [from, to] of withoutImplied(between)) lines.push(`  ${from} --> ${to}`);
  return lines.join('\n');
}

const id = (folder) => `${folder.replace(/\W/g, '_')}_`;

/** Each pair of different ends once, sorted. */
function different(pairs) {
  const keys = pairs.filter(([from, to]) => from !== to).map((ends) => ends.join(' '));
  return [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1)).map((key) => key.split(' '));
}

/** The arrows that no walk over other arrows implies. */
function withoutImplied(arrows) {
  const targets = new Map();
  for (const [from, to] of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reaches = (from, to, seen = new Set()) =>
    (targets.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return arrows.filter(([from, to]) => !targets.get(from).some((next) => next !== to && reaches(next, to)));
}
