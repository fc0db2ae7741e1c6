import {
  addFractions,
  fraction,
  multiplyFractions,
  roundFraction,
  toWire,
} from '../../basics/decimals/money.js';
import { KM_PER_MILE } from '../../basics/geo/geo.js';
import type { Tariff } from '../carType/carType.schema.js';
import type { HireTerms } from '../carType/hireTerms.js';
import { unitOfTariff } from '../carType/tariffUnit.js';
import { type Fare, type FareUnits, fareOfTotal } from './fare.js';
import type { Hire, HireParts } from './hire.schema.js';

/*
 * Trips by the hour (rule 4.68).
 *
 * The rider buys hours ahead, and pays them whether they are used or not. Each includes a distance. Time
 * beyond them costs the same price, for each started unit; distance beyond costs the tariff's rate.
 *
 * Hours that are added during the trip (rule 4.69) save nothing of what is due already: a unit of extra time
 * divides an hour, so the hour costs at least as much as the extra time it replaces, and the distance it
 * includes is only that which is driven from then on.
 */

const HOUR_MS = 60 * 60_000;

/** The hours of a new booking. */
export const newHire = (terms: HireTerms, hours: number): Hire => ({
  ...terms,
  hours,
  bought: hours,
  beyondKm: 0,
});

/** What is known about how a trip by the hour was used. */
export interface HireUse {
  km: number;
  seconds: number;
}

/** Nothing is used yet: the price is that of the hours. */
export const unused: HireUse = { km: 0, seconds: 0 };

/** The km that are charged beyond those that the bought hours include. */
export const beyondKmOf = ({ bought, km: perHour, beyondKm }: Hire, km: number): number =>
  beyondKm + Math.max(0, Math.round((km - bought * perHour - beyondKm) * 1000) / 1000);

/**
 * The minutes that are charged beyond the bought hours, in started units. A minute counts once it is full.
 */
export function extraMinutesOf({ bought, unitMinutes }: Hire, seconds: number): number {
  const beyond = Math.floor(seconds / 60) - bought * 60;
  return beyond > 0 ? Math.ceil(beyond / unitMinutes) * unitMinutes : 0;
}

/** The price of a trip by the hour, and its parts before the booking fee. */
export function hireFare(
  hire: Hire,
  { km, seconds }: HireUse,
  tariff: Tariff,
  units: FareUnits,
): { fare: Fare; parts: HireParts } {
  const extraMinutes = extraMinutesOf(hire, seconds);
  const extraKm = beyondKmOf(hire, km);
  const price = fraction(hire.price);
  const hours = multiplyFractions(price, fraction(hire.bought));
  const extraTime = multiplyFractions(price, fraction(extraMinutes, 60));
  const extraDistance = multiplyFractions(
    fraction(tariff.rate_per_unit_distance),
    fraction(extraKm, unitOfTariff(tariff, units) === 'mile' ? KM_PER_MILE : 1),
  );
  const rounded = (part: typeof price) => toWire(roundFraction(part, units.decimal));
  return {
    fare: fareOfTotal([hours, extraTime, extraDistance].reduce(addFractions), tariff, units),
    parts: {
      hours: rounded(hours),
      extraMinutes,
      extraTime: rounded(extraTime),
      extraKm,
      extraDistance: rounded(extraDistance),
    },
  };
}

/**
 * A hire with other hours. Whoever pays buys them; a driver only plans to stay longer, and the rider then
 * pays the extra time as far as it is used.
 * @param km driven so far
 */
export const withHours = (
  hire: Hire,
  hours: number,
  { isBought, km }: { isBought: boolean; km: number },
): Hire => ({
  ...hire,
  hours,
  ...(isBought && { bought: hours, beyondKm: beyondKmOf(hire, km) }),
});

/**
 * The parts of what a trip by the hour cost, for its receipt; none for any other, or if staff have decided on
 * another fare.
 */
export const shownHireParts = ({
  hire,
  fareReview,
}: {
  hire?: Hire | null | undefined;
  fareReview?: { status: string } | null | undefined;
}): { hire: Hire; parts: HireParts }[] =>
  hire?.parts && fareReview?.status !== 'approved' ? [{ hire, parts: hire.parts }] : [];

/** When the hours of a trip under way are over, ms timestamp; null before it starts or after it ended. */
export const hoursEndAt = ({
  hire,
  status,
  trip_start_time: start,
}: {
  hire?: Hire | null | undefined;
  status: string;
  trip_start_time?: number | null | undefined;
}): number | null => (hire && status === 'STARTED' && start ? start + hire.hours * HOUR_MS : null);

/** Whether hours are more than accepted by more than a part in percent, and by more than one. */
export const isMoreHours = (hours: number, accepted: number, percent: number): boolean =>
  hours > Math.max(accepted * (1 + percent / 100), accepted + 1);

/** Whether hours are so many fewer that the driver accepted another trip. */
export const isFewerHours = (hours: number, accepted: number): boolean =>
  hours < Math.min(accepted * 0.5, accepted - 1);
