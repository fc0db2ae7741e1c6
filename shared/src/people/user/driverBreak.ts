const MINUTE_MS = 60_000;

/**
 * When a break that starts at `now` ends by itself, ms timestamps. `minutes` is the setting `breakMinutes`.
 */
export const breakEnd = (now: number, minutes: number): number => now + minutes * MINUTE_MS;

/** Whether a driver is on a break: online, but asked for no trip until it ends. `now` is a ms timestamp. */
export const isOnBreak = ({ breakUntil }: { breakUntil?: number | null | undefined }, now: number): boolean =>
  typeof breakUntil === 'number' && breakUntil > now;
