import type { OfficeServices } from '../services.js';
import { PEOPLE } from './auditTrail.js';

const MIGRATION = 'values of deleted people in the audit log';

/**
 * At the first start, removes from the audit log what earlier versions kept of people whom staff deleted.
 * Safe to interrupt and to run in several processes at once.
 */
export async function migrateDeletedPeople({
  db,
  clock,
  log,
}: Pick<OfficeServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const records = await db.audit.findDeletedWithValues([...PEOPLE]);
  for (const record of records) await db.audit.forgetRecord(record);
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (records.length > 0)
    log.info({ people: records.length }, 'values of deleted people were removed from the audit log');
}
