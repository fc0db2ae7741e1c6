import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import type { CurrencyFormat } from '@wayfare/shared';

type Props = Pick<TextFieldProps, 'label' | 'required' | 'error' | 'helperText'> & {
  value: string;
  onChange: (typed: string) => void;
  /** Puts the currency symbol on the side the settings specify (rule 9.9). */
  settings: Pick<CurrencyFormat, 'symbol' | 'swipe_symbol'>;
};

/** A text field for an amount. `typedAmount` parses its text. */
export function AmountField({ settings, onChange, ...props }: Props) {
  const symbol = (
    <InputAdornment position={settings.swipe_symbol ? 'end' : 'start'}>{settings.symbol}</InputAdornment>
  );
  return (
    <TextField
      {...props}
      fullWidth
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr' },
        input: settings.swipe_symbol ? { endAdornment: symbol } : { startAdornment: symbol },
      }}
    />
  );
}
