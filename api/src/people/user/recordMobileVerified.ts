import type { PeopleServices } from '../services.js';
import { payReferralBonus } from './payReferralBonus.js';

/**
 * Records that an account's owner reads messages to its mobile, and pays a referral bonus that was waiting
 * for this.
 */
export async function recordMobileVerified(
  uid: string,
  mobile: string,
  services: PeopleServices,
): Promise<void> {
  if (await services.db.users.confirmMobile(uid, mobile)) await payReferralBonus(uid, services);
}
