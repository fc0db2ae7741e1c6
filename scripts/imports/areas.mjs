import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files directly in an area that belong to no folder: they assemble it, and stand above its folders. */
const ASSEMBLY = ['repositories.ts', 'index.ts'];
/**
 * The files of an area that all of its folders use: the type of its services, and the function that declares
 * its operations.
 */
const CONTEXT = ['services.ts', 'operation.ts'];

export const isFile = (name) => /\.tsx?$/.test(name);
/** The path of a folder or file of an area. */
export const pathIn = (area, name) => (area === '.' ? name : `${area}/${name}`);

/**
 * Reads the `area.json` of each area of a package, from bottom to top:
 * - about: the contents of the area;
 * - folders: by name from bottom to top, `{ about, face }`. A file directly in the area counts as a folder;
 * - face: the files of a folder that other folders may import, relative to it. An area without `folders` is a
 *   folder itself.
 */
export async function readAreas(source, order) {
  const names = order.filter((name) => !isFile(name));
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...JSON.parse(await readFile(join(source, name, 'area.json'), 'utf8')),
    })),
  );
}

/** Writes `area.json` of each area, as the formatter does. */
export async function writeAreas(source, areas) {
  for (const { name, ...area } of areas)
    await writeFile(
      join(source, name, 'area.json'),
      `${JSON.stringify(area, null, 2)}\n`.replace(FACES, inOneLine),
    );
}

const FACES = /^( *"face": )\[([^\]]*)\]/gm;
const LINE_WIDTH = 110;

/** A face in one line, if it is short enough. */
function inOneLine(face, key, files) {
  const line = `${key}[${files
    .trim()
    .split(/\s*\n\s*/)
    .join(' ')}]`;
  return line.length <= LINE_WIDTH ? line : face;
}

/**
 * A function that says where a file stands:
 * - area: its area, or the file itself if it is in none;
 * - level: the place of the area in the order of the package;
 * - folder: the path of its folder, or of the file if it is in none;
 * - rank: the place of the folder in its area; -1 if the folder or area has no place;
 * - role: `folder`, `context` (services.ts and operation.ts of an area), `assembly` (such as index.ts of an
 *   area), or `top`;
 * - declared: the folder's entry in area.json;
 * - inside: its path in the folder.
 */
export function placesIn(order, areas) {
  const levels = new Map(order.map((name, level) => [name, level]));
  const byName = new Map(areas.map((area) => [area.name, area]));
  return (path) => {
    if (isFile(path.split('/')[0]) && (!byName.has('.') || levels.has(path)))
      return {
        area: path,
        level: levels.get(path),
        folder: path,
        rank: levels.has(path) ? 0 : -1,
        role: 'top',
      };
    const name = byName.has('.') ? '.' : path.split('/')[0];
    const area = byName.get(name);
    if (!area) return { area: name, folder: name, rank: -1, role: 'folder' };
    const parts = name === '.' ? path.split('/') : path.split('/').slice(1);
    return { area: name, level: levels.get(name), ...placeInArea(area, parts) };
  };
}

function placeInArea({ name, folders, ...declared }, parts) {
  if (!folders) return { folder: name, rank: 0, role: 'folder', declared, inside: parts.join('/') };
  const [first, ...rest] = parts;
  const folder = pathIn(name, first);
  const names = Object.keys(folders);
  if (rest.length === 0 && CONTEXT.includes(first)) return { folder, rank: names.length, role: 'context' };
  if (rest.length === 0 && ASSEMBLY.includes(first))
    return { folder, rank: names.length + ASSEMBLY.indexOf(first), role: 'assembly' };
  return {
    folder,
    rank: names.indexOf(first),
    role: 'folder',
    declared: folders[first],
    inside: rest.join('/'),
  };
}
