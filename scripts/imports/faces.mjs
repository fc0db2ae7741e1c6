import { pathIn } from './areas.mjs';
import { facesIn } from './judgeImports.mjs';

/**
 * The areas without the files in faces that no other folder imports; with `all`, also with those that are
 * missing.
 */
export function withFaces(facts, areas, placeOf, all) {
  const wanted = facesIn(facts, placeOf);
  const faceOf = (path, face) => {
    const files = [...(wanted.get(path) ?? [])].sort((a, b) => (a < b ? -1 : 1));
    return all ? files : face.filter((file) => files.includes(file));
  };
  return areas.map((area) => {
    if (!area.folders) return { ...area, face: faceOf(area.name, area.face) };
    const folders = Object.entries(area.folders).map(([name, folder]) => {
      if (!folder.face) return [name, folder];
      const path = pathIn(area.name, name);
      return [name, { ...folder, face: faceOf(path, folder.face) }];
    });
    return { ...area, folders: Object.fromEntries(folders) };
  });
}
