import { decidePage, homeOf, type StaffRole, type Usertype } from '@wayfare/shared';

/** A page on the way to signing in, with the page that was requested before, if any. */
export const keepingNext = (path: '/login' | '/register', next: string | null): string =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;

/**
 * The page after signing in: the requested page if it belongs to the site and the role may open it, otherwise
 * the role's home (rule 4.40).
 */
export function pageAfterSignIn(
  next: string | null,
  usertype: Usertype,
  staffRole?: StaffRole | null,
): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.includes('\\'))
    return homeOf(usertype, staffRole);
  const decision = decidePage(next.split(/[?#]/)[0] ?? '', usertype, staffRole);
  if (decision === 'unknown' || 'redirect' in decision) return homeOf(usertype, staffRole);
  // The home page was a step toward a booking, so it is pointless for users who cannot book.
  if (next === '/') return homeOf(usertype, staffRole);
  return next;
}
