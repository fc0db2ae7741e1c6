import { decimalChoices, type Settings } from '@wayfare/shared';

/** The settings of a currency: its symbol and decimals. */
export function currencyOf(code: string): Pick<Settings, 'code' | 'symbol' | 'decimal'> {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  const choices = decimalChoices(code);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const decimal = choices.includes(maximumFractionDigits) ? maximumFractionDigits : (choices[0] ?? 2);
  return { code, symbol, decimal };
}
