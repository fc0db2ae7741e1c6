import { createHash } from 'node:crypto';
import { currentDocument } from './currentDocument.js';

/**
 * One line with a hash for each operation of the API, and for each schema and other part of the OpenAPI
 * document that operations share. A change of the contract changes only the lines of what has changed.
 */
export async function contractHashes(): Promise<string> {
  const { paths, components, ...rest } = await currentDocument();
  const lines = [
    ...partsOf(rest).map(([name, part]) => line(name, part)),
    ...partsOf(components).flatMap(([kind, parts]) =>
      partsOf(parts as object).map(([name, part]) => line(`${kind} ${name}`, part)),
    ),
    ...partsOf(paths).flatMap(([path, operations]) =>
      partsOf(operations as object).map(([method, part]) => line(`${path} ${method.toUpperCase()}`, part)),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The entries of an object in the order of their keys. */
const partsOf = (parts: object): [string, unknown][] =>
  Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1));

const line = (name: string, part: unknown): string => `${name} ${hash(part)}`;

function hash(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 12);
}
