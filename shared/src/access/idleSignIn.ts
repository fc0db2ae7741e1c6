import type { Usertype } from '../people/user/user.schema.js';
import { isStaff } from './staff.js';

/**
 * Resolution of a session's last-used time, in ms: at most one write a minute, regardless of the number
 * of requests.
 */
export const SEEN_EVERY_MS = 60_000;

/**
 * In this header, a page reports how many seconds ago the user last interacted with it. Requests a page makes
 * on its own, such as dashboard refreshes, do not count as use of the session.
 */
export const INPUT_AGE_HEADER = 'Wayfare-Input-Age';

/**
 * Whether sessions of a role end after a period without use. Riders and drivers stay signed in on their
 * own devices.
 */
export const endsWhenIdle = (usertype: Usertype) => isStaff(usertype);

/**
 * Whether a session has gone unused for too long.
 * @param seenAt when it was last used, a ms timestamp
 */
export function isIdle(
  { usertype, seenAt }: { usertype: Usertype; seenAt: number },
  { staffIdleMinutes }: { staffIdleMinutes: number },
  now: number,
): boolean {
  return endsWhenIdle(usertype) && now >= seenAt + staffIdleMinutes * 60_000;
}
