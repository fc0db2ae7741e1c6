import { cleanEmail, storedPhoneNumber } from '@wayfare/shared';

/**
 * Identifiers of an account in the form used for lookups, so that one account cannot be counted under several
 * names: email without case and surrounding spaces, phone number as digits only. Compatibility forms of
 * characters (such as full-width letters) count as the plain ones.
 */
export function accountSubjects(named: {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  referralId?: string | null | undefined;
}): string[] {
  const email = named.email && cleanEmail(named.email);
  const mobile = named.mobile?.normalize('NFKC');
  const digits = mobile && (storedPhoneNumber(mobile) ?? mobile).replace(/\D/g, '');
  const referralId = named.referralId?.normalize('NFKC').trim().toLowerCase();
  return [
    ...(email ? [`email:${email}`] : []),
    ...(digits ? [`mobile:${digits}`] : []),
    ...(referralId ? [`referral:${referralId}`] : []),
  ];
}
