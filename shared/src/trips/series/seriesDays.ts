import { zonedClock } from '../../basics/time/zonedTime.js';
import { type DaySpan, ruleDays } from './ruleDays.js';
import type { SeriesPart, SeriesSkip } from './series.schema.js';

/** What determines the days of a series. */
export interface SeriesPlan {
  /** In the order of their first days. */
  parts: readonly Pick<
    SeriesPart,
    'from' | 'ruleFrom' | 'rule' | 'minutes' | 'returnMinutes' | 'onHolidays' | 'timeZone'
  >[];
  until?: number | null | undefined;
  skipped: readonly Pick<SeriesSkip, 'day' | 'by'>[];
}

/** A day of a series, and why it has no trip; null if it has one. */
export interface SeriesDay {
  day: number;
  /** When the trip begins, ms timestamp. */
  at: number;
  /** When its way back begins, ms timestamp; null for a trip without a return at a time. */
  backAt: number | null;
  /** The time zone of the trip's times; null for the business's. */
  timeZone: string | null;
  without: SeriesSkip['by'] | 'holiday' | null;
}

/** When and where the business works: its time zone, and the days (yyyymmdd) on which it rests. */
export interface BusinessDays {
  timeZone: string;
  holidays: readonly number[];
}

/** The part of a series that is valid on a day (yyyymmdd); undefined before the first one. */
export const partOn = <Part extends { from: number }>(
  parts: readonly Part[],
  day: number,
): Part | undefined => parts.filter(({ from }) => from <= day).at(-1);

/**
 * The days of a series in a period, in order, with the time in the time zone of the part, or else the
 * business's. A time that the clocks skip that day is later by the length of the gap; of two equal times it
 * is the earlier.
 */
export function seriesDays(plan: SeriesPlan, span: DaySpan, business: BusinessDays): SeriesDay[] {
  const skips = new Map(plan.skipped.map(({ day, by }) => [day, by]));
  const holidays = new Set(business.holidays);
  return plan.parts.flatMap((part, index) => {
    const clockOf = (day: number, minutes: number) =>
      zonedClock(day, minutes, part.timeZone ?? business.timeZone);
    const next = plan.parts[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const last = Math.min(span.last, plan.until ?? Number.POSITIVE_INFINITY);
    return ruleDays(part.rule, part.ruleFrom, { first: Math.max(span.first, part.from), last })
      .filter((day) => day < next)
      .map((day) => ({
        day,
        at: clockOf(day, part.minutes),
        backAt: part.returnMinutes == null ? null : clockOf(day, part.returnMinutes),
        timeZone: part.timeZone ?? null,
        without: skips.get(day) ?? (!part.onHolidays && holidays.has(day) ? 'holiday' : null),
      }));
  });
}

/** The id of the booking of a series on a day: the same however often and wherever it is made. */
export const seriesBookingId = (series: string, day: number): string => `${series}-${day}`;
