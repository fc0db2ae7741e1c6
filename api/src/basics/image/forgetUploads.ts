import type { BasicsServices } from '../services.js';

/** Removes expired uploads, and what their clients have put into the store. */
export async function forgetUploads(limit: number, { db, clock, images }: BasicsServices): Promise<void> {
  const now = clock.now();
  for (const id of await db.uploads.expiredDirect(now, limit)) {
    // The record last, so that after a crash the bytes are found again.
    await images.direct?.discard(id);
    await db.uploads.remove(id);
  }
  await db.uploads.sweep(now);
}
