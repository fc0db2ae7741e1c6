import { TextField } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';

/** The email address of an account. */
export function EmailField(props: {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
  fullWidth?: boolean;
}) {
  const t = useText();
  return (
    <TextField
      label={t('account_email')}
      type="email"
      required
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      autoComplete="username"
      autoFocus={props.autoFocus ?? false}
      fullWidth={props.fullWidth ?? false}
      error={Boolean(props.error)}
      helperText={props.error}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email' } }}
    />
  );
}
