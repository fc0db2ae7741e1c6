import type { ErrorKey } from '../errors/catalog.js';

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

let known: ReadonlySet<string> | undefined;

/** Whether a code is one of ISO 4217, such as `USD`. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code);
}

/** How many decimals amounts of a currency have (ISO 4217). */
export const currencyDecimals = (code: string): number => OTHER_DECIMALS.get(code) ?? HUNDREDTHS;

/**
 * The problem with the currency and the decimals of all amounts (rule 5.16), or null. Fewer decimals than the
 * currency has are the operator's choice; more cannot be paid.
 */
export function currencyProblem({
  code,
  decimal,
}: {
  code: string;
  decimal: number;
}): { key: ErrorKey; field: 'code' | 'decimal' } | null {
  if (!isCurrency(code)) return { key: 'unknown_currency', field: 'code' };
  if (decimal > currencyDecimals(code)) return { key: 'currency_decimals', field: 'decimal' };
  return null;
}
