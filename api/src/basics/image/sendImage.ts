import { notFound } from '@wayfare/shared';
import type { Response } from 'express';
import type { BasicsServices } from '../services.js';
import type { StoredImage } from './imageStore.js';

/**
 * How long a URL of the store for a private image is valid, in seconds: until the browser follows the
 * redirect.
 */
const URL_SECONDS = 60;

/** How long an image may be cached: public images never change, the others are private. */
const caching = {
  public: 'public, max-age=31536000, immutable',
  some: 'no-store',
} as const;

/** Sends an image as the response. */
export function sendImage(
  response: Response,
  { contents, contentType }: StoredImage,
  shownTo: keyof typeof caching,
): void {
  response.set('Content-Type', contentType);
  response.set('Cache-Control', caching[shownTo]);
  // An image that is opened directly must not run scripts, even if it contains some.
  response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.send(contents);
}

/**
 * Sends a private image to someone who may see it: from here, or by a redirect to the store that is valid for
 * a minute.
 * @throws not_found (404)
 */
export async function sendPrivateImage(
  response: Response,
  key: string,
  { images }: BasicsServices,
): Promise<void> {
  if (images.direct) {
    response.set('Cache-Control', caching.some);
    response.redirect(302, await images.direct.downloadUrl(key, URL_SECONDS));
    return;
  }
  const image = await images.get(key);
  if (!image) throw notFound();
  sendImage(response, image, 'some');
}
