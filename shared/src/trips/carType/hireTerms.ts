import { KM_PER_MILE } from '../../basics/geo/geo.js';
import type { CarType } from './carType.schema.js';
import { unitOfTariff } from './tariffUnit.js';

/** The most hours that anyone can book. */
export const MOST_HOURS = 24;

/**
 * The steps in which extra time can be charged, in minutes. Each divides an hour, so that an hour that is
 * bought during the trip never costs less than the time it takes the place of.
 */
export const hireUnits = [1, 5, 10, 15, 20, 30, 60] as const;

/** What an hour of a car costs and includes, and how many can be booked. */
export interface HireTerms {
  price: number;
  /** km that each hour includes. */
  km: number;
  minHours: number;
  maxHours: number;
  /** Extra time is charged for each started unit of this many minutes. */
  unitMinutes: number;
}

type HiredCar = Pick<
  CarType,
  'hirePrice' | 'hireDistance' | 'hireMinHours' | 'hireMaxHours' | 'hireUnitMinutes' | 'distance_unit'
>;

/** Returns the terms on which a car type is booked by the hour; null if it is not. */
export function hireTermsOf(carType: HiredCar, settings: { convert_to_mile: boolean }): HireTerms | null {
  const { hirePrice, hireDistance, hireMinHours, hireMaxHours, hireUnitMinutes } = carType;
  if (typeof hirePrice !== 'number') return null;
  const isPerMile = unitOfTariff(carType, settings) === 'mile';
  const minHours = hireMinHours ?? 1;
  return {
    price: hirePrice,
    km: (hireDistance ?? 0) * (isPerMile ? KM_PER_MILE : 1),
    minHours,
    maxHours: Math.max(minHours, hireMaxHours ?? MOST_HOURS),
    unitMinutes: hireUnitMinutes ?? 1,
  };
}

/** Whether a car can be booked for that many hours. */
export const allowsHours = (
  { minHours, maxHours }: Pick<HireTerms, 'minHours' | 'maxHours'>,
  hours: number,
) => hours >= minHours && hours <= maxHours;
