import type { Usertype } from '../user/user.schema.js';
import { isStaff } from './staff.js';

/** How exactly it is known when a sign-in was last used, in ms: one write a minute, however many requests come. */
export const SEEN_EVERY_MS = 60_000;

/**
 * By this header a page says how many seconds ago its user last touched it: what a page asks for by itself, such as a dashboard
 * that is kept up to date, is no use of a sign-in.
 */
export const INPUT_AGE_HEADER = 'Wayfare-Input-Age';

/** Whether sign-ins of a role end when nobody has used them for a while. Riders and drivers carry theirs with them. */
export const endsWhenIdle = (usertype: Usertype) => isStaff(usertype);

/**
 * Whether a sign-in has not been used for too long.
 * @param seenAt when it was last used, a ms timestamp
 */
export function isIdle(
  { usertype, seenAt }: { usertype: Usertype; seenAt: number },
  { staffIdleMinutes }: { staffIdleMinutes: number },
  now: number,
): boolean {
  return endsWhenIdle(usertype) && now >= seenAt + staffIdleMinutes * 60_000;
}
