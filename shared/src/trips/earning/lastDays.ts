import { zonedDate } from '../../basics/time/zonedTime.js';

/**
 * The last `count` days up to and including the one that contains `now`, as yyyymmdd, oldest first.
 * `timeZone` is an IANA name.
 */
export function lastDays(now: number, timeZone: string, count: number): number[] {
  const { year, month, day } = zonedDate(now, timeZone);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1, day - (count - 1 - index)));
    return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  });
}
