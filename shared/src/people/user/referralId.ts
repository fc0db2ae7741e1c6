/**
 * A referral id: lowercase first name (or the fallback) and four random digits 1000 to 9999 (rules 5.41,
 * 9.6). `random` returns a number from 0 up to, but not including, 1.
 */
export function referralIdFor(
  firstName: string | null | undefined,
  random: () => number,
  fallback = 'rider',
): string {
  return `${referralName(firstName) || fallback}${1000 + Math.floor(random() * 9000)}`;
}

/**
 * Whether a text has the form of a referral id of a user with this first name, in lowercase (rules 5.41,
 * 9.6).
 */
export function isReferralIdFor(firstName: string, text: string): boolean {
  const name = referralName(firstName);
  return name !== '' && text.startsWith(name) && /^[1-9]\d{3}$/.test(text.slice(name.length));
}

/** The part of a referral id before its digits. */
const referralName = (firstName: string | null | undefined) =>
  (firstName ?? '').toLowerCase().replace(/\s+/g, '');
