import { DomainError } from '@wayfare/shared';
import sharp from 'sharp';
import type { Services } from '../services.js';
import { PRIVATE_KEY } from './imageStore.js';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 1600;
/** What cameras and browsers make. SVG is none: it is a document that loads and runs things. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * Stores an uploaded picture, drawn anew so that nothing but a picture is kept (not where it was taken, either), and
 * answers its key. `GET images/:key` shows everybody those that are `public`, and nobody the others.
 * @throws image_invalid (415) when the contents are not a picture that can be read
 */
export async function storeImage(
  contents: Buffer,
  shownTo: 'public' | 'some',
  services: Services,
): Promise<string> {
  const key = `${shownTo === 'some' ? PRIVATE_KEY : ''}${services.newId()}.webp`;
  let webp: Buffer;
  try {
    const picture = sharp(contents, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if (!FORMATS.has((await picture.metadata()).format)) throw new DomainError('image_invalid', 415);
    webp = await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new DomainError('image_invalid', 415);
  }
  await services.images.put(key, { contents: webp, contentType: 'image/webp' });
  return key;
}
