import type { PeopleServices } from '../services.js';

const MIGRATION = 'onboarding of waiting drivers';

/**
 * At the first start, lets drivers who signed up under an earlier version and still wait for their approval
 * complete the onboarding. Only those who have never been online, and only where admins approve drivers: all
 * others may have been blocked. Safe to interrupt and to run in several processes at once.
 */
export async function migrateOnboarding({
  db,
  clock,
  log,
}: Pick<PeopleServices, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await db.migrations.isDone(MIGRATION)) return;
  const { driver_approval } = await db.settings.settings();
  const waiting = driver_approval ? await db.users.beginOnboardings(clock.now()) : 0;
  await db.migrations.recordDone(MIGRATION, clock.now());
  if (waiting > 0) log.info({ waiting }, 'drivers who wait for their approval can complete the onboarding');
}
