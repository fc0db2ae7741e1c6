import type { BasicsServices } from '../services.js';
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

async function isShown({ id, kind, usedBy }: KeptImage, { imageUses }: BasicsServices): Promise<boolean> {
  if (!usedBy) return false;
  for (const isUsed of imageUses) if (await isUsed({ id, kind, usedBy })) return true;
  return false;
}
