import type { DayOutcome, TripOutcome } from './runDay.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An arrival this close to the promised one was promised well, in ms. */
const PROMISE_MS = 3 * MINUTE_MS;
/** A driver for a prebooking is on time until so long after it, in ms. */
const ON_TIME_MS = 5 * MINUTE_MS;

/** The measures of a day: for each, its name, its unit, and how precisely it is written. */
export const measures = {
  served: { title: 'trips served', unit: 'of all', digits: 3 },
  waitMean: { title: 'wait to pickup, mean', unit: 'min', digits: 1 },
  waitP90: { title: 'wait to pickup, p90', unit: 'min', digits: 1 },
  acceptP50: { title: 'request to accepted, p50', unit: 's', digits: 0 },
  acceptP90: { title: 'request to accepted, p90', unit: 's', digits: 0 },
  emptyKm: { title: 'empty km per trip', unit: 'km', digits: 2 },
  promiseKept: { title: 'arrival within 3 minutes of the promise', unit: 'of all', digits: 3 },
  onTime: { title: 'prebookings on time', unit: 'of all', digits: 3 },
  offers: { title: 'offers per trip', unit: 'offers', digits: 2 },
  earnings: { title: 'earnings per driver hour', unit: '$', digits: 2 },
  gini: { title: 'spread of earnings (Gini)', unit: '', digits: 3 },
} as const;
export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/**
 * Measures a day. Waiting times are those of trips for at once; a prebooking counts as late if it got no
 * driver. Earnings are those of all drivers, busy or not.
 */
export function measureDay({ trips, drivers }: DayOutcome): Record<Measure, number> {
  const served = trips.filter(isServed);
  const atOnce = served.filter(({ trip }) => !trip.isPrebooked);
  const prebooked = trips.filter(({ trip }) => trip.isPrebooked);
  const waits = atOnce.map(({ arrivedAt, trip }) => (arrivedAt - trip.askedAt) / MINUTE_MS);
  const accepts = trips
    .filter(({ trip, acceptedAt }) => !trip.isPrebooked && acceptedAt !== null)
    .map(({ acceptedAt, trip }) => ((acceptedAt as number) - trip.askedAt) / SECOND_MS);
  const earned = drivers.map((driver) => driver.earned);
  return {
    served: served.length / trips.length,
    waitMean: meanOf(waits),
    waitP90: quantile(waits, 0.9),
    acceptP50: quantile(accepts, 0.5),
    acceptP90: quantile(accepts, 0.9),
    emptyKm: sum(drivers.map(({ emptyMeters }) => emptyMeters)) / 1_000 / served.length,
    promiseKept: shareOf(atOnce, isPromiseKept),
    onTime: shareOf(
      prebooked,
      ({ arrivedAt, trip }) => arrivedAt !== null && arrivedAt <= trip.dueAt + ON_TIME_MS,
    ),
    offers: sum(trips.map(({ offers }) => offers)) / trips.length,
    earnings: sum(earned) / drivers.length / (DAY_MS / HOUR_MS),
    gini: giniOf(earned),
  };
}

/** A trip whose driver came in time. */
export type ServedTrip = TripOutcome & { arrivedAt: number };

export const isServed = (outcome: TripOutcome): outcome is ServedTrip => outcome.arrivedAt !== null;

const isPromiseKept = ({ arrivedAt, promisedAt }: ServedTrip) =>
  Math.abs(arrivedAt - (promisedAt as number)) <= PROMISE_MS;

/** How unequal amounts are: 0 if all are the same, near 1 if one has all (Gini coefficient). */
export function giniOf(amounts: readonly number[]): number {
  const total = sum(amounts);
  if (total === 0) return 0;
  const sorted = amounts.toSorted((one, other) => one - other);
  const weighted = sum(sorted.map((amount, index) => (2 * (index + 1) - sorted.length - 1) * amount));
  return weighted / (sorted.length * total);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]) => sum(values) / values.length;
const shareOf = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.filter(test).length / items.length;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
