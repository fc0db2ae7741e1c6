import { BOOK_LATER_LEAD_MS, dayAfter, dayOf, suggestedTripDate, zonedClock } from '@wayfare/shared';

/** Times that many riders want, for one tap. */
const hours = [
  { key: 'this_evening', days: 0, hour: 18 },
  { key: 'tomorrow_morning', days: 1, hour: 8 },
  { key: 'tomorrow_evening', days: 1, hour: 18 },
] as const;

export type LaterPreset = { key: 'in_an_hour' | (typeof hours)[number]['key']; at: number };

/**
 * The preset times of a later trip, in a time zone: those that can still be booked at `now` (ms timestamp).
 */
export function laterPresets(now: number, timeZone: string): LaterPreset[] {
  const soon = suggestedTripDate(now);
  const today = dayOf(now, timeZone);
  return [
    { key: 'in_an_hour', at: soon },
    ...hours
      .map(({ key, days, hour }) => ({ key, at: zonedClock(dayAfter(today, days), hour * 60, timeZone) }))
      .filter(({ at }) => at - now >= BOOK_LATER_LEAD_MS && at !== soon),
  ];
}
