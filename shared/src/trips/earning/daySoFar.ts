import { dayAfter, dayOf, zonedClock, zonedDay, zonedMinutes } from '../../basics/time/zonedTime.js';

const MINUTE_MS = 60_000;

/**
 * The part of a day that has passed: from its start until the time of day of `now`, ms timestamps. The day is
 * that of `now` in a time zone, or the same weekday some weeks earlier, also across a change of the clocks.
 */
export function daySoFar(now: number, timeZone: string, weeksBefore = 0): { start: number; until: number } {
  if (weeksBefore === 0) return { start: zonedDay(dayOf(now, timeZone), timeZone).start, until: now };
  const day = dayAfter(dayOf(now, timeZone), -7 * weeksBefore);
  const minutes = zonedMinutes(now, timeZone) + (now % MINUTE_MS) / MINUTE_MS;
  return { start: zonedDay(day, timeZone).start, until: zonedClock(day, minutes, timeZone) };
}
