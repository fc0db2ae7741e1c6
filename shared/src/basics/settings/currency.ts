import type { ErrorKey } from '../errors/catalog.js';
import { type Amount, type CurrencyFormat, formatAmount } from '../decimals/money.js';
import { unitsPerDollar } from './currencyWorth.js';

/** ISO 4217: the currencies whose minor unit is not a hundredth, by how many decimals they have. */
const OTHER_DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ['CLF', 4],
  ['UYW', 4],
]);
const HUNDREDTHS = 2;
/** Units of account between central banks, which nobody pays with. */
const NOT_PAID_WITH: ReadonlySet<string> = new Set(['XDR', 'XSU']);
/** Hundredths of a currency are worth nothing when a dollar buys this many of its units. */
const WORTHLESS_HUNDREDTHS = 100;

let known: ReadonlySet<string> | undefined;

/** Whether a code is one of ISO 4217, such as `USD`, that people pay with. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code) && !NOT_PAID_WITH.has(code);
}

/** How many decimals amounts of a currency have (ISO 4217). */
export const currencyDecimals = (code: string): number => OTHER_DECIMALS.get(code) ?? HUNDREDTHS;

/**
 * The decimals that amounts of a currency may have: those of ISO 4217, or none where a hundredth is worth
 * nothing, as of the Hungarian forint.
 */
export function decimalChoices(code: string): readonly number[] {
  const decimals = currencyDecimals(code);
  return decimals === HUNDREDTHS && unitsPerDollar(code) >= WORTHLESS_HUNDREDTHS ? [decimals, 0] : [decimals];
}

/** The problem with the currency and the decimals of all amounts (rule 5.16), or null. */
export function currencyProblem({
  code,
  decimal,
}: {
  code: string;
  decimal: number;
}): { key: ErrorKey; field: 'code' | 'decimal' } | null {
  if (!isCurrency(code)) return { key: 'unknown_currency', field: 'code' };
  if (!decimalChoices(code).includes(decimal)) return { key: 'currency_decimals', field: 'decimal' };
  return null;
}

/**
 * Formats an amount of a payment in its own currency, which is not the one of the settings if they have
 * changed since. Such an amount has the code of its currency.
 */
export function formatPaid(
  { amount, currency }: { amount: Amount; currency: string },
  settings: CurrencyFormat & { code: string },
  locale: string,
): string {
  const own = { symbol: currency, decimal: currencyDecimals(currency), swipe_symbol: true };
  return formatAmount(amount, currency === settings.code ? settings : own, locale);
}
