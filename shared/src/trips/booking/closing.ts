/** How long a paid trip stays open for ratings before it closes by itself, in ms. */
const OPEN_MS = 10 * 60_000;

/**
 * When a trip that is paid at `now` closes by itself (PAID to COMPLETE), a ms timestamp. Its rider or driver
 * may close it before, and both may still rate each other afterward.
 */
export const closesAt = (now: number): number => now + OPEN_MS;
