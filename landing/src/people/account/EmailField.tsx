import { TextInput } from '../../frame/controls/TextInput.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** The email address of an account. */
export function EmailField(props: {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const t = useText();
  return (
    <TextInput
      label={t('account_email')}
      type="email"
      inputMode="email"
      dir="ltr"
      required
      value={props.value}
      onChange={props.onChange}
      autoComplete="username"
      autoFocus={props.autoFocus ?? false}
      problem={props.error}
    />
  );
}
