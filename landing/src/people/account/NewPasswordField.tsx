import { type ErrorKey, suggestedPasswords } from '@wayfare/shared';
import { passwordHints } from '@wayfare/web/account';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { PasswordField } from './PasswordField.js';

/** A field for a new password, with a hint about the rule in the settings, or with the password's problem. */
export function NewPasswordField({
  problem,
  ...field
}: {
  value: string;
  onChange: (value: string) => void;
  problem: ErrorKey | null | undefined;
  inputRef?: (input: HTMLInputElement | null) => void;
}) {
  const t = useText();
  const { settings } = useSession();
  return (
    <PasswordField
      {...field}
      error={problem ? t(problem) : undefined}
      hint={t(passwordHints[settings.passwordRule])}
      suggestion={suggestedPasswords(settings.passwordRule)}
    />
  );
}
