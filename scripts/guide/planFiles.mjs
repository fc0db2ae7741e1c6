import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Precondition } from '../preconditions.mjs';
import { applyDiff } from './guideBlocks.mjs';

/** The page whose blocks add a resource. */
export const GUIDE = 'docs/add-a-resource.md';

/**
 * The files of a folder as the blocks would leave them. Writes nothing.
 * @throws Precondition if a block does not fit its file, or if a new file exists
 */
export async function planFiles(folder, blocks) {
  if (new Set(blocks.map(({ path }) => path)).size !== blocks.length || blocks.length === 0)
    throw new Precondition(`${GUIDE} must have one code block for each file.`);
  return Promise.all(
    blocks.map(async ({ path, isChange, text }) => {
      const before = await readFile(join(folder, path), 'utf8').catch(() => null);
      return { path, before, text: applyBlock(path, before, isChange, text) };
    }),
  );
}

function applyBlock(path, before, isChange, text) {
  if (isChange && before === null) throw new Precondition(`${GUIDE} changes ${path}, which does not exist.`);
  if (!isChange && before !== null) throw new Precondition(`${path} exists.`);
  if (!isChange) return text;
  try {
    return applyDiff(before, text);
  } catch (error) {
    throw new Precondition(`${GUIDE} does not fit ${path}. ${error.message}`);
  }
}

/** Writes planned files. */
export async function writeFiles(folder, files) {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
