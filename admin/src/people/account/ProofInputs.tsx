import { TextField } from '@mui/material';
import { CodeField } from '@wayfare/web/form';
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
  return <CodeField label={label} value={value} onCode={onChange} />;
}
