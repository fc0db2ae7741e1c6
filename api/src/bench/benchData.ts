import type { Usertype } from '@wayfare/shared';
import type { StoredUser } from '../user/user.repository.js';

/** An approved user of a role, for measurements. */
export function aBenchUser(usertype: Usertype, id: string, fields: Partial<StoredUser> = {}): StoredUser {
  return {
    id,
    usertype,
    firstName: 'Bench',
    lastName: id.slice(-6),
    approved: true,
    walletBalance: 0,
    createdAt: Date.now(),
    ...fields,
  };
}
