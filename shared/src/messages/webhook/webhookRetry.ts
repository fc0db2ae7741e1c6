import { type RetryPauses, retryPause } from '../../basics/time/retryPause.js';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** How long an event is retried, in ms: three days. */
export const RETRY_FOR_MS = 72 * HOUR;
const PAUSES: RetryPauses = { firstMs: 5 * SECOND, longestMs: 6 * HOUR };
/** The longest pause that a receiver can ask for, in ms. */
const LONGEST_ASKED_MS = 24 * HOUR;

/**
 * The pause after a number of failed attempts, in ms. A receiver that asked for a longer one in `Retry-After`
 * gets it.
 * @param random from 0 up to 1
 */
export function retryPauseMs(tries: number, random: number, askedMs: number | null = null): number {
  const pause = retryPause(tries - 1, PAUSES, random);
  return Math.max(pause, Math.min(LONGEST_ASKED_MS, askedMs ?? 0));
}
