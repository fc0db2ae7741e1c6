import { readFile } from 'node:fs/promises';

const { packages } = JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8'));

/**
 * The path in the lock file of the package that `from` gets when it imports `name`, by Node's lookup rules.
 */
function pathOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[path] || !folder) return path;
  }
}

describe('the lock file', () => {
  it('contains the packages of all platforms, so that `npm ci` accepts it everywhere', () => {
    const wanted = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ from, name, path: pathOf(name, from) })),
    );
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter(({ path }) => !packages[path])).toEqual([]);
  });

  it('verifies each package by a hash, and names no registry', () => {
    const installed = Object.entries(packages).filter(
      ([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link,
    );
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});
