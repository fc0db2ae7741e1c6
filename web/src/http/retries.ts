import { ApiError, isRefusal } from './ApiError.js';

/** A page that waits longer than this for its data shows the error, and leaves the next try to its reader. */
const LONGEST_MS = 10_000;

/** How long a server with too much to do asks to wait, in ms; null for other errors and for longer pauses. */
function busyMs(error: unknown): number | null {
  const isBusy = error instanceof ApiError && error.status === 503;
  const ms = isBusy ? error.retryAfterMs : null;
  return ms !== null && ms <= LONGEST_MS ? ms : null;
}

/**
 * Whether React Query sends a failed request again, after `failures` failures: up to `most` times if that may
 * help, and once to a server that has too much to do.
 */
export const retriesQuery =
  (most: number) =>
  (failures: number, error: unknown): boolean =>
    failures < (busyMs(error) === null ? most : 1) && !isRefusal(error);

/** The pause before that, in ms: what a busy server asked for, or else 1 s, 2 s, 4 s … */
export const retryDelay = (failures: number, error: unknown): number =>
  busyMs(error) ?? Math.min(1_000 * 2 ** failures, 30_000);
