import { documentKinds } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';

const MIGRATION = 'pending notices of documents';

/**
 * At the first start, renames the decisions about documents that earlier versions have not sent to drivers
 * yet, so that they are sent. Safe to interrupt and to run in several processes at once.
 */
export async function migrateNotices({
  db,
  clock,
  log,
}: Pick<PeopleServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  let renamed = 0;
  for (const kind of documentKinds) renamed += await db.users.renamePendingNotices(kind);
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (renamed > 0) log.info({ renamed }, 'pending notices of earlier versions were renamed');
}
