import { invalid, PUBLIC_IMAGES } from '@wayfare/shared';
import type { BasicsServices } from '../services.js';
import type { ImageKind } from './keptImage.js';

/**
 * How long a caller has to update its record after claiming or releasing an image, in ms. After that, the
 * record decides.
 */
const SETTLE_MS = 60_000;

/** The key of a public image, from its URL path. */
export const publicKeyOf = (address: string) => address.slice(PUBLIC_IMAGES.length);

/** The URL path of a public image. */
export const publicAddressOf = (key: string) => `${PUBLIC_IMAGES}${key}`;

/**
 * Assigns a previously stored image to a record, only once, so that no one can use another user's image.
 * @throws validation_error (400) at the field if the image does not exist, is of another kind, or belongs to
 *   another record
 */
export async function claimImage(
  { key, field, ...image }: { key: string; kind: ImageKind; usedBy: string; field: string },
  { db, clock }: BasicsServices,
): Promise<void> {
  const now = clock.now();
  const isClaimed = await db.images.claim({ id: key, ...image }, now, now + SETTLE_MS);
  if (!isClaimed) throw invalid('validation_error', { [field]: 'field_invalid' });
}

/** Call when a record is about to stop showing an image: it is removed once no record shows it. */
export async function releaseImage(key: string, { db, clock }: BasicsServices): Promise<void> {
  await db.images.release(key, clock.now() + SETTLE_MS);
}

/** Removes the images of a deleted user. */
export async function releaseImagesOf(usedBy: string, { db, clock }: BasicsServices): Promise<void> {
  await db.images.releaseOf(usedBy, clock.now());
}
