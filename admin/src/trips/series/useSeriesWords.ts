import {
  clocksDiffer,
  type Series,
  seriesWeekdays,
  type SeriesWeekday,
  weeklyDays,
  zoneName,
} from '@wayfare/shared';
import { clockText, dateText } from '@wayfare/web/hours';
import { createOnce, createTimes, deviceZone, settingsIn } from '@wayfare/web/language';
import { useMemo } from 'react';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 24 * 60 * 60_000;

const datesOf = createOnce((locale, settings: { timeZone: string }, t) => {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const dateParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const dated = new Intl.DateTimeFormat(locale, { ...dateParts, weekday: 'short', timeZone: 'UTC' });
  const { time } = createTimes(locale, settings, t, { partsOf: () => dateParts });
  const weekdayAt = (day: SeriesWeekday) => MONDAY + seriesWeekdays.indexOf(day) * DAY_MS;
  const utcOf = (day: number) => Date.parse(`${dateText(day)}T00:00Z`);
  return {
    weekday: (day: SeriesWeekday) => short.format(weekdayAt(day)),
    fullWeekday: (day: SeriesWeekday) => long.format(weekdayAt(day)),
    /** A day (yyyymmdd). */
    day: (day: number) => date.format(utcOf(day)),
    /** A day (yyyymmdd) with its weekday. */
    dayAndWeekday: (day: number) => dated.format(utcOf(day)),
    /** The time of day of a trip (ms timestamp), without seconds. */
    time,
    /** Minutes since midnight, whose zone is the reader's. */
    clock: (minutes: number) => clock.format(Date.parse(`2026-01-05T${clockText(minutes)}Z`)),
  };
});

/** Writes the days and times of recurring trips in the user's language. */
export function useSeriesWords() {
  const t = useText();
  const locale = useDateLocale();
  const { settings } = useSession();
  return useMemo(() => {
    const dates = datesOf(locale, settings, t);
    return {
      ...dates,
      /** When a trip begins, and its way back if it has one. */
      times({ at, backAt, timeZone }: { at: number; backAt: number | null; timeZone: string | null }) {
        const { time } = datesOf(locale, settingsIn(settings, timeZone), t);
        return backAt === null ? time(at) : `${time(at)}, ${t('series_back_at', { time: time(backAt) })}`;
      },
      /** The time of day of a trip (ms timestamp) in the zone of its pickup, without seconds. */
      time: (at: number, zone: string | null | undefined) =>
        datesOf(locale, settingsIn(settings, zone), t).time(at),
      /** Minutes since midnight in the zone of a pickup, which is named where the reader's clock differs. */
      clock(minutes: number, zone: string | null | undefined) {
        const time = dates.clock(minutes);
        const now = Date.now();
        return zone && clocksDiffer(now, zone, deviceZone())
          ? t('time_named', { time, zone: zoneName(now, locale, zone) })
          : time;
      },
      /** Which days a rule names; the rule itself if it is not weekly. */
      rule(rule: Series['parts'][number]['rule']) {
        const weekly = weeklyDays(rule);
        if (!weekly) return rule;
        const days = weekly.days.map(dates.weekday).join(', ');
        return weekly.interval === 1
          ? days
          : t('panel_series_every_weeks', { days, smart_count: weekly.interval });
      },
    };
  }, [locale, settings, t]);
}
