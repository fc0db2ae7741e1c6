/** How long pauses between the attempts of one thing are, in ms: the first, and the longest. */
export interface RetryPauses {
  firstMs: number;
  longestMs: number;
}

/**
 * Each pause is longer by a random part of it, at most this one, so that clients do not retry all at once
 * when a service is back.
 */
const JITTER = 0.25;

/**
 * The pause before the next attempt, in ms: it doubles with each failure, up to the longest, and is up
 * to a quarter longer at random.
 * @param failures how many attempts failed before the last one: 0 gives the first pause
 * @param random from 0 up to 1
 */
export function retryPause(failures: number, { firstMs, longestMs }: RetryPauses, random: number): number {
  const doubled = Math.min(longestMs, firstMs * 2 ** Math.min(30, Math.max(0, failures)));
  return Math.round(doubled * (1 + JITTER * random));
}
