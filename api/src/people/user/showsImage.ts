import { publicAddressOf } from '../../basics/image/claimImage.js';
import type { ImageUse } from '../../basics/image/keptImage.js';
import type { PeopleServices } from '../services.js';

/** Whether a user shows an image: as license, profile picture, or document. */
export async function userShowsImage(
  { id, kind, usedBy }: Parameters<ImageUse>[0],
  { db }: Pick<PeopleServices, 'db'>,
): Promise<boolean> {
  if (kind === 'trip') return false;
  const user = await db.users.findById(usedBy);
  const documents = Object.values(user?.documents ?? {});
  return (
    user?.licenseImage === id ||
    user?.profile_image === publicAddressOf(id) ||
    documents.some(({ image, sent }) => image === id || sent?.image === id)
  );
}
