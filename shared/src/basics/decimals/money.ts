import Big from 'big.js';
import { directionOf } from '../language/direction.js';

/** Anything that can become an exact amount: a wire number, a decimal string or a `Big`. */
export type Amount = number | string | Big;

/** The largest amount the product accepts for one posting, in units of the settings' currency. */
export const MAX_AMOUNT = 1_000_000_000;

/** An exact decimal. Numbers are read by their shortest decimal form, so 0.1 is one tenth. */
export function exact(amount: Amount): Big {
  return new Big(amount);
}

/**
 * An exact fraction, so that a division (seconds to hours, km to miles, percent) loses nothing before
 * the single rounding.
 */
export interface Fraction {
  numerator: Big;
  denominator: Big;
}

export function fraction(numerator: Amount, denominator: Amount = 1): Fraction {
  return { numerator: exact(numerator), denominator: exact(denominator) };
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator.times(b.denominator).plus(b.numerator.times(a.denominator)),
    denominator: a.denominator.times(b.denominator),
  };
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator.times(b.numerator), denominator: a.denominator.times(b.denominator) };
}

/** The larger of two fractions with positive denominators. */
export function maxFraction(a: Fraction, b: Fraction): Fraction {
  return a.numerator.times(b.denominator).gte(b.numerator.times(a.denominator)) ? a : b;
}

/**
 * Whole-number division toward zero. Big's default constructor is shared, so this one has its own settings.
 */
const WholeBig = Big();
WholeBig.DP = 0;
WholeBig.RM = Big.roundDown;

/**
 * Rounds a non-negative fraction half up to `decimals` places, from its exact value. Implements the
 * rounding of the fare formula (rule 5.16).
 */
export function roundFraction(value: Fraction, decimals: number): Big {
  const scale = new Big(10).pow(decimals);
  const doubled = value.numerator.times(scale).times(2).plus(value.denominator);
  const whole = new WholeBig(doubled.toFixed()).div(value.denominator.times(2).toFixed());
  return exact(whole.toFixed()).div(scale);
}

/** Rounds an amount half up (away from zero) to the settings' decimals. */
export function roundAmount(amount: Amount, decimals: number): Big {
  return exact(amount).round(decimals, Big.roundHalfUp);
}

/** Exact sum of amounts. */
export function sumAmounts(amounts: readonly Amount[]): Big {
  return amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0));
}

/** The JSON number for an exact amount. */
export function toWire(amount: Amount): number {
  return exact(amount).toNumber();
}

/** How the settings format an amount. */
export interface CurrencyFormat {
  symbol: string;
  /** Number of decimal places, 0 or above. */
  decimal: number;
  /** True puts the symbol after the amount (rule 9.9). */
  swipe_symbol: boolean;
}

/** A space at which lines do not break. */
const SPACE = '\u00a0';
/** What needs no space before the digits: `$`, `R$` and `E£`, but not `KWD`, `kr` or `Fr.`. */
const endsInSign = /[\p{S}\p{Z}]$/u;

/**
 * Formats an amount with its currency symbol on the side the settings specify, digits in the reader's
 * locale, and a minus before the whole. It is the only place that does. A symbol of letters is set apart by a
 * space, as Unicode's CLDR does it. In a right-to-left locale, the text is isolated (U+2068, U+2069) so that
 * surrounding words do not move the symbol.
 */
export function formatAmount(amount: Amount, format: CurrencyFormat, locale: string): string {
  const value = exact(amount);
  const digits = digitsOf(locale, format.decimal).format(value.abs().toNumber());
  const { symbol } = format;
  const before = endsInSign.test(symbol) ? symbol : `${symbol}${SPACE}`;
  const written = format.swipe_symbol ? `${digits}${SPACE}${symbol}` : `${before}${digits}`;
  const signed = value.lt(0) ? `−${written}` : written;
  return directionOf(locale) === 'rtl' ? `\u2068${signed}\u2069` : signed;
}

/** More locales than that are in use nowhere. */
const MOST_DIGIT_FORMATS = 100;
const digitFormats = new Map<string, Intl.NumberFormat>();

/**
 * Writes numbers with some decimals in a locale. Creating such a format takes longer than writing many
 * amounts with it.
 */
function digitsOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = digitFormats.get(key);
  if (known) return known;
  if (digitFormats.size >= MOST_DIGIT_FORMATS) digitFormats.clear();
  const created = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  digitFormats.set(key, created);
  return created;
}
