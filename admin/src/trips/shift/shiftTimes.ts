import { localTimeOf, zonedClock, zonedMinutes } from '@wayfare/shared';

const HOUR_MS = 60 * 60_000;

/** A shift: its day (`2026-03-02`), and its first and last hour, in the business's time zone. */
export interface Shift {
  day: string;
  hours: string;
}

/** The shifts of a day, as first and last hour. */
export const shiftHours = ['0-6', '6-12', '12-18', '18-24', '0-12', '12-24'] as const;

/** When a shift starts and ends, ms timestamps. A change of the clocks makes it an hour longer or shorter. */
export function boundsOf({ day, hours }: Shift, timeZone: string): { from: number; to: number } | null {
  const date = Number(day.replaceAll('-', ''));
  const [first, last] = hours.split('-').map(Number);
  if (!date || first === undefined || last === undefined) return null;
  const at = (hour: number) => zonedClock(date, hour * 60, timeZone);
  return { from: at(first), to: at(last) };
}

/** The shift of six hours that contains a time, a ms timestamp. */
export function shiftAt(at: number, timeZone: string): Shift {
  const first = Math.floor(zonedMinutes(at, timeZone) / 360) * 6;
  return { day: localTimeOf(at, timeZone).slice(0, 10), hours: `${first}-${first + 6}` };
}

/** A shift is read in these parts. */
export function partsOf({ from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (let start = from; start < to; start += HOUR_MS)
    parts.push({ from: start, to: Math.min(to, start + HOUR_MS) });
  return parts;
}
