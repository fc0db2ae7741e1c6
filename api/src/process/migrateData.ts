import { setImmediate } from 'node:timers/promises';
import * as money from '../money/index.js';
import * as office from '../office/index.js';
import * as people from '../people/index.js';
import { type DueWork, HOUR } from '../platform/scheduler/schedule.js';
import * as trips from '../trips/index.js';
import type { Services } from './services.js';

/** From bottom to top. */
const areas = [people, money, trips, office] as const;

/**
 * Converts what earlier versions stored, area by area from bottom to top. Safe to repeat at every start.
 * @param report receives the number of each migration that begins, from 1, and how many there are
 */
export async function migrateData(
  report: (step: number, of: number) => void,
  services: Services,
): Promise<void> {
  const migrations = areas.flatMap((area) => area.migrations.map((migrate) => () => migrate(services)));
  for (const [index, migrate] of migrations.entries()) {
    report(index + 1, migrations.length);
    await migrate();
  }
}

/** How long processes of an earlier version may run beside those of this one, in ms. */
const SIDE_BY_SIDE_MS = HOUR;

/**
 * Converts what processes of an earlier version wrote after this version had converted everything: once, when
 * no such process may run anymore, beside the traffic. Returns how many migrations were repeated.
 */
export async function repeatMigrations(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const due = new Set(await db.migrations.findToRepeat(clock.now() - SIDE_BY_SIDE_MS));
  let repeated = 0;
  if (due.size === 0) return repeated;
  const again: Services = {
    ...services,
    db: {
      ...db,
      migrations: {
        ...db.migrations,
        isDone: async (name) => !due.has(name),
        async recordDone(name, now) {
          await db.migrations.recordRepeated(name, now);
          repeated += 1;
        },
      },
    },
  };
  for (const area of areas) {
    for (const migrate of area.repeatedMigrations) {
      await migrate(again);
      // Requests that came meanwhile go first.
      await setImmediate();
    }
  }
  if (repeated > 0) log.info({ repeated }, 'records of an earlier version were looked for again');
  return repeated;
}

/** The recurring work of this file. */
export const migrationDueWork = {
  repeat: { name: 'records of an earlier version', run: (_limit, services) => repeatMigrations(services) },
} as const satisfies Record<string, DueWork<Services>>;
