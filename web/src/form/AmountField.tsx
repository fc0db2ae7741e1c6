import { InputAdornment } from '@mui/material';
import { type CurrencyFormat, formatAmount, MAX_AMOUNT, type NumberRules } from '@wayfare/shared';
import { NumberField, type NumberFieldProps } from './NumberField.js';

/**
 * What fields for amounts of money accept: amounts of 0 or above in the settings' currency.
 * @param locale the locale in which the person sees numbers
 */
export const amountRules = (settings: CurrencyFormat, locale: string): NumberRules => ({
  locale,
  decimals: settings.decimal,
  symbol: settings.symbol,
  min: 0,
  max: MAX_AMOUNT,
});

type Props = Omit<NumberFieldProps, 'rules' | 'meaning' | 'slotProps'> & {
  /** Puts the currency symbol on the side the settings specify (rule 9.9). */
  settings: CurrencyFormat;
  locale: string;
};

/**
 * A field for an amount, which shows below it the amount that will be sent. `amountRules` parses its text.
 */
export function AmountField({ settings, locale, ...props }: Props) {
  const symbol = (
    <InputAdornment position={settings.swipe_symbol ? 'end' : 'start'}>{settings.symbol}</InputAdornment>
  );
  return (
    <NumberField
      fullWidth
      {...props}
      rules={amountRules(settings, locale)}
      meaning={(amount) => props.t('amount_meant', { amount: formatAmount(amount, settings, locale) })}
      slotProps={{ input: settings.swipe_symbol ? { endAdornment: symbol } : { startAdornment: symbol } }}
    />
  );
}
