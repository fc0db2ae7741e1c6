import { RRuleTemporal } from 'rrule-temporal';

/** A period of days (yyyymmdd), both included. */
export interface DaySpan {
  first: number;
  last: number;
}

/**
 * The days (yyyymmdd) on which a recurrence rule falls in a period; the rule counts from the day `from`. Only
 * days: the library drops times that the clocks skip, and the trips of such a day are still wanted.
 */
export function ruleDays(rule: string, from: number, { first, last }: DaySpan): number[] {
  if (last < Math.max(first, from)) return [];
  const recurrence = new RRuleTemporal({ rruleString: `DTSTART:${from}T000000Z\nRRULE:${rule}` });
  return recurrence
    .between(dateOf(Math.max(first, from)), dateOf(last), true)
    .map(({ year, month, day }) => year * 10_000 + month * 100 + day);
}

const dateOf = (day: number): Date =>
  new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100));
