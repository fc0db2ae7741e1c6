import { z } from 'zod';
import type { ErrorKey } from '../errors/catalogue.js';
import { licenseImageSchema } from '../image/imageReference.js';

const EMAIL =
  /^[^\s@<>()[\],;:\\"]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
/** The current password rule (rule 5.29): 6 to 30 letters, digits and @ * #. */
const PASSWORD = /^[A-Za-z0-9@*#]{6,30}$/;
const NAME = /\S/;

export const isEmail = (text: string) => text.length <= 254 && EMAIL.test(text);

/**
 * A sign-up as the form and the mobile apps send it (rules 2.22, 7.11). A `mobile` without dialing code belongs to the country
 * of the settings.
 */
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
 * The first rule a sign-up breaks, or null (rules 5.27 to 5.30, 6.24). `mobile` is the result of
 * `phoneNumber`.
 */
export function registrationProblem(
  input: Pick<Registration, 'firstName' | 'lastName' | 'email' | 'password' | 'usertype' | 'licenseImage'>,
  mobile: string | null,
): { key: ErrorKey; field: string } | null {
  const problem = contactProblem(input);
  if (problem) return problem;
  const passwordKey = passwordProblem(input.password);
  if (passwordKey) return { key: passwordKey, field: 'password' };
  if (mobile === null) return { key: 'mobile_no_blank_error', field: 'mobile' };
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
