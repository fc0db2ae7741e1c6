import { clocksDiffer, isRepeatedTime, zonedDate } from './zonedTime.js';

/** How the times of a business are written for a reader. */
export interface TimeView {
  locale: string;
  /** The business's time zone, an IANA name. */
  timeZone: string;
  /** The reader's time zone. Null, as for mail, if it is unknown: then every time names its zone. */
  readerZone: string | null;
  phrase: (key: 'time_named' | 'time_for_viewer', values: Record<string, string>) => string;
}

/** The parts of a time that are written. `dateStyle` and `timeStyle` cannot be combined with a zone. */
export type TimeParts = Omit<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>;

export type TimeTexts = ReturnType<typeof createTimeTexts>;

/** The hour and minute of a time. */
export const clockParts = { hour: 'numeric', minute: '2-digit' } as const satisfies TimeParts;

/**
 * Writes points in time (ms timestamps). It is the only place that does: every time is in the business's time
 * zone, which is named where the reader's clock shows another time, and where the clock shows the time twice.
 */
export function createTimeTexts({ locale, timeZone, readerZone, phrase }: TimeView) {
  const formatOf = cacheFormats(locale);
  const isElsewhere = (at: number) => readerZone === null || clocksDiffer(at, timeZone, readerZone);
  const isNamed = (at: number) => isElsewhere(at) || isRepeatedTime(at, timeZone);
  const here = (at: number, parts: TimeParts, zone: string) => {
    const isSameDay = dateOf(at, timeZone) === dateOf(at, zone);
    const hasDate = Boolean(parts.day ?? parts.weekday);
    const date = hasDate ? parts : ({ ...parts, weekday: 'short', day: 'numeric', month: 'short' } as const);
    return formatOf(isSameDay ? clockOf(parts) : date, zone).format(at);
  };
  const named = (at: number, parts: TimeParts) => ({
    time: formatOf(parts, timeZone).format(at),
    zone: zoneName(at, locale, timeZone),
  });
  return {
    /** Whether a time needs the name of its zone. */
    isNamed,
    /** In a few words, for lists: `Nov 27, 2026, 8:00 AM New York time`. */
    short: (at: number, parts: TimeParts) =>
      isNamed(at) ? phrase('time_named', named(at, parts)) : formatOf(parts, timeZone).format(at),
    /** In full: `8:00 AM New York time; 1:00 PM for you`. */
    full: (at: number, parts: TimeParts) => {
      if (!isNamed(at)) return formatOf(parts, timeZone).format(at);
      return isElsewhere(at) && readerZone !== null
        ? phrase('time_for_viewer', { ...named(at, parts), here: here(at, parts, readerZone) })
        : phrase('time_named', named(at, parts));
    },
    /** Only the date, which needs no zone. */
    date: (at: number, parts: TimeParts) => formatOf(parts, timeZone).format(at),
  };
}

const dateOf = (at: number, timeZone: string) => Object.values(zonedDate(at, timeZone)).join('-');

const clockOf = ({ hour, minute, second }: TimeParts): TimeParts => ({
  ...(hour && { hour }),
  ...(minute && { minute }),
  ...(second && { second }),
});

/** Creates each format once: creating one takes much longer than using it. */
function cacheFormats(locale: string) {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (parts: TimeParts, timeZone: string): Intl.DateTimeFormat => {
    const key = JSON.stringify([parts, timeZone]);
    const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    known.set(key, format);
    return format;
  };
}

const shortZone = (at: number, locale: string, timeZone: string) =>
  namePart(at, locale, { timeZone, timeZoneName: 'short' });

/**
 * The name of a time zone at a time, in a language: by its place, such as `New York time`. It is the only
 * function that names zones. In an hour that comes twice, the short name, which differs between winter and
 * summer (`EDT` or `GMT-4`), tells the two apart.
 */
export function zoneName(at: number, locale: string, timeZone: string): string {
  if (timeZone === 'UTC') return timeZone;
  if (isRepeatedTime(at, timeZone)) return shortZone(at, locale, timeZone);
  // American English would shorten its own zones to letters, such as ET.
  const isEnglish = locale.startsWith('en');
  try {
    const name = namePart(at, isEnglish ? 'en-001' : locale, { timeZone, timeZoneName: 'shortGeneric' });
    return isEnglish ? name.replace(/ Time$/, ' time') : name;
  } catch {
    // Browsers before 2022 do not know generic names.
    return shortZone(at, locale, timeZone);
  }
}

function namePart(at: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
