import type { Services } from '../services.js';
import { publicAddressOf } from './claimImage.js';
import type { KeptImage } from './image.repository.js';

/** How long a process has to remove a picture before another tries, in ms. */
const TAKEN_MS = 60_000;

/** Removes pictures nothing shows: nobody claimed them in time, or what showed them shows another or is gone. */
export async function sweepImages(services: Services, limit: number): Promise<void> {
  const { db, clock, images } = services;
  for (let seen = 0; seen < limit; seen += 1) {
    const image = await db.images.takeDue(clock.now(), clock.now() + TAKEN_MS);
    if (!image) return;
    if (await isShown(image, services)) {
      await db.images.finish(image.id);
      continue;
    }
    await images.remove(image.id);
    // Last: should the process die before, the picture is found again.
    await db.images.remove(image.id);
  }
}

/** Whether the record a picture belongs to shows it. */
async function isShown({ id, kind, usedBy }: KeptImage, { db }: Services): Promise<boolean> {
  if (!usedBy) return false;
  if (kind === 'trip') {
    const booking = await db.bookings.findById(usedBy);
    return booking?.pickup_image === id || booking?.deliver_image === id;
  }
  const user = await db.users.findById(usedBy);
  return user?.licenseImage === id || user?.profile_image === publicAddressOf(id);
}
