import { dayAfter, dayOf, weekdayOf, zonedClock, zonedDay } from '../../basics/time/zonedTime.js';
import type { WorkingHours, WorkSpan } from './workingHours.schema.js';

/** A working time of a driver, ms timestamps. */
export interface Shift {
  from: number;
  to: number;
}

/**
 * When a driver works on a day (yyyymmdd); null on a day off. The exception for the date decides, then the
 * week.
 */
export function spanOn({ week, exceptions }: WorkingHours, day: number): WorkSpan | null {
  const exception = exceptions.find((one) => one.day === day);
  return exception ? exception.span : (week[weekdayOf(day)] ?? null);
}

/**
 * The shifts of a driver that overlap a day (yyyymmdd), in order; those that follow each other without a gap
 * are one.
 */
export function shiftsOn(hours: WorkingHours, day: number, timeZone: string): Shift[] {
  const { start, end } = zonedDay(day, timeZone);
  const shifts = [-1, 0, 1].flatMap((days) => shiftOf(hours, dayAfter(day, days), timeZone));
  return joinShifts(shifts).filter(({ from, to }) => from < end && to > start);
}

/** When the shift of a driver ends that is under way at `now`; null if none is. ms timestamps. */
export const shiftEndAt = (hours: WorkingHours, now: number, timeZone: string): number | null =>
  shiftsOn(hours, dayOf(now, timeZone), timeZone).find(({ from, to }) => from <= now && now < to)?.to ?? null;

/** Whether one of these shifts contains all of a time (ms timestamps). */
export const worksThrough = (shifts: readonly Shift[], from: number, to: number): boolean =>
  shifts.some((shift) => shift.from <= from && to <= shift.to);

/** Shifts in order, without gaps of length 0 and without overlaps. */
export function joinShifts(shifts: readonly Shift[]): Shift[] {
  const result: Shift[] = [];
  for (const shift of [...shifts].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && shift.from <= last.to) last.to = Math.max(last.to, shift.to);
    else result.push({ ...shift });
  }
  return result;
}

function shiftOf(hours: WorkingHours, day: number, timeZone: string): Shift[] {
  const span = spanOn(hours, day);
  if (!span) return [];
  const lastDay = span.to > span.from ? day : dayAfter(day, 1);
  return [{ from: zonedClock(day, span.from, timeZone), to: zonedClock(lastDay, span.to, timeZone) }];
}
