import { type Actor, type DriverDays, filledDays, lastDays, periodStarts, SHOWN_DAYS } from '@wayfare/shared';
import type { TripsServices } from '../services.js';

const DAY_MS = 24 * 60 * 60_000;

/** The acting driver's earnings of the last four weeks by day. */
export async function readDriverDays({ uid }: Actor, { db, clock }: TripsServices): Promise<DriverDays> {
  const { timeZone } = await db.settings.settings();
  const now = clock.now();
  const days = lastDays(now, timeZone, SHOWN_DAYS);
  const from = periodStarts(now, timeZone).day - SHOWN_DAYS * DAY_MS;
  return { days: filledDays(days, await db.driverDays.ofDriver(uid, from, timeZone)) };
}
