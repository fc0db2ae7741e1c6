import { migrationProgress } from '../../platform/database/migrationProgress.js';
import type { MoneyServices } from '../services.js';

const MIGRATION = 'kinds of ledger entries';
/** How many entries get their kind in one write. */
const BATCH = 1_000;

/**
 * Stores the kind of entries from earlier versions, at the first start, so that the list can be filtered by
 * it. Their references say it. Safe to interrupt and to run in several processes at once.
 */
export async function migrateEntryKinds({
  db,
  clock,
  log,
}: Pick<MoneyServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const report = migrationProgress(MIGRATION, log);
  let count = 0;
  for (;;) {
    const given = await db.wallets.giveKinds(BATCH);
    if (given === 0) break;
    count += given;
    report(count);
  }
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (count > 0) log.info({ entries: count }, 'ledger entries got their kinds');
}
