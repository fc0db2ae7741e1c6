import { closesAt } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

const MIGRATION = 'closing of paid trips';

/**
 * At the first start, lets trips close that were paid in earlier versions, which left them open until someone
 * closed them.
 */
export async function migrateClosing({
  db,
  clock,
  log,
}: Pick<TripsServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const scheduled = await db.bookings.scheduleClosing(closesAt(clock.now()));
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (scheduled > 0) log.info({ scheduled }, 'paid trips will close');
}
