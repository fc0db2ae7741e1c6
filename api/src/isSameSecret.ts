import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a given secret (or hash, code, signature) is the expected one. Takes the same time for all wrong ones, so that
 * timing reveals nothing about the right one.
 */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(expected));

/** Digests have the same length, as the comparison requires. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();
