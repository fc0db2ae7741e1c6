/** Proposed times are at full five minutes, in ms. */
const FULL_MS = 5 * 60_000;

/** A pickup that is at least so much later than now, at a time that people say. All in ms. */
export const laterPickup = (now: number, later: number): number =>
  Math.ceil((now + later) / FULL_MS) * FULL_MS;
