import type { PeopleServices } from '../services.js';

/**
 * Records that an account's owner receives messages to its mobile number, and does the work that was waiting
 * for this.
 */
export async function recordMobileVerified(
  uid: string,
  mobile: string,
  services: PeopleServices,
): Promise<void> {
  if (await services.db.users.confirmMobile(uid, mobile)) await services.afterMobileVerified(uid);
}
