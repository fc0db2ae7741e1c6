import { bookingReference } from '@wayfare/shared';
import { migrationProgress } from '../../../platform/database/migrationProgress.js';
import type { TripsServices } from '../../services.js';

const MIGRATION = 'booking references';
/** How many bookings get their reference in one write. */
const BATCH = 1_000;

/**
 * Gives a reference to bookings that earlier versions stored, at the first start. Safe to interrupt and to
 * run in several processes at once: a booking keeps the first reference it gets.
 */
export async function migrateReferences({
  db,
  clock,
  log,
  random,
}: Pick<TripsServices, 'db' | 'clock' | 'log' | 'random'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const report = migrationProgress(MIGRATION, log);
  let [referenced, collisions] = [0, 0];
  for (;;) {
    const passed = await giveReferences(collisions);
    referenced += passed;
    if (passed === 0) break;
    // Bookings whose reference was taken get a longer one in the next pass.
    collisions += 1;
  }
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (referenced > 0) log.info({ referenced }, 'bookings got references');

  /** One pass over all bookings without a reference. Returns how many it tried to give one. */
  async function giveReferences(collided: number): Promise<number> {
    let [count, last] = [0, ''];
    for (;;) {
      const ids = await db.bookings.withoutReference(last, BATCH);
      if (ids.length === 0) return count;
      await db.bookings.giveReferences(
        ids.map((id) => ({ id, reference: bookingReference(random, collided) })),
      );
      count += ids.length;
      report(count);
      last = ids.at(-1) as string;
    }
  }
}
