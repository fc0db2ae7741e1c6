import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether a folder is that of the product: its manifest names the product. */
function isProduct(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'wayfare';
}

function folderAbove(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (isProduct(folder)) return folder;
  throw new Error(`There is no package.json of the product above ${file}.`);
}

/**
 * The folder of the product, with package.json, the built apps and the pictures of the demo. Sources, their
 * build, and the bundles of the server and of its tests lie at different depths below it.
 */
export const productFolder = folderAbove(fileURLToPath(import.meta.url));
