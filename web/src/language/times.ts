import { clockParts, createTimeTexts, type TimeParts, zonedDate } from '@wayfare/shared';

/** The time zone of the reader's device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How an app writes times. */
interface TimeOptions {
  /** The parts of a date with a time; `at` and `now` are ms timestamps. */
  partsOf: (isThisYear: boolean) => TimeParts;
  /** The parts of a time of day. */
  clock?: TimeParts;
  /** The time zone of the reader; the device's if omitted. */
  readerZone?: string;
}

/**
 * Creates the functions that write the times (ms timestamps) of both apps: in the business's time zone, which
 * they name where the reader's clock shows another time.
 */
export function createTimes(
  locale: string,
  { timeZone }: { timeZone: string },
  phrase: Parameters<typeof createTimeTexts>[0]['phrase'],
  { partsOf, clock = clockParts, readerZone = deviceZone() }: TimeOptions,
) {
  const texts = createTimeTexts({ locale, timeZone, readerZone, phrase });
  const hourText = new Intl.DateTimeFormat(locale, { ...clockParts, timeZone: 'UTC' });
  const nearDay = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const yearOf = (at: number) => zonedDate(at, timeZone).year;
  const dated = (at: number) => ({ ...partsOf(yearOf(at) === yearOf(Date.now())), ...clockParts });
  return {
    /** The time zone of these times, an IANA name. */
    timeZone,
    /** A date and time in a list. */
    dateTime: (at: number) => texts.short(at, dated(at)),
    /** The date and time of a trip or of an appointment, with the reader's own time where it differs. */
    tripTime: (at: number) => texts.full(at, dated(at)),
    /** A time of day in a list or chat. */
    time: (at: number) => texts.short(at, clock),
    /** A time of day to the minute, also where others have seconds. */
    minute: (at: number) => texts.short(at, clockParts),
    /** The time of day of a trip's step, with the reader's own time where it differs. */
    tripClock: (at: number) => texts.full(at, clock),
    /** Today, yesterday, or the weekday and date. */
    dayName: (at: number) => {
      const now = Date.now();
      const ago = Math.round((dateOf(now, timeZone) - dateOf(at, timeZone)) / DAY_MS);
      return ago === 0 || ago === 1
        ? nearDay.format(-ago, 'day')
        : texts.date(at, { weekday: 'long', day: 'numeric', month: 'long' });
    },
    /** An hour of any day, such as 6 or 24. */
    hourOfDay: (hour: number) => hourText.format(Date.UTC(2026, 0, 1, hour)),
    /** What a chosen time is in full; null if its clock time alone is clear to the reader. */
    zoneNote: (at: number) => (texts.isNamed(at) ? texts.full(at, dated(at)) : null),
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** The start of a time's day as if the zone were UTC, so that days can be subtracted. */
function dateOf(at: number, timeZone: string): number {
  const { year, month, day } = zonedDate(at, timeZone);
  return Date.UTC(year, month - 1, day);
}
