import { canAccess, DomainError, forbidden, invalid, notFound } from '@wayfare/shared';
import multer from 'multer';
import sharp from 'sharp';
import { z } from 'zod';
import { operation } from '../http/operation.js';
import type { Services } from '../services.js';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 1600;

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_BYTES, files: 1, fields: 4 },
});

/**
 * Stores an uploaded picture, drawn anew so that nothing but a picture is kept, and answers where it is.
 * @throws image_invalid (415) when the contents are not a picture that can be read
 */
export async function storeImage(contents: Buffer, services: Services): Promise<{ url: string }> {
  const key = `${services.newId()}.webp`;
  let webp: Buffer;
  try {
    webp = await sharp(contents, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new DomainError('image_invalid', 415);
  }
  await services.images.put(key, { contents: webp, contentType: 'image/webp' });
  return { url: `/api/images/${key}` };
}

export const imageOperations = [
  operation({
    method: 'post',
    path: '/images',
    summary: 'Store a picture (multipart field `image`) and answer its address',
    access: 'signedIn',
    answers: z.object({ url: z.string() }),
    status: 201,
    async act({ actor, request, response, services }) {
      if (!canAccess(actor, 'edit', 'cartypes')) throw forbidden();
      await new Promise<void>((resolve, reject) => {
        upload.single('image')(request, response, (error: unknown) =>
          error ? reject(unreadable(error)) : resolve(),
        );
      });
      if (!request.file) throw invalid('validation_error', { image: 'field_required' });
      return storeImage(request.file.buffer, services);
    },
  }),
  operation({
    method: 'get',
    path: '/images/:key',
    summary: 'A stored picture',
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    async act({ params, response, services }) {
      const image = await services.images.get(params.key);
      if (!image) throw notFound();
      response.set('Content-Type', image.contentType);
      response.set('Cache-Control', 'public, max-age=31536000, immutable');
      // A picture opened by itself must not run anything, whatever is in it.
      response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      response.send(image.contents);
    },
  }),
];

/** What multer cannot read is the sender's fault, whoever threw it. */
function unreadable(error: unknown): Error {
  return error instanceof multer.MulterError
    ? error
    : invalid('validation_error', { image: 'field_invalid' });
}
