import { clocksDiffer, createTimeTexts, dayStart, zoneName } from '@wayfare/shared';
import { useMemo } from 'react';
import { useDateLocale } from '../../../frame/texts/useDateLocale.js';
import { useText } from '../../../frame/texts/useText.js';

const NOON_MS = 12 * 60 * 60_000;

/**
 * Formats times and days of the planner, in the business's time zone, which the planner names once. A trip
 * with a time zone of its own is told with its local time, too.
 */
export function useTimes(timeZone: string) {
  const locale = useDateLocale();
  const phrase = useText();
  return useMemo(() => {
    const texts = createTimeTexts({ locale, timeZone, readerZone: timeZone, phrase });
    const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
    return {
      /** A time of day, of a ms timestamp. */
      time: (at: number) => texts.short(at, { hour: '2-digit', minute: '2-digit' }),
      /** The time of a trip at its pickup, with its zone; null where it is the one of the planner. */
      localTime({ tripdate, timeZone: zone }: { tripdate: number; timeZone?: string | null | undefined }) {
        if (!zone || !clocksDiffer(tripdate, zone, timeZone)) return null;
        const there = createTimeTexts({ locale, timeZone: zone, readerZone: null, phrase });
        return there.full(tripdate, { hour: '2-digit', minute: '2-digit' });
      },
      /** A day given as yyyymmdd. */
      day: (date: number) => day.format(dayStart(date)),
      /** The name of the zone on a day given as yyyymmdd. */
      zone: (date: number) => zoneName(dayStart(date) + NOON_MS, locale, timeZone),
    };
  }, [locale, timeZone, phrase]);
}
export type Times = ReturnType<typeof useTimes>;
