import { randomBytes } from 'node:crypto';
import { DomainError, isHeic } from '@wayfare/shared';
import sharp, { type Sharp } from 'sharp';
import type { BasicsServices } from '../services.js';
import type { ImageKind } from './keptImage.js';
import { PRIVATE_KEY } from './imageStore.js';

// One thread per image: the queue decides how many are processed at once.
sharp.concurrency(1);

/** Pictures of more pixels would take too much memory. */
const MAX_PIXELS = 40_000_000;
/**
 * Cameras of phones have up to 200 megapixels. A JPEG is reduced while it is read, if it is not progressive.
 */
const MAX_JPEG_PIXELS = 210_000_000;
const MAX_SIDE = 1600;
/**
 * Formats of cameras and browsers. SVG is excluded: it is a document that can load resources and run scripts.
 */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Kinds that `GET images/:key` never serves. */
const PRIVATE_KINDS: ReadonlySet<ImageKind> = new Set(['license', 'trip']);
/** An image left unclaimed for this long, in ms, is removed. */
const UNCLAIMED_MS = 24 * 60 * 60_000;

/**
 * Stores an uploaded image and returns its key. Re-encodes it to remove everything but the pixels (including
 * location metadata). Anyone who knows the key of an unclaimed image may claim it, so keys are unguessable.
 * @throws image_invalid (415) when the contents are not a readable image; image_unsupported (415) for a
 * format that cannot be read; image_too_large (413) for too many pixels
 */
export async function storeImage(
  contents: Buffer,
  kind: ImageKind,
  services: BasicsServices,
): Promise<string> {
  const { db, clock, images } = services;
  const webp = await redraw(contents);
  const key = `${PRIVATE_KINDS.has(kind) ? PRIVATE_KEY : ''}${randomBytes(12).toString('hex')}.webp`;
  // Recorded first, so that a crash before the image is stored leaves no untracked file.
  const at = clock.now();
  await db.images.add({ id: key, kind, at, dueAt: at + UNCLAIMED_MS });
  await images.put(key, { contents: webp, contentType: 'image/webp' });
  return key;
}

async function redraw(contents: Buffer): Promise<Buffer> {
  const picture = sharp(contents, { limitInputPixels: MAX_JPEG_PIXELS, failOn: 'error' });
  if (isHeic(contents)) throw new DomainError('image_unsupported', 415);
  await checkReadable(picture);
  try {
    return await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new DomainError('image_invalid', 415);
  }
}

/** Refuses a picture by its header, before its pixels are read. */
async function checkReadable(picture: Sharp): Promise<void> {
  const header = await picture.metadata().catch(() => {
    throw new DomainError('image_invalid', 415);
  });
  const { format, isProgressive, width, height } = header;
  if (!FORMATS.has(format)) throw new DomainError('image_invalid', 415);
  const max = format === 'jpeg' && !isProgressive ? MAX_JPEG_PIXELS : MAX_PIXELS;
  if (width * height > max) throw new DomainError('image_too_large', 413);
}
