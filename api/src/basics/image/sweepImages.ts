import type { BasicsServices } from '../services.js';
import { publicAddressOf } from './claimImage.js';
import type { KeptImage } from './keptImage.js';

/** How long a process has to remove an image before another one tries, in ms. */
const TAKEN_MS = 60_000;

/** Removes images that nothing shows: never claimed, or their record was deleted or shows another image. */
export async function sweepImages(limit: number, services: BasicsServices): Promise<void> {
  const { db, clock, images } = services;
  for (let seen = 0; seen < limit; seen += 1) {
    const image = await db.images.takeDue(clock.now(), clock.now() + TAKEN_MS);
    if (!image) return;
    if (await isShown(image, services)) {
      await db.images.finish(image.id);
      continue;
    }
    await images.remove(image.id);
    // Removed last, so that after a crash the image is found again.
    await db.images.remove(image.id);
  }
}

/** Whether the record an image belongs to still shows it. */
async function isShown({ id, kind, usedBy }: KeptImage, { db }: BasicsServices): Promise<boolean> {
  if (!usedBy) return false;
  if (kind === 'trip') {
    const booking = await db.bookings.findById(usedBy);
    const places = booking ? [booking, ...(booking.stops ?? [])] : [];
    const shown = places.flatMap((place) => [place.deliver_image, place.signature_image]);
    return [booking?.pickup_image, ...shown].includes(id);
  }
  const user = await db.users.findById(usedBy);
  const documents = Object.values(user?.documents ?? {});
  return (
    user?.licenseImage === id ||
    user?.profile_image === publicAddressOf(id) ||
    documents.some(({ image, sent }) => image === id || sent?.image === id)
  );
}
