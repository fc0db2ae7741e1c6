import type { User } from './user.schema.js';
import { isOnBreak } from './driverBreak.js';

/**
 * The states of a driver: `free` for a trip; `busy` with one; on a `break`; `away` after offers that they
 * left unanswered; `stale` when they are online but their position is too old to send them a trip; `offline`;
 * or `blocked`, because the account is not approved.
 */
export const driverStates = ['free', 'busy', 'break', 'away', 'stale', 'offline', 'blocked'] as const;
export type DriverState = (typeof driverStates)[number];

/** The age that makes the position of a driver without a trip stale, in ms. */
export const staleAfterMs = ({ driverSilentSeconds }: { driverSilentSeconds: number }): number =>
  driverSilentSeconds * 1000;

/** The fields that a driver's state depends on. Times are ms timestamps. */
export type DriverStanding = Pick<
  User,
  'approved' | 'driverActiveStatus' | 'queue' | 'breakUntil' | 'awayAt'
> & {
  /** When the last position was measured. */
  positionAt?: number | null | undefined;
  /** Since when the driver is online without a trip: a first position takes a moment. */
  idleSince?: number | null | undefined;
};

/** The state of a driver at `now`, a ms timestamp; `staleAfter` is from `staleAfterMs`. */
export function driverStateOf(driver: DriverStanding, now: number, staleAfter: number): DriverState {
  if (driver.queue) return 'busy';
  if (!driver.approved) return 'blocked';
  if (!driver.driverActiveStatus) return 'offline';
  if (isOnBreak(driver, now)) return 'break';
  if (driver.awayAt) return 'away';
  const seenAt = Math.max(driver.positionAt ?? 0, driver.idleSince ?? 0);
  return seenAt >= now - staleAfter ? 'free' : 'stale';
}

/**
 * Since when a driver waits for a trip, ms timestamp: the end of a break counts. Null while they do not wait.
 */
export function waitsSince(driver: DriverStanding, state: DriverState): number | null {
  if ((state !== 'free' && state !== 'stale') || !driver.idleSince) return null;
  return Math.max(driver.idleSince, driver.breakUntil ?? 0);
}
