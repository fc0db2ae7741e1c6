import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './environment.js';
import { productFolder } from './productFolder.js';

/** Which version of the product runs, and which build of it. */
export interface ProductVersion {
  /** As in CHANGELOG.md, such as `0.1.0`. */
  version: string;
  /** The commit that the image was built from; null outside an image. */
  build: string | null;
}

const manifest = join(productFolder, 'package.json');
const readVersion = () => (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

/** The version and the build of this process. */
export const productVersion = ({ WAYFARE_REVISION }: Pick<Config, 'WAYFARE_REVISION'>): ProductVersion => ({
  version: readVersion(),
  build: WAYFARE_REVISION ?? null,
});
