import type { PasswordRule, TranslationKey } from '@wayfare/shared';

/** The text that explains each rule for new passwords (rule 5.29). */
export const passwordHints: Readonly<Record<PasswordRule, TranslationKey>> = {
  alphanumeric: 'account_password_hint',
  any: 'account_password_hint_any',
  complex: 'account_password_hint_complex',
};
