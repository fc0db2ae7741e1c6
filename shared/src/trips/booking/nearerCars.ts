/*
 * The other car types that are offered to a rider while the search for a driver goes on (rule 4.108).
 */
import type { ChangedField } from './bookingChange.schema.js';

/** The most car types that are offered at a time. */
export const MOST_NEARER_CARS = 2;

/** A car type besides the booked one. */
export interface OtherCar {
  carType: string;
  /** Minutes its nearest free driver needs to the pickup; null if none is near. */
  minutes: number | null;
  /** What the trip costs with it, before any promo. */
  fare: number;
}

/** A change that the trip has had. `at` is a ms timestamp. */
interface MadeChange {
  at: number;
  fields: readonly Pick<ChangedField, 'field' | 'before'>[];
}

/**
 * Whether a search goes on for so long that other car types are offered: as long as a driver has for the
 * answer, since it began or since the trip was last changed. Times are ms.
 */
export const offersOtherCars = (
  { since, changes }: { since: number; changes: readonly MadeChange[] },
  now: number,
  offerMs: number,
): boolean => now >= Math.max(since, changes.at(-1)?.at ?? 0) + offerMs;

/** The car types that the trip was changed from: their drivers had their chance. */
export const triedCarTypes = (changes: readonly MadeChange[]): string[] =>
  changes.flatMap(({ fields }) =>
    fields.flatMap(({ field, before }) =>
      field === 'carType' && typeof before === 'string' ? [before] : [],
    ),
  );

/**
 * The car types with a nearer car than the booked one: the soonest first and, of those that are equally soon,
 * the cheaper. Left out are those that stand in for the booked one, because they come at its price, and those
 * that the trip was changed from.
 * @param own minutes until the nearest driver of the booked trip who was not asked yet; null without one
 */
export const nearerCars = <Car extends OtherCar>(
  others: readonly Car[],
  { own, leftOut }: { own: number | null; leftOut: readonly string[] },
): (Car & { minutes: number })[] =>
  others
    .filter(
      (car): car is Car & { minutes: number } =>
        car.minutes !== null &&
        car.minutes < (own ?? Number.POSITIVE_INFINITY) &&
        !leftOut.includes(car.carType),
    )
    .sort((one, other) => one.minutes - other.minutes || one.fare - other.fare);
