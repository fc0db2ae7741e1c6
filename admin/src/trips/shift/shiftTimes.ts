const HOUR_MS = 60 * 60_000;

/**
 * A shift: its day (`2026-03-02`), and its first and last hour. In the browser's time zone, like all times of
 * the panel.
 */
export interface Shift {
  day: string;
  hours: string;
}

/** The shifts of a day, as first and last hour. */
export const shiftHours = ['0-6', '6-12', '12-18', '18-24', '0-12', '12-24'] as const;

/** When a shift starts and ends, ms timestamps. A change of the clocks makes it an hour longer or shorter. */
export function boundsOf({ day, hours }: Shift): { from: number; to: number } | null {
  const [year, month, date] = day.split('-').map(Number);
  const [first, last] = hours.split('-').map(Number);
  if (!year || !month || !date || first === undefined || last === undefined) return null;
  const at = (hour: number) => new Date(year, month - 1, date, hour).getTime();
  return { from: at(first), to: at(last) };
}

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a time, as date fields write it. */
export const dayOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The shift of six hours that contains a time, a ms timestamp. */
export function shiftAt(at: number): Shift {
  const first = Math.floor(new Date(at).getHours() / 6) * 6;
  return { day: dayOf(at), hours: `${first}-${first + 6}` };
}

/** A shift is read in these parts. */
export function partsOf({ from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (let start = from; start < to; start += HOUR_MS)
    parts.push({ from: start, to: Math.min(to, start + HOUR_MS) });
  return parts;
}
