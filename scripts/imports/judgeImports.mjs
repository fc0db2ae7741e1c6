/** The folder a file counts to: the first part of its path, or the file itself when it has no folder. */
export const folderOf = (path) => path.split('/')[0];

/**
 * What is wrong with the imports of a package, one sentence each: folders missing in the order or in the source,
 * imports that point to a later folder, and cycles between files. A folder without a place belongs to the open layer,
 * if there is one: it may import only from lower layers, and only higher layers may import from it.
 */
export function judgeImports({ files, imports }, layers) {
  const order = layers.flatMap((layer) => layer.folders);
  const position = new Map(order.map((folder, index) => [folder, index]));
  const folders = new Set(files.map(folderOf));
  const open = layers.find(({ isOpen }) => isOpen)?.folders ?? [];
  const isFree = (folder) => open.length > 0 && !position.has(folder) && !folder.includes('.');
  const asImporter = (folder) => (isFree(folder) ? position.get(open[0]) - 1 : position.get(folder));
  const asImported = (folder) => (isFree(folder) ? position.get(open.at(-1)) + 1 : position.get(folder));
  const problems = [];
  for (const folder of folders)
    if (!position.has(folder) && !isFree(folder))
      problems.push(`${folder} has no place in scripts/imports/order.mjs`);
  for (const folder of order)
    if (!folders.has(folder)) problems.push(`${folder} is in scripts/imports/order.mjs but does not exist`);
  for (const { from, to } of imports) {
    const [importer, imported] = [folderOf(from), folderOf(to)];
    if (importer === imported || asImported(imported) <= asImporter(importer)) continue;
    const why = isFree(importer) || isFree(imported) ? 'not in a lower layer' : 'in a later folder';
    problems.push(`${from} imports ${to}, which is ${why}`);
  }
  for (const cycle of cycles(files, imports)) problems.push(`cycle: ${cycle.join(' → ')}`);
  return problems;
}

/** One cycle of each group of files that import one another (Tarjan's strongly connected components). */
function cycles(files, imports) {
  const targets = new Map(files.map((file) => [file, []]));
  for (const { from, to } of imports) targets.get(from)?.push(to);
  const found = [];
  const index = new Map();
  const low = new Map();
  const stack = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const to of targets.get(file) ?? []) {
      if (!index.has(to)) {
        visit(to);
        low.set(file, Math.min(low.get(file), low.get(to)));
      } else if (stack.includes(to)) {
        low.set(file, Math.min(low.get(file), index.get(to)));
      }
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(walk(file, new Set(group), targets));
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

/** A shortest walk from a file back to itself within its group. */
function walk(start, group, targets) {
  const before = new Map();
  const queue = [start];
  for (const file of queue) {
    for (const to of targets.get(file).filter((target) => group.has(target))) {
      if (to === start) {
        const path = [start];
        for (let at = file; at !== start; at = before.get(at)) path.unshift(at);
        return [start, ...path];
      }
      if (!before.has(to)) {
        before.set(to, file);
        queue.push(to);
      }
    }
  }
  return [start];
}
