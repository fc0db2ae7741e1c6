import { type StepUpMethod, type TranslationKey, latinDigits } from '@wayfare/shared';
import { TextField } from '@mui/material';

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
  const isPassword = way === 'password';
  const hint = way === 'authenticator' ? text('account_second_factor_text') : undefined;
  return (
    <TextField
      label={text(labels[way])}
      type={isPassword ? 'password' : 'text'}
      required
      autoFocus
      fullWidth
      value={value}
      onChange={(event) => onChange(isPassword ? event.target.value : latinDigits(event.target.value))}
      error={problem !== null}
      helperText={problem ?? hint}
      autoComplete={isPassword ? 'current-password' : 'one-time-code'}
      slotProps={{
        htmlInput: { dir: 'ltr', maxLength: isPassword ? 100 : 40, autoCapitalize: 'none' },
        formHelperText: { role: problem ? 'alert' : undefined },
      }}
    />
  );
}
