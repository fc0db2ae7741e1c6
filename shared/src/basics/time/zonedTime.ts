/** The latest ms timestamp that can be formatted as a date. */
export const MAX_TIMESTAMP = 8_640_000_000_000_000;

/** Start of the day and month that contain a point in time, in a time zone. ms timestamps. */
export interface PeriodStarts {
  day: number;
  month: number;
}

/** `timeZone` is an IANA name. */
export function periodStarts(at: number, timeZone: string): PeriodStarts {
  const day = dayOf(at, timeZone);
  return {
    day: zonedClock(day, 0, timeZone),
    month: zonedClock(Math.floor(day / 100) * 100 + 1, 0, timeZone),
  };
}

/** The calendar date of a point in time in a time zone; months from 1. */
export function zonedDate(at: number, timeZone: string): { year: number; month: number; day: number } {
  const parts = clockOf(timeZone).formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: value('year'), month: value('month'), day: value('day') };
}

/** Formats timestamps as date (`2026-03-02`) and time of day (`10:05`) in a time zone. */
export function zonedStamps(timeZone: string): (at: number) => { date: string; time: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
  };
}

/** A date as yyyymmdd: of a point in time, ms timestamp, in a time zone. */
export function dayOf(at: number, timeZone: string): number {
  const { year, month, day } = zonedDate(at, timeZone);
  return year * 10_000 + month * 100 + day;
}

/** The day (yyyymmdd) that is some days later, or earlier if `days` is negative. */
export function dayAfter(day: number, days: number): number {
  const date = new Date(utcOf(day) + days * DAY_MS);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** The weekday of a day (yyyymmdd): 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: number): number => (new Date(utcOf(day)).getUTCDay() + 6) % 7;

/** A day (yyyymmdd) as a date, `2026-03-02`, as date fields have it. */
export const isoDay = (day: number): string =>
  [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** When a day (yyyymmdd) starts and ends in a time zone, ms timestamps. It can have 23, 24 or 25 hours. */
export const zonedDay = (day: number, timeZone: string): { start: number; end: number } => ({
  start: zonedClock(day, 0, timeZone),
  end: zonedClock(dayAfter(day, 1), 0, timeZone),
});

/**
 * When the clocks of a time zone show a time of a day (yyyymmdd; minutes since midnight), ms timestamp. As in
 * RFC 5545: of two equal times, when clocks go back, the earlier; a time that the clocks skip that day counts
 * as the one later by the length of the gap.
 */
export function zonedClock(day: number, minutes: number, timeZone: string): number {
  const shown = utcOf(day) + minutes * 60_000;
  return timesShowing(shown, timeZone)[0] ?? shown - offsetAt(shown - DAY_MS, timeZone);
}

/** Whether the clocks of a time zone show the same time twice, of which `at` (ms timestamp) is one. */
export const isRepeatedTime = (at: number, timeZone: string): boolean =>
  timesShowing(at + offsetAt(at, timeZone), timeZone).length > 1;

/** Whether the clocks of two time zones show different times at a point in time, a ms timestamp. */
export const clocksDiffer = (at: number, first: string, second: string): boolean =>
  first !== second && offsetAt(at, first) !== offsetAt(at, second);

/** A point in time (ms timestamp) as fields for a local date and time have it: `2026-03-02T10:05`. */
export const localTimeOf = (at: number, timeZone: string): string =>
  new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);

/**
 * A point in time (ms timestamp) to the second, as spreadsheets read and sort it: `2026-03-02 10:05:07`.
 * Where the clocks show the time twice, its distance from UTC follows.
 */
export function sortableTime(at: number, timeZone: string): string {
  const offset = offsetAt(at, timeZone);
  const time = new Date(at + offset).toISOString().slice(0, 19).replace('T', ' ');
  if (!isRepeatedTime(at, timeZone)) return time;
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${time}${offset < 0 ? '-' : '+'}${ahead}`;
}

/** The ms timestamp of a local date and time, `2026-03-02T10:05`, in a time zone; null if it is not valid. */
export function parseLocalTime(text: string, timeZone: string): number | null {
  const typed = text.slice(0, 16);
  const shown = Date.parse(`${typed}Z`);
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== typed) return null;
  const day = dayOf(shown, 'UTC');
  return zonedClock(day, (shown - utcOf(day)) / 60_000, timeZone);
}

/** When the clocks of a time zone show a time, which is given as if it were UTC: never, once or twice. */
function timesShowing(shown: number, timeZone: string): number[] {
  const offsets = [offsetAt(shown - DAY_MS, timeZone), offsetAt(shown + DAY_MS, timeZone)];
  return [...new Set(offsets)]
    .map((offset) => shown - offset)
    .filter((at) => at + offsetAt(at, timeZone) === shown)
    .sort((one, other) => one - other);
}

/** Returns the local time in a time zone, in minutes since midnight. */
export const zonedMinutes = (at: number, timeZone: string): number =>
  Math.floor(((((at + offsetAt(at, timeZone)) % DAY_MS) + DAY_MS) % DAY_MS) / 60_000);

const DAY_MS = 24 * 60 * 60_000;

/** The start of a day (yyyymmdd) in UTC. */
const utcOf = (day: number): number =>
  Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);

/** The clocks of the time zones asked for so far: making one takes much longer than reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Reads the date and time of day in a time zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far a time zone's clock is ahead of UTC, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return clock - Math.floor(at / 1000) * 1000;
}

/** Whether a text is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
