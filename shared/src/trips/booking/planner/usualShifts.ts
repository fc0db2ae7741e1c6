import { dayAfter, zonedDay, zonedMinutes } from '../../../basics/time/zonedTime.js';
import { joinShifts, type Shift } from '../../../people/user/workingHours.js';
import { halfHours } from './planDay.js';

const HALF_HOUR_MS = 30 * 60_000;
/** How many weeks of trips count. */
const WEEKS = 4;

/** The same weekday of the last weeks before `now` (ms timestamp), as yyyymmdd, latest first. */
export const earlierDays = (day: number, now: number, timeZone: string): number[] => {
  let latest = dayAfter(day, -7);
  while (zonedDay(latest, timeZone).end > now) latest = dayAfter(latest, -7);
  return Array.from({ length: WEEKS }, (_, week) => dayAfter(latest, -7 * week));
};

/**
 * When a driver without working hours usually drives on a day (yyyymmdd): the half hours with driving on one
 * of these earlier days, by the clock. `driven` are their trips from acceptance to end. ms timestamps.
 */
export function usualShifts(
  driven: readonly Shift[],
  earlier: readonly number[],
  day: number,
  timeZone: string,
): Shift[] {
  const times = new Set<number>();
  for (const { start, end } of earlier.map((one) => zonedDay(one, timeZone)))
    for (const at of halfHours(start, end))
      if (driven.some(({ from, to }) => from < at + HALF_HOUR_MS && to > at))
        times.add(zonedMinutes(at, timeZone));
  const { start, end } = zonedDay(day, timeZone);
  return joinShifts(
    halfHours(start, end)
      .filter((at) => times.has(zonedMinutes(at, timeZone)))
      .map((at) => ({ from: at, to: at + HALF_HOUR_MS })),
  );
}
