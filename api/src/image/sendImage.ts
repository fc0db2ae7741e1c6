import type { Response } from 'express';
import type { StoredImage } from './imageStore.js';

/** How long a picture may be kept: those under a public key never change, the others are private. */
const caching = {
  public: 'public, max-age=31536000, immutable',
  some: 'no-store',
} as const;

/** Answers a request with a picture. */
export function sendImage(
  response: Response,
  { contents, contentType }: StoredImage,
  shownTo: keyof typeof caching,
): void {
  response.set('Content-Type', contentType);
  response.set('Cache-Control', caching[shownTo]);
  // A picture opened by itself must not run anything, whatever is in it.
  response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.send(contents);
}
