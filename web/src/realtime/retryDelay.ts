const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;

/**
 * How long to wait before the connection is opened again, in ms: 1 s at first, at most 5 s, give or take
 * half of it, so that not all clients come back at the same moment.
 * @param failures how many attempts have failed in a row
 * @param random from 0 to 1
 */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.5 + random);
