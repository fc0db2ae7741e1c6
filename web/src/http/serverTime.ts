/**
 * A device's clock that differs by less than this, in ms, is right: answers take time to arrive and name
 * whole seconds.
 */
const TOLERATED_MS = 10_000;

let ahead = 0;

/** Learns the server's time from the `Date` of its answer that has just arrived. */
export function recordServerTime(date: string | null, now = Date.now()): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return;
  ahead = Math.abs(server - now) > TOLERATED_MS ? server - now : 0;
}

/** The server's time as a ms timestamp, as far as known: the device's own clock, corrected if it is wrong. */
export const serverNow = (now = Date.now()): number => now + ahead;
