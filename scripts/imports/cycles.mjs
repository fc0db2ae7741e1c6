/** One cycle of each group of files that import one another (Tarjan's strongly connected components). */
export function cycles(files, imports) {
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
