import { forbidden, isOnboarding, usertypes } from '@wayfare/shared';
import type { StoredUser } from './storedUser.js';

/**
 * Returns the account if it may sign in. Checked at sign-in and at every request of a signed-in user. A
 * driver who is not approved yet may, to complete the onboarding: `requireApproved` guards everything else.
 * @throws not_valid_user_type (403) for an unknown role (rule 6.16); require_approval (403) for an account
 *   that is not approved (rule 5.24)
 */
export function admit(user: StoredUser): StoredUser {
  if (!usertypes.includes(user.usertype)) throw forbidden('not_valid_user_type');
  if (!user.approved && !isOnboarding(user)) throw forbidden('require_approval');
  return user;
}

/**
 * @throws onboarding_first (403) for a driver who is not approved yet. Not `require_approval`: apps end the
 *   sign-in at that
 */
export function requireApproved({ approved }: Pick<StoredUser, 'approved'>): void {
  if (!approved) throw forbidden('onboarding_first');
}
