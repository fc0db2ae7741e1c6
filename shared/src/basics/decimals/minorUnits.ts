import { type Amount, exact } from './money.js';

/** An amount as text with exactly this many decimals, such as `12.50`; null if it has more of them. */
export function withDecimals(amount: Amount, decimals: number): string | null {
  const value = exact(amount);
  return value.eq(value.round(decimals)) ? value.toFixed(decimals) : null;
}

/** An amount in the smallest units of a currency with this many decimals; null if it has more of them. */
export function toMinorUnits(amount: Amount, decimals: number): number | null {
  const units = exact(amount).times(exact(10).pow(decimals));
  return units.eq(units.round(0)) ? units.toNumber() : null;
}

/** Converts a number of smallest units to the amount, as exact decimal text. */
export function fromMinorUnits(units: number, decimals: number): string {
  return exact(units).div(exact(10).pow(decimals)).toFixed(decimals);
}
