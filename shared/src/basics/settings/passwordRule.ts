import { z } from 'zod';
import type { ErrorKey } from '../errors/catalog.js';

/** The rules for new passwords; the settings choose one (rule 5.29). */
export const passwordRuleSchema = z.enum(['alphanumeric', 'any', 'complex']);
export type PasswordRule = z.infer<typeof passwordRuleSchema>;

const rules: Readonly<Record<PasswordRule, { pattern: RegExp; problem: ErrorKey }>> = {
  /** 6 to 30 letters, digits and @ * #. */
  alphanumeric: { pattern: /^[A-Za-z0-9@*#]{6,30}$/, problem: 'password_alphaNumeric_check' },
  /** Not empty. */
  any: { pattern: /^[^]/, problem: 'password_blank_messege' },
  /**
   * 8 to 30 characters without whitespace, with a digit, a lowercase and an uppercase letter and a special
   * character.
   */
  complex: {
    pattern: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[^A-Za-z0-9])\S{8,30}$/,
    problem: 'password_complexity_check',
  },
};

/**
 * A password in the one form that is checked and hashed, whatever keyboard typed it (RFC 8265): composed
 * characters, and plain spaces.
 */
export const preparePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** The problem with a new password, or null (rule 5.29). */
export const passwordProblem = (password: string, rule: PasswordRule): ErrorKey | null =>
  rules[rule].pattern.test(preparePassword(password)) ? null : rules[rule].problem;

/**
 * The rule for browsers and password managers that suggest a password, as the attribute `passwordrules`;
 * undefined where any password is accepted.
 */
export function suggestedPasswords(rule: PasswordRule): string | undefined {
  if (rule === 'any') return undefined;
  return rule === 'alphanumeric'
    ? 'minlength: 6; maxlength: 30; required: lower; required: digit; allowed: upper, [@*#];'
    : 'minlength: 8; maxlength: 30; required: lower; required: upper; required: digit; required: special;';
}
