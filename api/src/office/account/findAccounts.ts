import { notFound } from '@wayfare/shared';
import { accountsWith } from '../../people/user/insertUser.js';
import { storedMobile } from '../../people/user/storedMobile.js';
import type { OfficeServices } from '../services.js';

/** The accounts that have an email address or a mobile number, as a person typed them. */
export async function findAccounts(
  { email, mobile: typed }: { email?: string | null | undefined; mobile?: string | null | undefined },
  services: OfficeServices,
): Promise<{ uid: string }[]> {
  const mobile = typed && ((await storedMobile(typed, services)) ?? typed);
  const users = await accountsWith({ email, mobile }, services);
  return users.map(({ id }) => ({ uid: id }));
}

/** The owner of a referral id. @throws referer_not_found (404) */
export async function findReferrer(referralId: string, { db }: OfficeServices): Promise<{ uid: string }> {
  const referrer = await db.users.findByReferralId(referralId);
  if (!referrer) throw notFound('referer_not_found');
  return { uid: referrer.id };
}
