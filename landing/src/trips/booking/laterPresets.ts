import { BOOK_LATER_LEAD_MS, suggestedTripDate } from '@wayfare/shared';

/** Times that many riders want, for one tap. */
const hours = [
  { key: 'this_evening', days: 0, hour: 18 },
  { key: 'tomorrow_morning', days: 1, hour: 8 },
  { key: 'tomorrow_evening', days: 1, hour: 18 },
] as const;

export type LaterPreset = { key: 'in_an_hour' | (typeof hours)[number]['key']; at: number };

/**
 * The preset times of a later trip, by the device's clock: those that can still be booked at `now` (ms
 * timestamp).
 */
export function laterPresets(now: number): LaterPreset[] {
  const soon = suggestedTripDate(now);
  const atHour = (days: number, hour: number) => {
    const date = new Date(now);
    date.setDate(date.getDate() + days);
    return date.setHours(hour, 0, 0, 0);
  };
  return [
    { key: 'in_an_hour', at: soon },
    ...hours
      .map(({ key, days, hour }) => ({ key, at: atHour(days, hour) }))
      .filter(({ at }) => at - now >= BOOK_LATER_LEAD_MS && at !== soon),
  ];
}
