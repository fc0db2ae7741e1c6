import type { ErrorKey } from '../../basics/errors/catalog.js';
import { type Amount, exact, roundAmount, sumAmounts, toWire } from '../../basics/decimals/money.js';
import type { RaiseOptions } from './raise.schema.js';

/**
 * Returns the driver's total pay for a trip: the share of its fare, and the amount that the business adds.
 */
export const driverPay = (driverShare: number, { raise }: { raise?: number | null | undefined }): number =>
  toWire(sumAmounts([driverShare, raise ?? 0]));

/**
 * Returns the error of raising an offer to this total amount, or null if it is allowed. `decimal` is the
 * number of decimal places in the settings.
 */
export function raiseProblem(to: number, most: number, decimal: number): ErrorKey | null {
  if (!roundAmount(exact(to), decimal).eq(to)) return 'raise_amount';
  return to > 0 && exact(to).lte(most) ? null : 'raise_amount';
}

/**
 * The most that the business adds to the driver's share: the setting, or the limit of the person who raises
 * it (null for none).
 */
export const mostRaise = (setting: number, limit: number | null): number =>
  limit === null ? setting : Math.min(setting, limit);

/** Suggested raises, as shares of the driver's pay. */
const STEPS = [0.1, 0.25, 0.5];

/**
 * Amounts to suggest: 10, 25 and 50 percent more for the driver, in whole units of the currency from 1 up,
 * within the limit.
 */
export function suggestedRaises({ driver_share: share, raise, most }: RaiseOptions): number[] {
  const whole = STEPS.map((step) =>
    toWire(exact(raise).plus(Math.max(1, Math.ceil(driverPay(share, { raise }) * step)))),
  );
  return [...new Set(whole)].filter((to) => to <= most);
}

/** The entry of a raise: the business pays it to the driver of the settled trip. A canceled trip has none. */
export function raisePostings({ id, raise }: { id: string; raise?: Amount | null | undefined }) {
  if (!raise || exact(raise).lte(0)) return [];
  return [{ type: 'Credit' as const, amount: toWire(exact(raise)), txRef: `booking:${id}:raise` }];
}
