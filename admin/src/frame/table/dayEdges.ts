import { localTimeOf, zonedDay } from '@wayfare/shared';

/** Start and end of a day as date fields write it (`2026-03-02`), in a time zone: ms timestamps. */
const boundsOf = (day: string, timeZone: string) => zonedDay(Number(day.replaceAll('-', '')), timeZone);

export const startOfDay = (day: string, timeZone: string): number => boundsOf(day, timeZone).start;
export const endOfDay = (day: string, timeZone: string): number => boundsOf(day, timeZone).end - 1;

/** The day of a timestamp in a time zone, in the format of a date input. */
export function dayInputOf(at: unknown, timeZone: string): string {
  // `DateInput` also formats values that are already formatted.
  if (typeof at === 'string') return at;
  return typeof at === 'number' ? localTimeOf(at, timeZone).slice(0, 10) : '';
}
