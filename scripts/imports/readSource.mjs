import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { parse } from '@swc/core';
import { accessesIn } from './accesses.mjs';
import { declarationsIn } from './declarations.mjs';
import { requestsIn } from './requests.mjs';

/** Source code that ships: no tests, no stories, no type declarations. */
const isProduct = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|stories|d)\.tsx?$/.test(path) &&
  !/(^|\/)(dist|node_modules)\//.test(path);

/**
 * Reads the source files of a package. Paths are relative to the source.
 * @returns files: their paths; imports: `{ from, to, isType }` for each import between them; accesses:
 *   `{ from, name, isRepository }` for each use of a repository (`db.name`) or service (`services.name`);
 *   declared: `{ from, name }` for each `Services` type; misplaced: `{ from, name }` for each function that
 *   takes services before another parameter; owners: by the name of a repository or service, the file that
 *   defines it
 */
export async function readSource(source) {
  const files = (await readdir(source, { recursive: true }))
    .map(toPosix)
    .filter(isProduct)
    .sort((a, b) => (a < b ? -1 : 1));
  const known = new Set(files);
  const facts = { files, imports: [], accesses: [], declared: [], misplaced: [], owners: [] };
  for (const from of files) {
    const module = await parseFile(join(source, from));
    const targetOf = (request) => target(known, source, from, request);
    for (const { request, isType } of requestsIn(module)) {
      const to = targetOf(request);
      if (to) facts.imports.push({ from, to, isType });
    }
    facts.accesses.push(...accessesIn(module).map((access) => ({ from, ...access })));
    const { services, misplaced, owned } = declarationsIn(module);
    facts.declared.push(...services.map((name) => ({ from, name })));
    facts.misplaced.push(...misplaced.map((name) => ({ from, name })));
    for (const { request, ...named } of owned) {
      const owner = targetOf(request);
      if (owner) facts.owners.push({ from, owner, ...named });
    }
  }
  return facts;
}

async function parseFile(path) {
  const text = await readFile(path, 'utf8');
  return parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
}

/**
 * The file that a relative import means; undefined for packages, pictures, JSON and files outside the source.
 */
function target(known, source, from, request) {
  if (!request.startsWith('.')) return undefined;
  const path = toPosix(relative(source, join(source, dirname(from), request)));
  const stem = path.replace(/\.jsx?$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, path].find((candidate) => known.has(candidate));
}

const toPosix = (path) => path.split(sep).join('/');
