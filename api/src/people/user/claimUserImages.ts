import type { User } from '@wayfare/shared';
import { claimImage, publicKeyOf, releaseImage } from '../../basics/image/claimImage.js';
import type { ImageKind } from '../../basics/image/keptImage.js';
import type { PeopleServices } from '../services.js';
import { licenseImagePath } from './licenseImage.js';

type Pictures = Partial<Pick<User, 'profile_image' | 'licenseImage'>>;

/** How each picture of a user is stored and shown. */
const pictures: Record<
  keyof Pictures,
  { kind: ImageKind; keyOf(value: string): string; shown(id: string, value: string): string }
> = {
  profile_image: { kind: 'profile', keyOf: publicKeyOf, shown: (_id, address) => address },
  licenseImage: { kind: 'license', keyOf: (key) => key, shown: licenseImagePath },
};

/**
 * Claims the pictures of a user change (rules 7.36, 6.24), and returns the change to save. Each picture must
 * be newly stored for this, the current one (sent back as shown), or none. A replaced picture is released.
 * @throws validation_error (400) at the field
 */
export async function claimUserImages<Changes extends Pictures>(
  before: Pictures & { id: string },
  sent: Changes,
  services: PeopleServices,
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
