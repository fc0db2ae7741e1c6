import type { BrowserContext } from '@playwright/test';
import { newerThanFloor } from '../scripts/browsers/newerThanFloor.mjs';

/**
 * Takes away from all pages of a context the functions and classes that a browser of the supported floor may
 * lack. Returns the errors of its pages, which are added as they happen.
 */
export async function withoutNewerFunctions(context: BrowserContext): Promise<string[]> {
  const { members, globals } = newerThanFloor();
  await context.addInitScript(remove, { members, globals: [...globals] });
  const errors: string[] = [];
  context.on('weberror', (error) => {
    const { stack = '' } = error.error();
    // Of the apps’ scripts; those of the tests run in empty frames, too.
    if (stack.includes('-assets/')) errors.push(stack);
  });
  return errors;
}

/** Runs in the page, before its scripts. */
function remove({ members, globals }: { members: [string, string, boolean][]; globals: string[] }): void {
  const find = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((owner, name) => (owner as Record<string, unknown> | undefined)?.[name], globalThis);
  const removeFrom = (owner: unknown, member: string) => {
    if (owner) delete (owner as Record<string, unknown>)[member];
  };
  for (const [path, member, isStaticOnly] of members) {
    const owner = find(path) as { prototype?: unknown } | undefined;
    removeFrom(owner, member);
    if (!isStaticOnly) removeFrom(owner?.prototype, member);
  }
  for (const path of globals) {
    const names = path.split('.');
    const name = names.pop() as string;
    removeFrom(names.length > 0 ? find(names.join('.')) : globalThis, name);
  }
}
