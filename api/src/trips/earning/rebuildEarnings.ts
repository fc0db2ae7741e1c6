import { earningCut, periodStarts } from '@wayfare/shared';
import type { TripsServices } from '../services.js';

/** From the start of any day, this much later is the middle of the next day, even when clocks change. */
const TO_NEXT_DAY_MS = 36 * 60 * 60_000;

/**
 * Rebuilds the earnings from the bookings, month by month, reading one day at a time. Trips may be paid
 * during the rebuild. Running it again changes nothing. Calls `onMonth` for each month (yyyymm). Returns the
 * number of months.
 */
export async function rebuildEarnings(
  onMonth: (month: number) => void = () => undefined,
  { db }: Pick<TripsServices, 'db'>,
): Promise<number> {
  const { timeZone } = await db.settings.settings();
  const stale = new Set(await db.earnings.knownMonths());
  let months = 0;
  let days: { day: number; from: number; until: number }[] = [];
  let current: number | null = null;

  const finishMonth = async () => {
    if (current === null) return;
    await db.earnings.rebuildMonth(current, days);
    onMonth(current);
    stale.delete(current);
    months += 1;
    days = [];
  };

  let at = await db.earnings.nextSettled(0);
  while (at !== null) {
    const { month, day } = earningCut(at, timeZone);
    if (month !== current) {
      await finishMonth();
      current = month;
    }
    const from = periodStarts(at, timeZone).day;
    const until = periodStarts(from + TO_NEXT_DAY_MS, timeZone).day;
    days.push({ day, from, until });
    at = await db.earnings.nextSettled(until);
  }
  await finishMonth();
  for (const month of stale) await db.earnings.rebuildMonth(month, []);
  await db.earnings.setCutIn(timeZone);
  return months;
}

/**
 * Rebuilds the earnings if they are based on a different time zone than the settings, or were never built.
 */
export async function keepEarningsCut(services: Pick<TripsServices, 'db'>): Promise<void> {
  const { db } = services;
  const { timeZone } = await db.settings.settings();
  if ((await db.earnings.cutIn()) !== timeZone) await rebuildEarnings(undefined, services);
}
