import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable, URL-safe string: 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The stored hash of a secret: enough to recognize the secret, but not to use it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * Whether a given secret (or hash, code, signature) is the expected one. Takes the same time for all wrong
 * ones, so that timing reveals nothing about the right one.
 */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(expected));

/** Digests have the same length, as the comparison requires. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();
