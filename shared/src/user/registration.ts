import { z } from 'zod';
import type { ErrorKey } from '../errors/catalogue.js';
import { licenseImageSchema } from '../image/imageReference.js';

const EMAIL =
  /^[^\s@<>()[\],;:\\"]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
/** The current password rule (rule 5.29): 6 to 30 letters, digits and @ * #. */
const PASSWORD = /^[A-Za-z0-9@*#]{6,30}$/;
const NAME = /\S/;

export const isEmail = (text: string) => text.length <= 254 && EMAIL.test(text);

/** Puts the dialing code before a number and strips spaces and hyphens (rule 5.30). */
export function internationalMobile(mobile: string, diallingCode: string): string {
  const digits = mobile.replace(/[\s-]/g, '');
  const code = diallingCode.replace(/[^\d]/g, '');
  return `+${code}${digits}`;
}

/** A sign-up as the form and the mobile apps send it (rules 2.22, 7.11). `mobile` already has its dialing code. */
export const registrationSchema = z.object({
  firstName: z.string().max(60),
  lastName: z.string().max(60),
  email: z.string().max(254),
  password: z.string().max(100),
  mobile: z.string().max(25),
  referralId: z.string().trim().max(40).nullish(),
  usertype: z.enum(['rider', 'driver']).default('rider'),
  /** The reference of the license picture that the driver uploaded before (rule 6.24). */
  licenseImage: licenseImageSchema.nullish(),
});
export type Registration = z.input<typeof registrationSchema>;

/**
 * The first rule a sign-up breaks, or null (rules 5.27 to 5.30, 6.24). `localMobile` is the number
 * without dialing code.
 */
export function registrationProblem(
  input: Pick<Registration, 'firstName' | 'lastName' | 'email' | 'password' | 'usertype' | 'licenseImage'>,
  localMobile: string,
): { key: ErrorKey; field: string } | null {
  const problem = contactProblem(input);
  if (problem) return problem;
  const passwordKey = passwordProblem(input.password);
  if (passwordKey) return { key: passwordKey, field: 'password' };
  if (!isLocalMobile(localMobile)) return { key: 'mobile_no_blank_error', field: 'mobile' };
  if (input.usertype === 'driver' && !input.licenseImage)
    return { key: 'license_image_required', field: 'licenseImage' };
  return null;
}

/** The problem with a name or an email address, or null (rules 5.27, 5.28). */
export function contactProblem(
  input: Pick<Registration, 'firstName' | 'lastName' | 'email'>,
): { key: ErrorKey; field: string } | null {
  if (!NAME.test(input.firstName)) return { key: 'proper_input_name', field: 'firstName' };
  if (!NAME.test(input.lastName)) return { key: 'proper_input_name', field: 'lastName' };
  if (!isEmail(input.email.trim())) return { key: 'proper_email', field: 'email' };
  return null;
}

/** The problem with a new password, or null (rule 5.29). */
export const passwordProblem = (password: string): ErrorKey | null =>
  PASSWORD.test(password) ? null : 'password_alphaNumeric_check';

/** A phone number without country code: at least six characters, no plus, space or hyphen (rule 5.30). */
export const isLocalMobile = (mobile: string) => mobile.length >= 6 && /^[^+\s-]+$/.test(mobile);

/** Email login needs an email and a password (rule 5.21). */
export function loginProblem(input: { email: string; password: string }): ErrorKey | null {
  return isEmail(input.email.trim()) && input.password !== '' ? null : 'login_validate_error';
}

/** The code for signing in by phone: 100000 to 999999 (rules 5.22, 9.1). */
export const isLoginCode = (text: string) => /^[1-9]\d{5}$/.test(text);

/**
 * A referral id: lowercase first name (or the fallback) and four random digits 1000 to 9999 (rules 5.41,
 * 9.6). `random` returns a number from 0 up to, but not including, 1.
 */
export function referralIdFor(
  firstName: string | null | undefined,
  random: () => number,
  fallback = 'rider',
): string {
  const base = (firstName ?? '').toLowerCase().replace(/\s+/g, '') || fallback;
  return `${base}${1000 + Math.floor(random() * 9000)}`;
}
