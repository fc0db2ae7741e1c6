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

/** The problem with a new password, or null (rule 5.29). */
export const passwordProblem = (password: string, rule: PasswordRule): ErrorKey | null =>
  rules[rule].pattern.test(password) ? null : rules[rule].problem;
