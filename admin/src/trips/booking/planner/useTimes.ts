import { dayStart } from '@wayfare/shared';
import { useMemo } from 'react';
import { useDateLocale } from '../../../frame/texts/useFormat.js';

/** Formats times and days of the planner, in the business's time zone. */
export function useTimes(timeZone: string) {
  const locale = useDateLocale();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
    const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
    return {
      /** A time of day, of a ms timestamp. */
      time: (at: number) => time.format(at),
      /** A day given as yyyymmdd. */
      day: (date: number) => day.format(dayStart(date)),
    };
  }, [locale, timeZone]);
}
export type Times = ReturnType<typeof useTimes>;
