import {
  type BusinessDays,
  dayAfter,
  dayOf,
  holidayDays,
  MOST_DAYS_AHEAD,
  type SeriesDay,
  seriesDays,
  type SeriesPart,
  type SeriesPlan,
  type Settings,
  zoneOfTrip,
} from '@wayfare/shared';

/** The time zone and the holidays of the business. */
export const businessDaysOf = ({ timeZone, holidays }: Settings): BusinessDays => ({
  timeZone,
  holidays: holidayDays(holidays) ?? [],
});

/**
 * The day that it is in a series now. Where its trips are in several time zones, the earliest: no day counts
 * as past while a trip of it may be ahead.
 */
export const todayOf = (
  { parts }: { parts: readonly Pick<SeriesPart, 'timeZone'>[] },
  now: number,
  business: { timeZone: string },
): number => Math.min(...parts.map((part) => dayOf(now, zoneOfTrip(part, business))));

/** The days of a series on which bookings can exist or be due, and the last one whose booking is due. */
interface SeriesWindow {
  today: number;
  madeUntil: number;
  days: SeriesDay[];
}

/** Which days of a series are looked at now. */
export function seriesWindow(plan: SeriesPlan, now: number, settings: Settings): SeriesWindow {
  const business = businessDaysOf(settings);
  const today = todayOf(plan, now, business);
  const last = dayAfter(today, MOST_DAYS_AHEAD);
  return {
    today,
    madeUntil: dayAfter(today, settings.seriesDaysAhead),
    days: seriesDays(plan, { first: today, last }, business),
  };
}

/** All days of a window, also those without a trip. */
export const calendarDays = (today: number): number[] =>
  Array.from({ length: MOST_DAYS_AHEAD + 1 }, (_, days) => dayAfter(today, days));
