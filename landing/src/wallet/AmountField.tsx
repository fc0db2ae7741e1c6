import { InputAdornment, TextField } from '@mui/material';
import { useSession } from '../session/SessionProvider.js';

/** Reads an amount as people type it, with a point or a comma. Null unless it is above 0. */
export function typedAmount(typed: string): number | null {
  const amount = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** A field for an amount, with the currency's symbol where the settings put it (rule 9.9). */
export function AmountField({
  label,
  value,
  error,
  helperText,
  onChange,
}: {
  label: string;
  value: string;
  error: boolean;
  helperText: string;
  onChange: (value: string) => void;
}) {
  const { settings } = useSession();
  const sign = (
    <InputAdornment position={settings.swipe_symbol ? 'end' : 'start'}>{settings.symbol}</InputAdornment>
  );
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={helperText}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr' },
        input: settings.swipe_symbol ? { endAdornment: sign } : { startAdornment: sign },
      }}
    />
  );
}
