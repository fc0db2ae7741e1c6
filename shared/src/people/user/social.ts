import { z } from 'zod';
import type { FieldProblem, NameRules } from './nameProblems.js';
import { contactProblems, mobileProblems, registrationSchema } from './registration.js';
import type { SocialProviderName } from './socialProvider.js';

/**
 * The fields that a user who signed in through a provider adds to the account (rule 4.41). A `mobile` without
 * dialing code belongs to the country of the settings.
 */
export const socialSignUpSchema = registrationSchema.pick({
  firstName: true,
  lastName: true,
  email: true,
  mobile: true,
  signupViaReferral: true,
});
export type SocialSignUp = z.infer<typeof socialSignUpSchema>;

/** The data that completing an account starts from. */
export interface KnownPerson {
  provider: SocialProviderName;
  firstName: string;
  lastName: string;
  email: string | null;
}

/**
 * Every rule that a user without a password breaks (rules 5.27, 5.28, 5.30, 5.51). `mobile` is the
 * result of `phoneNumber`, `rules` are the settings.
 */
export const personProblems = (
  input: Pick<SocialSignUp, 'firstName' | 'lastName' | 'email'>,
  mobile: string | null,
  rules: NameRules,
): FieldProblem[] => [...contactProblems(input, rules), ...mobileProblems(mobile)];
