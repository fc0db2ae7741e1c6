import { directionOf } from './direction.mjs';

/**
 * A Mermaid picture of the areas of a package, the highest on top, with an arrow for each use that no others
 * imply.
 */
export function drawAreas(uses, order, areas) {
  const labels = new Map(areas.map(({ name, about, folders }) => [name, label(name, about, folders)]));
  const boxes = order.map((name) => ({ name, label: labels.get(name) ?? name }));
  return draw(
    boxes,
    uses.map(({ from, to }) => [from.area, to.area]),
  );
}

const label = (name, about, folders = {}) =>
  [`<b>${name}</b>: ${about}`, Object.keys(folders).join(', ')].filter(Boolean).join('<br>');

/** A Mermaid picture of the folders of an area, the highest on top. */
export function drawFolders(uses, { name, folders }) {
  const inside = uses.filter(({ from, to }) =>
    [from, to].every((end) => end.area === name && end.role === 'folder'),
  );
  const boxes = Object.keys(folders).map((folder) => ({ name: folder, label: folder }));
  const lastPart = ({ folder }) => folder.split('/').at(-1);
  return draw(
    boxes,
    inside.map(({ from, to }) => [lastPart(from), lastPart(to)]),
  );
}

/** The uses that follow the order, as places `{ from, to }`; the others are violations. */
export function usesIn(pairs, placeOf) {
  return pairs
    .map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }))
    .filter(({ from, to }) => directionOf(from, to) === 'down');
}

function draw(boxes, pairs) {
  const lines = ['flowchart TB'];
  for (const { name, label } of [...boxes].reverse()) lines.push(`  ${id(name)}["${label}"]`);
  for (const [from, to] of withoutImplied(different(pairs))) lines.push(`  ${id(from)} --> ${id(to)}`);
  return lines.join('\n');
}

const id = (name) => `${name.replace(/\W/g, '_')}_`;

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
