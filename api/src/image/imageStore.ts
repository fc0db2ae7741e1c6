import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A stored picture. */
export interface StoredImage {
  contents: Buffer;
  contentType: string;
}

/** Where pictures are kept. Keys are made by the product: letters, digits, dashes, one extension. */
export interface ImageStore {
  put(key: string, image: StoredImage): Promise<void>;
  get(key: string): Promise<StoredImage | null>;
  /** Removes a picture; one that is not there is removed already. */
  remove(key: string): Promise<void>;
}

/** What keys of pictures begin with that not everybody may see. */
export const PRIVATE_KEY = 'private-';

const KEY = /^[A-Za-z0-9-]{1,80}\.(png|jpg|webp|svg)$/;
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** The content type of the picture with a key; null for what is no key of a picture. */
export function imageTypeOf(key: string): string | null {
  const extension = KEY.exec(key)?.[1];
  return extension ? (TYPES[extension] as string) : null;
}

/** Pictures as files of a folder. */
export function fileImageStore(folder: string): ImageStore {
  return {
    async put(key, image) {
      if (!imageTypeOf(key)) throw new Error(`not a key of a picture: ${key}`);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, key), image.contents);
    },
    async get(key) {
      const contentType = imageTypeOf(key);
      if (!contentType) return null;
      try {
        return { contents: await readFile(join(folder, key)), contentType };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      if (imageTypeOf(key)) await rm(join(folder, key), { force: true });
    },
  };
}
