import { forEachOne } from '../scheduler/forEachOne.js';
import type { Services } from '../services.js';
import { FRESH_MS } from './cartype.repository.js';

const BATCH = 100;
/** How long after a rename, in ms, a trip may still be booked under the old name by a process that has not seen it. */
const SETTLED_MS = FRESH_MS + 10_000;

/**
 * Gives drivers, and trips nobody has taken yet, the new name of each car type that was renamed; again and again, until
 * no process can know it by the old one. A name that another car type has by now is that one's.
 */
export async function finishRenames({ db, clock, liveDrivers }: Services): Promise<void> {
  let moved = 0;
  const renamed = await db.carTypes.findRenamed(BATCH);
  const finish = async ({ id, name, formerNames, renamedAt = 0 }: (typeof renamed)[number]) => {
    const isSettled = clock.now() - renamedAt >= SETTLED_MS;
    for (const from of formerNames) {
      if (await db.carTypes.isName(from)) continue;
      await db.bookings.renameCarType(from, name);
      moved += await db.users.renameCarType(from, name);
    }
    if (isSettled) await db.carTypes.forgetNames(id, formerNames);
  };
  try {
    await forEachOne(renamed, finish);
  } finally {
    if (moved > 0) await liveDrivers.reload();
  }
}
