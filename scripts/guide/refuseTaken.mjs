import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Precondition } from '../preconditions.mjs';

/** The packages in which each entity has a folder of its name. */
const ENTITIES = ['shared/src', 'api/src'];

/**
 * Fails if something else has this name: a folder, a key in a file that a new resource changes, a repository,
 * a text, or an export.
 */
export async function refuseTaken(folder, files, { one, many, type, resource, key }) {
  const refuse = (where) => {
    throw new Precondition(`'${one}' is taken: ${where}`);
  };
  const read = async (path) => ({ path, text: await readFile(join(folder, path), 'utf8').catch(() => '') });
  const below = async (path, pattern) =>
    (await readdir(join(folder, path), { recursive: true })).filter((name) => pattern.test(name));
  const readAll = (path, names) => Promise.all(names.map((name) => read(`${path}/${name}`)));
  const find = (sources, pattern) => sources.find(({ text }) => pattern.test(text))?.path;

  for (const path of ENTITIES)
    for (const place of await below(path, new RegExp(`^\\w+/${one}$`))) refuse(`${path}/${place}`);

  const changedFiles = files
    .filter(({ before }) => before !== null)
    .map(({ path, before: text }) => ({ path, text }));
  const repositories = await readAll('api/src', await below('api/src', /^\w+\/repositories\.ts$/));
  const isKey = new RegExp(`^ *['"]?(${one}|${many}|${resource})['"]?:`, 'm');
  const atKey = find([...changedFiles, ...repositories], isKey);
  if (atKey) refuse(atKey);

  const texts = await readAll('shared/locales/en', await below('shared/locales/en', /\.json$/));
  const isText = new RegExp(`"panel_(no_)?(${key.many}|${key.one}_(name|title|body))":`);
  const atText = find(texts, isText);
  if (atText) refuse(atText);

  const sources = await readAll('shared/src', await below('shared/src', /(?<!\.test)\.ts$/));
  const isExport = new RegExp(
    `^export (const|function|interface|type) (${type}|${type}Input|${one}\\w*Schema)\\b`,
    'm',
  );
  const atExport = find(sources, isExport);
  if (atExport) refuse(atExport);
}
