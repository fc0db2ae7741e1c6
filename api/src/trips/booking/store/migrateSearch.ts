import { migrationProgress } from '../../../platform/database/migrationProgress.js';
import type { TripsServices } from '../../services.js';

const MIGRATION = 'bookings by folded words';
/** How many bookings get their words in one write. */
const BATCH = 500;

/**
 * Makes bookings that earlier versions stored findable by phone number, street and plate, and by words
 * without accents, at the first start. Safe to interrupt and to run in several processes at once: adding
 * words again changes nothing.
 */
export async function migrateSearch({
  db,
  clock,
  log,
}: Pick<TripsServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const report = migrationProgress(MIGRATION, log);
  let [last, batches] = ['', 0];
  for (;;) {
    const written = await db.bookings.addSearchWords(last, BATCH);
    if (!written) break;
    batches += 1;
    report(batches * BATCH);
    // If a booking of the batch has changed since, the batch is read again.
    if (written.missed === 0) last = written.last;
  }
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (batches > 0)
    log.info({ batches }, 'bookings can be found by phone number, street and plate, and without accents');
}
