import { newerThanFloor } from './newerThanFloor.mjs';

const newer = newerThanFloor();

/**
 * The calls and mentions in a script that can be of a function, class or pattern the floor lacks. A spread
 * result is no method, however a bundler names its function: `...to(page)`.
 */
const CALL = /(?<!\.\.)\.(\w+)(?:\?\.)?\(/g;
const STATIC = /(?<![\w$.])((?:Intl\.)?\w+\.\w+)\b(?!\s*\?\.)/g;
const GLOBAL = /\bnew\s+((?:Intl\.)?[A-Z]\w+)|(?<![\w$.'"`])([A-Z]\w+)\./g;

/**
 * The functions, classes and patterns that the floor lacks and a script names, each with its line; in no
 * particular order.
 * @param script a source or a built script; comments are not read
 */
export function findNewer(script) {
  const code = withoutComments(script);
  const found = [];
  const add = (name, index) => found.push({ name, line: code.slice(0, index).split('\n').length });
  for (const { 1: name, index } of code.matchAll(CALL)) if (newer.methods.has(name)) add(name, index);
  for (const { 1: name, index } of code.matchAll(STATIC)) if (newer.statics.has(name)) add(name, index);
  for (const { 1: made, 2: named, index } of code.matchAll(GLOBAL))
    if (newer.globals.has(made ?? named)) add(made ?? named, index);
  for (const { name, pattern } of newer.patterns) {
    const index = code.search(pattern);
    if (index >= 0) add(name, index);
  }
  return found;
}

/** Comments become blank, so that lines keep their numbers. */
const withoutComments = (script) =>
  script.replaceAll(/(?<=^|\s)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
