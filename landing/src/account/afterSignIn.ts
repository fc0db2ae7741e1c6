import { decidePage, homeOf, type Usertype } from '@wayfare/shared';

/**
 * Where to go after signing in: the page that was asked for, if it is one of ours and this role may
 * open it, otherwise the role's home (rule 4.40).
 */
export function pageAfterSignIn(next: string | null, usertype: Usertype): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return homeOf(usertype);
  const decision = decidePage(next, usertype);
  if (decision === 'unknown' || 'redirect' in decision) return homeOf(usertype);
  // The home page was on the way to a booking: for those who cannot book it leads nowhere.
  if (next === '/') return homeOf(usertype);
  return next;
}
