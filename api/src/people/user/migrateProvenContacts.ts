import type { PeopleServices } from '../services.js';

const MIGRATION = 'contacts that nobody proved';

/**
 * At the first start, lets contacts that nobody proved stop being identities: until now, an account that only
 * named one kept everybody else from having it.
 */
export async function migrateProvenContacts({
  db,
  clock,
}: Pick<PeopleServices, 'db' | 'clock'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  await db.users.allowNamers();
  await db.migrations.recordDone(MIGRATION, clock.now());
}
