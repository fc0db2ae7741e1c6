import { latinDigits } from '@wayfare/shared';
import { TextField } from '@mui/material';
import { useText } from '../../frame/texts/useText.js';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The user's own password, as proof of identity. */
export function PasswordInput({ value, onChange }: Props) {
  const t = useText();
  return (
    <TextField
      label={t('account_password')}
      type="password"
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="current-password"
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 100 } }}
    />
  );
}

/** A code from the authenticator app, or a recovery code. */
export function CodeInput({ label, value, onChange }: Props & { label: string }) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(latinDigits(event.target.value))}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 40, autoCapitalize: 'none' } }}
    />
  );
}
