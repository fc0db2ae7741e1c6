import type { Tariff } from '../carType/carType.schema.js';
import { unitOfTariff } from '../carType/tariffUnit.js';
import { KM_PER_MILE } from '../../basics/geo/geo.js';
import {
  addFractions,
  type Fraction,
  fraction,
  maxFraction,
  multiplyFractions,
  roundFraction,
  toWire,
} from '../../basics/decimals/money.js';

/** The inputs of a trip's price. */
export interface FareInput {
  tariff: Tariff;
  /** Kilometers, 0 or above. */
  distanceKm: number;
  /** Seconds, 0 or above. */
  seconds: number;
  /** Surcharge for the chosen parcel type. */
  parcelAmount?: number;
  /** Surcharge for the chosen option. */
  optionAmount?: number;
}

/** Distance unit and decimals from the settings. */
export interface FareUnits {
  convert_to_mile: boolean;
  /** Decimal places of every result. */
  decimal: number;
}

/** Amounts of a trip: `trip_cost` = `driver_share` + `convenience_fees`, exactly. */
export interface Fare {
  trip_cost: number;
  convenience_fees: number;
  driver_share: number;
}

/**
 * The price of a trip (rules 5.12 to 5.17). Everything stays an exact fraction until each result is
 * rounded once, half up, to the settings' decimals.
 */
export function calculateFare(input: FareInput, units: FareUnits): Fare {
  return fareOfTotal(
    maxFraction(ridePrice(input, units), fraction(input.tariff.min_fare)),
    input.tariff,
    units,
  );
}

/** The amounts of a trip whose price before the fee is known. */
export function fareOfTotal(total: Fraction, tariff: Tariff, units: Pick<FareUnits, 'decimal'>): Fare {
  const fee = convenienceFee(tariff, total);
  const tripCost = roundFraction(addFractions(total, fee), units.decimal);
  const convenienceFees = roundFraction(fee, units.decimal);
  return {
    trip_cost: toWire(tripCost),
    convenience_fees: toWire(convenienceFees),
    driver_share: toWire(tripCost.minus(convenienceFees)),
  };
}

/** Distance, time, base and extras, before the minimum and the fee (rules 5.12, 5.13). */
function ridePrice(
  { tariff, distanceKm, seconds, parcelAmount, optionAmount }: FareInput,
  units: FareUnits,
): Fraction {
  const distance = fraction(distanceKm, unitOfTariff(tariff, units) === 'mile' ? KM_PER_MILE : 1);
  return [
    multiplyFractions(fraction(tariff.rate_per_unit_distance), distance),
    multiplyFractions(fraction(tariff.rate_per_hour), fraction(seconds, 3600)),
    fraction(tariff.base_fare),
    fraction(parcelAmount ?? 0),
    fraction(optionAmount ?? 0),
  ].reduce(addFractions);
}

/** Flat, or a percentage of the total (rule 5.15). */
function convenienceFee(tariff: Tariff, total: Fraction): Fraction {
  return tariff.convenience_fee_type === 'flat'
    ? fraction(tariff.convenience_fees)
    : multiplyFractions(total, fraction(tariff.convenience_fees, 100));
}
