import { pathIn } from './areas.mjs';
import { cycles } from './cycles.mjs';
import { directionOf } from './direction.mjs';

/** Areas, folders and files without a place, and places of what does not exist. */
export function judgePlaces({ files }, order, areas, placeOf) {
  const places = files.map(placeOf);
  const texts = places
    .filter(({ rank }) => rank < 0)
    .map(({ area, folder }) => `${folder} has no place: add it to ${listWith(area, folder)}`);
  const found = new Set(places.flatMap(({ area, folder }) => [area, folder]));
  for (const name of order)
    if (!found.has(name)) texts.push(`${PACKAGES} lists ${name}, which does not exist`);
  for (const { name, folders } of areas)
    for (const folder of Object.keys(folders ?? {}))
      if (!found.has(pathIn(name, folder)))
        texts.push(`${pathIn(name, 'area.json')} lists ${folder}, which does not exist`);
  return violations('place', texts);
}

const PACKAGES = 'scripts/imports/packages.mjs';
const listWith = (area, folder) => (area === folder ? PACKAGES : pathIn(area, 'area.json'));

/** Imports from areas above and from later folders of the same area, and cycles between files at run time. */
export function judgeOrder({ files, imports }, placeOf) {
  const found = imports.flatMap(({ from, to }) => {
    const direction = directionOf(placeOf(from), placeOf(to));
    if (direction === 'above')
      return [{ rule: 'above', text: `${from} imports ${to}, which is in an area above` }];
    if (direction === 'later')
      return [{ rule: 'later', text: `${from} imports ${to}, which is in a later folder` }];
    return [];
  });
  const running = imports.filter(({ isType }) => !isType);
  const circles = cycles(files, running).map((cycle) => `cycle: ${cycle.join(' → ')}`);
  return [...found, ...violations('cycle', circles)];
}

/**
 * `services.ts` imports types only: it is the type of the services that an area may use, and every folder of
 * the area imports it.
 */
export function judgeContexts({ imports }, placeOf) {
  const running = imports.filter(
    ({ from, isType }) => !isType && from.endsWith('/services.ts') && placeOf(from).role === 'context',
  );
  return violations(
    'context',
    running.map(({ from, to }) => `${from} imports ${to} at run time, but may import types only`),
  );
}

/**
 * Imports of files that are not in the face of their folder, and files of faces that no other folder imports.
 */
export function judgeFaces({ imports }, areas, placeOf) {
  const wanted = facesIn({ imports }, placeOf);
  const problems = imports
    .filter((each) => needsFace(each, placeOf))
    .flatMap(({ from, to }) => {
      const { folder, inside, declared } = placeOf(to);
      if (declared.face?.includes(inside)) return [];
      return [`${from} imports ${to}, which is not in the face of ${folder}`];
    });
  for (const { path, face } of declaredFaces(areas))
    for (const file of face)
      if (!wanted.get(path)?.has(file))
        problems.push(`${file} is in the face of ${path}, but no other folder imports it`);
  return violations('face', problems);
}

function declaredFaces(areas) {
  return areas.flatMap(({ name, face = [], folders = {} }) => [
    { path: name, face },
    ...Object.entries(folders).map(([folder, declared]) => ({
      path: pathIn(name, folder),
      face: declared.face ?? [],
    })),
  ]);
}

/** By the path of a folder, the files that other folders import in the right order. */
export function facesIn({ imports }, placeOf) {
  const faces = new Map();
  for (const { to } of imports.filter((each) => needsFace(each, placeOf))) {
    const { folder, inside } = placeOf(to);
    faces.set(folder, (faces.get(folder) ?? new Set()).add(inside));
  }
  return faces;
}

/**
 * Whether an import needs the face of a folder: it comes from another folder. An area's own files that
 * assemble it may import everything in it, as may the index.ts of a package.
 */
function needsFace({ from, to }, placeOf) {
  const [importer, imported] = [placeOf(from), placeOf(to)];
  // A file directly in an area is its own face.
  if (imported.role !== 'folder' || !imported.declared || !imported.inside) return false;
  if (importer.folder === imported.folder || directionOf(importer, imported) !== 'down') return false;
  if (importer.role === 'folder') return true;
  return importer.area !== imported.area && from !== 'index.ts';
}

const violations = (rule, texts) => texts.map((text) => ({ rule, text }));
