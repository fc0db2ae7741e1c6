import { randomBytes } from 'node:crypto';
import { DomainError } from '@wayfare/shared';
import sharp from 'sharp';
import type { Services } from '../services.js';
import type { ImageKind } from './image.repository.js';
import { PRIVATE_KEY } from './imageStore.js';

// One thread for each picture: how many are drawn at once is up to the queue.
sharp.concurrency(1);

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 1600;
/** What cameras and browsers make. SVG is none: it is a document that loads and runs things. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Kinds `GET images/:key` shows to nobody. */
const PRIVATE_KINDS: ReadonlySet<ImageKind> = new Set(['license', 'trip']);
/** A picture nobody has claimed for this long, in ms, is removed. */
const UNCLAIMED_MS = 24 * 60 * 60_000;

/**
 * Stores an uploaded picture, drawn anew so that nothing but a picture is kept (not where it was taken, either), and
 * answers its key. Whoever knows the key of one that is unclaimed may claim it, so nobody can guess it.
 * @throws image_invalid (415) when the contents are not a picture that can be read
 */
export async function storeImage(contents: Buffer, kind: ImageKind, services: Services): Promise<string> {
  const { db, clock, images } = services;
  const webp = await drawnAnew(contents);
  const key = `${PRIVATE_KINDS.has(kind) ? PRIVATE_KEY : ''}${randomBytes(12).toString('hex')}.webp`;
  // First: should the process die before the picture is stored, nothing stays that nobody knows of.
  const at = clock.now();
  await db.images.add({ id: key, kind, at, dueAt: at + UNCLAIMED_MS });
  await images.put(key, { contents: webp, contentType: 'image/webp' });
  return key;
}

async function drawnAnew(contents: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(contents, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if (!FORMATS.has((await picture.metadata()).format)) throw new DomainError('image_invalid', 415);
    return await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new DomainError('image_invalid', 415);
  }
}
