import { DomainError, isStaff } from '@wayfare/shared';
import type { CallOrigin } from '../../platform/operation/caller.js';
import { useNumberCode } from '../../people/auth/numberCode.js';
import { translator } from '../../basics/language/translate.js';
import type { OfficeServices } from '../services.js';
import { admit } from '../../people/user/admit.js';
import { requireFree } from '../../people/user/insertUser.js';
import { accountOfContact, claimAccount } from '../../people/contact/provenContact.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { openAccount } from './openAccount.js';

/**
 * The account of a phone number that was proved by a code. A number that identifies none gets a rider's
 * account, named in `locale` until the rider enters a name.
 * @throws otp_validate_error (400); login_code_expired or login_code_wrong (401); require_approval (403);
 *   user_exists (409) for a number that may still be restored to another account; too_many_requests (429)
 */
export async function accountByPhone(
  given: { verificationId: string; otp: string },
  { locale, from }: { locale: string; from: CallOrigin },
  services: OfficeServices,
): Promise<StoredUser> {
  const { mobile, sentAt } = await useNumberCode(given, from, services);
  const known = await accountOfContact('mobile', mobile, services);
  if (known) return admitKnown(known, sentAt, services);
  try {
    await requireFree({ mobile }, undefined, services);
    return await openPhoneAccount(mobile, locale, services);
  } catch (error) {
    // Another code for the same number may have been faster.
    const made =
      error instanceof DomainError &&
      error.status === 409 &&
      (await accountOfContact('mobile', mobile, services));
    if (!made) throw error;
    return admitKnown(made, sentAt, services);
  }
}

/**
 * An account that had the number before. A phone number is never enough for staff, and a sign-out everywhere
 * ends its codes.
 */
async function admitKnown(user: StoredUser, sentAt: number, services: OfficeServices): Promise<StoredUser> {
  if (sentAt < (user.signedOutAt ?? 0)) throw new DomainError('login_code_expired', 401);
  if (isStaff(user.usertype)) throw new DomainError('login_code_wrong', 401);
  admit(user);
  return (await claimAccount(user, 'mobile', services)) ?? user;
}

/** A rider with nothing known but the phone number. */
async function openPhoneAccount(
  mobile: string,
  locale: string,
  services: OfficeServices,
): Promise<StoredUser> {
  const translate = await translator(locale, services);
  const user = await openAccount(
    {
      firstName: translate('usertype_rider'),
      lastName: '',
      usertype: 'rider',
      mobile,
      mobileVerified: true,
      loginType: 'phone',
      emailVerified: false,
    },
    undefined,
    services,
  );
  services.realtime.resourceChanged('riders', [user.id]);
  return user;
}
