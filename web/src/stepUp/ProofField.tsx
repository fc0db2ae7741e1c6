import type { StepUpMethod, TranslationKey } from '@wayfare/shared';
import { TextField } from '@mui/material';
import { CodeField } from '../form/CodeField.js';

const labels = {
  password: 'account_password',
  authenticator: 'account_second_factor_code',
  phone: 'account_code',
} as const satisfies Partial<Record<StepUpMethod, TranslationKey>>;

interface Props {
  way: keyof typeof labels;
  text(key: TranslationKey): string;
  value: string;
  onChange(value: string): void;
  /** The problem with the last input. */
  problem: string | null;
}

/** The field for the password or a code. */
export function ProofField({ way, text, value, onChange, problem }: Props) {
  const hint = way === 'authenticator' ? text('account_second_factor_text') : undefined;
  const field = {
    label: text(labels[way]),
    required: true,
    autoFocus: true,
    fullWidth: true,
    value,
    error: problem !== null,
    helperText: problem ?? hint,
  };
  const formHelperText = { role: problem ? 'alert' : undefined };
  if (way !== 'password') return <CodeField {...field} onCode={onChange} slotProps={{ formHelperText }} />;
  return (
    <TextField
      {...field}
      type="password"
      onChange={(event) => onChange(event.target.value)}
      autoComplete="current-password"
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 100, autoCapitalize: 'none' }, formHelperText }}
    />
  );
}
