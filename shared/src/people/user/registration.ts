import { z } from 'zod';
import { invalid } from '../../basics/errors/domainError.js';
import { licenseImageSchema } from '../../basics/image/imageReference.js';
import { type PasswordRule, passwordProblem } from '../../basics/settings/passwordRule.js';
import { type FieldProblem, type NameRules, nameProblems } from './nameProblems.js';
import { cleanName, LONGEST_NAME } from './personName.js';
import { isEmail } from './signIn.js';
import { cleanEmail, cleanPhone } from './typedInput.js';
import { userInputSchema } from './user.schema.js';

/** A referral id: a first name and four digits. */
export const referralIdSchema = z.string().trim().max(80);

/** The additional fields of a driver's sign-up, which dispatch and payouts need (rule 3.4). */
const driverFields = userInputSchema.pick({
  vehicleMake: true,
  vehicleModel: true,
  vehicleColor: true,
  vehicleNumber: true,
  carType: true,
  other_info: true,
  bankName: true,
  bankCode: true,
  bankAccount: true,
}).shape;

/**
 * A sign-up as the form and the mobile apps send it: fields of the new user (rules 2.22, 7.11). A `mobile`
 * without dialing code belongs to the country of the settings. Unknown keys are stripped, such as those only
 * the product sets.
 */
export const registrationSchema = z.object({
  firstName: z.string().max(LONGEST_NAME).overwrite(cleanName),
  lastName: z.string().max(LONGEST_NAME).overwrite(cleanName),
  email: z.string().max(254).overwrite(cleanEmail),
  password: z.string().max(100),
  mobile: z.string().max(40).overwrite(cleanPhone),
  /** The new user's own referral id, if their app has made one. */
  referralId: referralIdSchema.nullish(),
  /** The uid of the referrer, as `validate_referrer` returns it (rule 7.22). */
  signupViaReferral: z.string().trim().max(64).nullish(),
  usertype: z.enum(['rider', 'driver']).default('rider'),
  /** The reference of the license picture that the driver uploaded before (rule 6.24). */
  licenseImage: licenseImageSchema.nullish(),
  ...driverFields,
  /** The mobile app that receives the user's messages. */
  pushToken: z.string().trim().max(500).nullish(),
  userPlatform: z.enum(['ANDROID', 'IOS']).nullish(),
});
export type Registration = z.input<typeof registrationSchema>;

/**
 * Every rule a sign-up breaks, in the order of the form (rules 5.27 to 5.30, 5.51, 6.24). `mobile` is the
 * result of `phoneNumber`, `rules` are the settings.
 */
export function registrationProblems(
  input: Pick<Registration, 'firstName' | 'lastName' | 'email' | 'password' | 'usertype' | 'licenseImage'>,
  mobile: string | null,
  rules: NameRules & { passwordRule: PasswordRule },
): FieldProblem[] {
  const password = passwordProblem(input.password, rules.passwordRule);
  return [
    ...contactProblems(input, rules),
    ...(password ? [{ key: password, field: 'password' }] : []),
    ...mobileProblems(mobile),
    ...(input.usertype === 'driver' && !input.licenseImage
      ? [{ key: 'license_image_required' as const, field: 'licenseImage' }]
      : []),
  ];
}

/** The problem with a phone number that `phoneNumber` has rejected (rule 5.30). */
export const mobileProblems = (mobile: string | null): FieldProblem[] =>
  mobile === null ? [{ key: 'mobile_no_blank_error', field: 'mobile' }] : [];

/** The problems with a name and an email address (rules 5.27, 5.28, 5.51). */
export function contactProblems(
  input: Pick<Registration, 'firstName' | 'lastName' | 'email'>,
  rules: NameRules,
): FieldProblem[] {
  return [
    ...nameProblems(input, rules),
    ...(isEmail(cleanEmail(input.email)) ? [] : [{ key: 'proper_email' as const, field: 'email' }]),
  ];
}

/** @throws the key of the first problem (400), naming every field that has one */
export function requireNoProblems(problems: readonly FieldProblem[]): void {
  const [first] = problems;
  if (first) throw invalid(first.key, Object.fromEntries(problems.map(({ field, key }) => [field, key])));
}
