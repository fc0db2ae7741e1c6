import type { Operation } from '../operation.js';

/**
 * Returns a function that gives the address of what an operation has created, for the header `Location`: the
 * one that the operation declares, or the path below its own at which a record is read by its `id`. Null if
 * it has no address, such as a message of a chat.
 */
export function createdLocation(operations: readonly Operation[]) {
  const readPaths = new Set(
    operations.flatMap(({ method, path }) => (method === 'get' ? [formOf(path)] : [])),
  );
  return ({ path, location }: Operation, ownPath: string, answer: unknown): string | null => {
    if (location) return location(answer);
    const { id } = answer as { id?: unknown };
    return typeof id === 'string' && readPaths.has(formOf(`${path}/:id`)) ? `${ownPath}/${id}` : null;
  };
}

/** A path without the names of its parameters. */
const formOf = (path: string) => path.replace(/:\w+/g, ':');
