/*
 * What a rider adds to the price while a driver is searched (rules 4.99, 4.102): `riderExtra` of a booking,
 * its total. All of it is the driver's. It is a part of `estimate`, `trip_cost` and `driver_share`, so that
 * whatever is paid, settled or summed follows. Only what is computed from the tariff or given on the fare,
 * such as bounds and promos, leaves it out. It has nothing to do with `raise.ts`, which the business pays.
 */
import { exact, roundAmount, sumAmounts, toWire } from '../../basics/decimals/money.js';
import type { ErrorKey } from '../../basics/errors/catalog.js';
import type { Fare } from './fare.js';

/** A trip to whose price its rider may have added. */
export interface OfRiderExtra {
  riderExtra?: number | null | undefined;
}

/** What the rider adds to the price, 0 without. */
export const riderExtraOf = ({ riderExtra }: OfRiderExtra): number => riderExtra ?? 0;

/** A cost with what the rider adds. */
export const costWithExtra = (cost: number, trip: OfRiderExtra): number =>
  toWire(sumAmounts([cost, riderExtraOf(trip)]));

/** The part of a cost that the tariff made: what bounds and promos are computed from. */
export const costWithoutExtra = (cost: number, trip: OfRiderExtra): number =>
  Math.max(0, toWire(exact(cost).minus(riderExtraOf(trip))));

/** The fare of a tariff with what the rider adds, all of which is the driver's. */
export const withRiderExtra = (fare: Fare, trip: OfRiderExtra): Fare => ({
  ...fare,
  trip_cost: costWithExtra(fare.trip_cost, trip),
  driver_share: costWithExtra(fare.driver_share, trip),
});

/** The part of a fare that the tariff made. */
export const withoutRiderExtra = (
  { trip_cost, convenience_fees, driver_share }: Fare,
  trip: OfRiderExtra,
): Fare => ({
  trip_cost: costWithoutExtra(trip_cost, trip),
  convenience_fees,
  driver_share: costWithoutExtra(driver_share, trip),
});

/** What of a cost is the rider's extra: a corrected fare may be below it. */
export const extraWithin = (cost: number, trip: OfRiderExtra): number => Math.min(cost, riderExtraOf(trip));

/**
 * Returns the error of adding this total, or null if it is allowed: it only grows. `most` is the setting,
 * `decimal` the number of decimal places in the settings.
 */
export function riderExtraProblem(
  to: number,
  { before, most, decimal }: { before: number; most: number; decimal: number },
): ErrorKey | null {
  if (to < before) return 'rider_extra_only_more';
  return roundAmount(exact(to), decimal).eq(to) && to <= most ? null : 'rider_extra_amount';
}

/** Suggested additions, as shares of what the rider pays. */
const STEPS = [0.1, 0.25, 0.5];

/**
 * Totals to suggest: 10, 25 and 50 percent more than the rider pays now, in whole units of the currency from
 * 1 up, within the most.
 */
export function suggestedExtras({ price, extra, most }: { price: number; extra: number; most: number }) {
  const totals = STEPS.map((step) => toWire(exact(extra).plus(Math.max(1, Math.ceil(price * step)))));
  return [...new Set(totals)].filter((to) => to <= most);
}
