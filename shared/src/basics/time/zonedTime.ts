/** The latest ms timestamp that can be formatted as a date. */
export const MAX_TIMESTAMP = 8_640_000_000_000_000;

/** Start of the day and month that contain a point in time, in a time zone. ms timestamps. */
export interface PeriodStarts {
  day: number;
  month: number;
}

/** `timeZone` is an IANA name. */
export function periodStarts(at: number, timeZone: string): PeriodStarts {
  const { year, month, day } = zonedDate(at, timeZone);
  return { day: zonedMidnight(year, month, day, timeZone), month: zonedMidnight(year, month, 1, timeZone) };
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

/** When a day (yyyymmdd) starts and ends in a time zone, ms timestamps. It can have 23, 24 or 25 hours. */
export const zonedDay = (day: number, timeZone: string): { start: number; end: number } => ({
  start: zonedClock(day, 0, timeZone),
  end: zonedClock(dayAfter(day, 1), 0, timeZone),
});

/**
 * When the clocks of a time zone show a time of a day (yyyymmdd; minutes since midnight), ms timestamp. A
 * time that the clocks skip that day counts as the one an hour later.
 */
export function zonedClock(day: number, minutes: number, timeZone: string): number {
  const shown = utcOf(day) + minutes * 60_000;
  const guess = shown - offsetAt(shown, timeZone);
  // The offset at the guess may differ from the one at the result if clocks change that day: check twice.
  const at = shown - offsetAt(guess, timeZone);
  return at + offsetAt(at, timeZone) === shown ? at : Math.max(at, guess);
}

/** Returns the local time in a time zone, in minutes since midnight. */
export const zonedMinutes = (at: number, timeZone: string): number =>
  Math.floor(((((at + offsetAt(at, timeZone)) % DAY_MS) + DAY_MS) % DAY_MS) / 60_000);

const DAY_MS = 24 * 60 * 60_000;

/** The start of a day (yyyymmdd) in UTC. */
const utcOf = (day: number): number =>
  Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);

/** When a date starts in a time zone, ms timestamp; months from 1. */
export function zonedMidnight(year: number, month: number, day: number, timeZone: string): number {
  const utc = Date.UTC(year, month - 1, day);
  // The offset at the guess may differ from the one at midnight if clocks change that day: check twice.
  const guess = utc - offsetAt(utc, timeZone);
  const start = utc - offsetAt(guess, timeZone);
  // When clocks go forward at midnight itself, the day starts at 01:00.
  return zonedDate(start, timeZone).day === day ? start : guess;
}

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
