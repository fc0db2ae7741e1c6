import { invalid, PUBLIC_IMAGES } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { ImageKind } from './image.repository.js';

/** How long whoever claims a picture, or lets go of one, has to write that down, in ms. After it what stands there counts. */
const SETTLE_MS = 60_000;

/** The key of a picture everybody may see, by its address. */
export const publicKeyOf = (address: string) => address.slice(PUBLIC_IMAGES.length);

/** The address of a picture everybody may see. */
export const publicAddressOf = (key: string) => `${PUBLIC_IMAGES}${key}`;

/**
 * Makes a picture that was stored before that of a record: once, so that nobody shows another's.
 * @throws validation_error (400) at the field for one that is not there, of another kind, or somebody's already
 */
export async function claimImage(
  { key, field, ...image }: { key: string; kind: ImageKind; usedBy: string; field: string },
  { db, clock }: Services,
): Promise<void> {
  const now = clock.now();
  const isClaimed = await db.images.claim({ id: key, ...image }, now, now + SETTLE_MS);
  if (!isClaimed) throw invalid('validation_error', { [field]: 'field_invalid' });
}

/** A picture is about to be shown no more: it is removed once that is so. */
export async function releaseImage(key: string, { db, clock }: Services): Promise<void> {
  await db.images.release(key, clock.now() + SETTLE_MS);
}

/** The pictures of somebody who is gone are removed. */
export async function releaseImagesOf(usedBy: string, { db, clock }: Services): Promise<void> {
  await db.images.releaseOf(usedBy, clock.now());
}
