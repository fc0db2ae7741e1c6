import { forbidden, usertypes } from '@wayfare/shared';
import type { StoredUser } from '../user/user.repository.js';

/**
 * The same account, if it may come in: whoever signs in, and whoever is signed in, at every request.
 * @throws not_valid_user_type (403) for a role the product does not know (rule 6.16); require_approval (403) for an
 *   account that is not approved (rule 5.24)
 */
export function admit(user: StoredUser): StoredUser {
  if (!usertypes.includes(user.usertype)) throw forbidden('not_valid_user_type');
  if (!user.approved) throw forbidden('require_approval');
  return user;
}
