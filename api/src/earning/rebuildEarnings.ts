import { earningCut, periodStarts } from '@wayfare/shared';
import type { Services } from '../services.js';

/** From the start of any day, this long after is in the middle of the next one, whatever clocks do. */
const TO_NEXT_DAY_MS = 36 * 60 * 60_000;

/**
 * Makes the earnings again from the bookings, a month at a time, each read a day at a time. Trips may be paid
 * meanwhile, and running it again changes nothing. `onMonth` is told of each month, yyyymm. Answers how many there are.
 */
export async function rebuildEarnings(
  { db }: Pick<Services, 'db'>,
  onMonth: (month: number) => void = () => undefined,
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

/** Makes the earnings again when they are cut in another time zone than the settings' now, or were never made. */
export async function keepEarningsCut(services: Pick<Services, 'db'>): Promise<void> {
  const { db } = services;
  const { timeZone } = await db.settings.settings();
  if ((await db.earnings.cutIn()) !== timeZone) await rebuildEarnings(services);
}
