import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { parse } from '@swc/core';

/** Source code that ships: no tests, no type declarations. */
const isProduct = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path);

/**
 * The runtime imports between the files of a source folder, as `{ from, to }` paths relative to it.
 * Type imports do not exist at run time and are left out; `import()` counts.
 */
export async function readImports(source) {
  const files = (await readdir(source, { recursive: true }))
    .map(toPosix)
    .filter(isProduct)
    .sort((a, b) => (a < b ? -1 : 1));
  const known = new Set(files);
  const imports = [];
  for (const from of files) {
    const requests = await runtimeRequests(await readFile(join(source, from), 'utf8'), from);
    for (const request of requests) {
      if (!request.startsWith('.')) continue;
      const to = resolve(known, toPosix(relative(source, join(source, dirname(from), request))));
      if (to) imports.push({ from, to });
    }
  }
  return { files, imports };
}

const toPosix = (path) => path.split(sep).join('/');

/** The file that a relative import means; undefined for pictures, JSON and files outside the folder. */
function resolve(known, path) {
  const stem = path.replace(/\.jsx?$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, path].find((candidate) => known.has(candidate));
}

/** What a module requests when it runs. */
async function runtimeRequests(text, path) {
  const module = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  const requests = module.body.filter(isRuntimeImport).map((statement) => statement.source.value);
  return [...requests, ...dynamicRequests(module.body)];
}

function isRuntimeImport({ type, source, typeOnly, specifiers = [] }) {
  if (!source || typeOnly) return false;
  if (type === 'ExportAllDeclaration' || specifiers.length === 0) return true;
  return specifiers.some((specifier) => !specifier.isTypeOnly);
}

/** The requests of `import('…')` anywhere in a syntax tree. */
function dynamicRequests(node) {
  if (!node || typeof node !== 'object') return [];
  const own =
    node.type === 'CallExpression' && node.callee.type === 'Import'
      ? node.arguments[0]?.expression?.value
      : undefined;
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(node).flatMap(dynamicRequests)];
}
