import type { Response } from 'express';
import type { StoredImage } from './imageStore.js';

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
  // An image opened directly must not run scripts, whatever it contains.
  response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.send(contents);
}
