import type { User } from '@wayfare/shared';
import { claimImage, publicKeyOf, releaseImage } from '../image/claimImage.js';
import type { ImageKind } from '../image/image.repository.js';
import type { Services } from '../services.js';
import { licenseImagePath } from './licenseImage.js';

type Pictures = Partial<Pick<User, 'profile_image' | 'licenseImage'>>;

/** How each picture of a user is kept, and how it is shown. */
const pictures: Record<
  keyof Pictures,
  { kind: ImageKind; keyOf(value: string): string; shown(id: string, value: string): string }
> = {
  profile_image: { kind: 'profile', keyOf: publicKeyOf, shown: (_id, address) => address },
  licenseImage: { kind: 'license', keyOf: (key) => key, shown: licenseImagePath },
};

/**
 * What a change to a user is with its pictures claimed (rules 7.36, 6.24): each is one that was stored for this, the one
 * there is (sent back as it is shown), or none. The one before is let go of.
 * @throws validation_error (400) at the field
 */
export async function claimUserImages<Changes extends Pictures>(
  before: Pictures & { id: string },
  sent: Changes,
  services: Services,
): Promise<Changes> {
  const changes = { ...sent };
  for (const field of Object.keys(pictures) as (keyof Pictures)[]) {
    const { kind, keyOf, shown } = pictures[field];
    const [old, wanted] = [before[field], changes[field]];
    if (wanted === undefined) continue;
    if (old && wanted && [old, shown(before.id, old)].includes(wanted)) {
      delete changes[field];
      continue;
    }
    if (wanted) await claimImage({ key: keyOf(wanted), kind, usedBy: before.id, field }, services);
    if (old) await releaseImage(keyOf(old), services);
  }
  return changes;
}
