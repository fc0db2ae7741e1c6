import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blocksIn } from './guideBlocks.mjs';
import { GUIDE, planFiles } from './planFiles.mjs';
import { refuseTaken } from './refuseTaken.mjs';
import { namesOf, renameBlocks } from './resourceNames.mjs';

/**
 * Returns the result of applying the guide's blocks to a folder under another name: the files, the names, and
 * the keys of the texts that are left to translate. Writes nothing.
 * @throws Precondition if the name is invalid or taken, or if the blocks do not fit
 */
export async function planResource(folder, name, plural) {
  const names = namesOf(name, plural);
  const guide = await readFile(join(folder, GUIDE), 'utf8');
  const { blocks, untranslated } = renameBlocks(blocksIn(guide), names);
  const files = await planFiles(folder, blocks);
  await refuseTaken(folder, files, names);
  return { names, files, untranslated };
}
