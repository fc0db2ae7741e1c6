import { forEachOne } from '../../platform/run/forEachOne.js';
import type { TripsServices } from '../services.js';
import { FRESH_MS } from './carType.repository.js';

const BATCH = 100;
/** How long after a rename, in ms, a process that has not seen it may still book trips under the old name. */
const SETTLED_MS = FRESH_MS + 10_000;

/**
 * Updates drivers, trips without a driver, and saved views to the new name of each renamed car type; repeated
 * until no process can still use the old name. If another car type now has the old name, the name belongs to
 * that one.
 */
export async function finishRenames({
  db,
  clock,
  liveDrivers,
  renameBookedCarType,
  renameCarTypeInViews,
}: TripsServices): Promise<void> {
  let moved = 0;
  const renamed = await db.carTypes.findRenamed(BATCH);
  const finish = async ({ id, name, formerNames, renamedAt = 0 }: (typeof renamed)[number]) => {
    const isSettled = clock.now() - renamedAt >= SETTLED_MS;
    for (const from of formerNames) {
      if (await db.carTypes.isName(from)) continue;
      await renameBookedCarType(from, name);
      await renameCarTypeInViews(from, name);
      await db.notifications.readdress('carType', from, name);
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
