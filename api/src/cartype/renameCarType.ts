import type { Services } from '../services.js';

const BATCH = 100;

/** Gives drivers, and trips nobody has taken yet, the new name of each car type that was renamed. */
export async function finishRenames({ db, liveDrivers }: Services): Promise<void> {
  const renamed = await db.carTypes.findRenamed(BATCH);
  for (const { id, name, formerNames } of renamed) {
    for (const from of formerNames) {
      await db.bookings.renameCarType(from, name);
      await db.users.renameCarType(from, name);
    }
    await db.carTypes.forgetNames(id, formerNames);
  }
  if (renamed.length > 0) await liveDrivers.reload();
}
