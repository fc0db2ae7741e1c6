import fc from 'fast-check';
import type { Tariff } from '../carType/carType.schema.js';
import { exact } from '../../basics/decimals/money.js';
import { calculateFare, type FareInput, type FareUnits } from './fare.js';

const aTariff = (changes: Partial<Tariff> = {}): Tariff => ({
  base_fare: 0,
  rate_per_unit_distance: 0,
  rate_per_hour: 0,
  min_fare: 0,
  convenience_fees: 0,
  convenience_fee_type: 'flat',
  ...changes,
});

const km: FareUnits = { convert_to_mile: false, decimal: 2 };

function fare(tariff: Partial<Tariff>, trip: Partial<FareInput> = {}, units: Partial<FareUnits> = {}) {
  return calculateFare({ distanceKm: 0, seconds: 0, ...trip, tariff: aTariff(tariff) }, { ...km, ...units });
}

describe('calculateFare', () => {
  it('charges for distance and driving hours [5.12]', () => {
    const rates = { rate_per_unit_distance: 2, rate_per_hour: 18 };
    expect(fare(rates, { distanceKm: 12.5 }).trip_cost).toBe(25);
    expect(fare(rates, { seconds: 1500 }).trip_cost).toBe(7.5);
    expect(fare(rates, { distanceKm: 12.5, seconds: 1500 }).trip_cost).toBe(32.5);
    // A hundred hours: long enough for one second more in an hour to show.
    expect(fare(rates, { seconds: 360_000 }).trip_cost).toBe(1_800);
  });

  it('adds the base fare, the parcel type and the option [5.13]', () => {
    const trip = { distanceKm: 3 };
    const rate = { rate_per_unit_distance: 1 };
    expect(fare({ ...rate, base_fare: 4.2 }, trip).trip_cost).toBe(7.2);
    expect(fare(rate, { ...trip, parcelAmount: 5 }).trip_cost).toBe(8);
    expect(fare(rate, { ...trip, optionAmount: 0.35 }).trip_cost).toBe(3.35);
    expect(
      fare({ ...rate, base_fare: 4.2 }, { ...trip, parcelAmount: 5, optionAmount: 0.35 }).trip_cost,
    ).toBe(12.55);
  });

  it('charges at least the minimum fare, before the fee [5.14]', () => {
    const tariff = { rate_per_unit_distance: 1, min_fare: 8 };
    expect([7.99, 8, 8.01].map((distanceKm) => fare(tariff, { distanceKm }).trip_cost)).toEqual([8, 8, 8.01]);
    const fee = { convenience_fees: 25, convenience_fee_type: 'percentage' } as const;
    expect(fare({ ...tariff, ...fee }, { distanceKm: 1 }).trip_cost).toBe(10);
  });

  it('adds a flat fee or a percentage of the total [5.15]', () => {
    const tariff = { base_fare: 40, convenience_fees: 15 };
    expect(fare({ ...tariff, convenience_fee_type: 'flat' })).toEqual({
      trip_cost: 55,
      convenience_fees: 15,
      driver_share: 40,
    });
    expect(fare({ ...tariff, convenience_fee_type: 'percentage' })).toEqual({
      trip_cost: 46,
      convenience_fees: 6,
      driver_share: 40,
    });
    expect(fare({ ...tariff, min_fare: 60, convenience_fee_type: 'percentage' }).convenience_fees).toBe(9);
  });

  it('rounds to the decimal places in the settings [5.16, 9.8]', () => {
    const perHour = { rate_per_hour: 1, convenience_fees: 10, convenience_fee_type: 'percentage' } as const;
    // 2/3 of an hour, and a fee of 1/15.
    const results = [0, 1, 2, 3].map((decimal) => fare(perHour, { seconds: 2400 }, { decimal }));
    expect(results.map((result) => result.trip_cost)).toEqual([1, 0.7, 0.73, 0.733]);
    expect(results.map((result) => result.convenience_fees)).toEqual([0, 0.1, 0.07, 0.067]);
  });

  it('rounds a tie half up even when the total has no finite decimal form [5.16]', () => {
    // Total 1/3, fee 15 % of it: exactly 0.05, a tie at one decimal.
    const result = fare(
      { rate_per_hour: 1, convenience_fees: 15, convenience_fee_type: 'percentage' },
      { seconds: 1200 },
      { decimal: 1 },
    );
    expect(result).toEqual({ trip_cost: 0.4, convenience_fees: 0.1, driver_share: 0.3 });
  });

  it('gives the driver the fare minus the fee [5.17]', () => {
    const result = fare({ base_fare: 20, convenience_fees: 12.5, convenience_fee_type: 'percentage' });
    expect(result).toEqual({ trip_cost: 22.5, convenience_fees: 2.5, driver_share: 20 });
  });

  it('charges miles of 1.609344 km when the settings count in miles [9.3]', () => {
    const rate = { rate_per_unit_distance: 3 };
    expect(fare(rate, { distanceKm: 16.09344 }, { convert_to_mile: true }).trip_cost).toBe(30);
    expect(fare(rate, { distanceKm: 16.09344 }, { convert_to_mile: false }).trip_cost).toBe(48.28);
    // 10 km are 6.21371… miles.
    expect(fare(rate, { distanceKm: 10 }, { convert_to_mile: true, decimal: 3 }).trip_cost).toBe(18.641);
  });
});

/** A rational number made of BigInts: a second way to compute the same results. */
type Rational = [numerator: bigint, denominator: bigint];
const plus = ([a, b]: Rational, [c, d]: Rational): Rational => [a * d + c * b, b * d];
const times = ([a, b]: Rational, [c, d]: Rational): Rational => [a * c, b * d];
const max = (x: Rational, y: Rational): Rational => (x[0] * y[1] >= y[0] * x[1] ? x : y);
/** Half up, in units of the last decimal place. */
const rounded = ([n, d]: Rational, decimals: number) => (2n * n * 10n ** BigInt(decimals) + d) / (2n * d);

/** A trip in whole thousandths, so that both computations read the same numbers. */
const aTrip = fc.record({
  base: fc.nat(1_000_000),
  distanceRate: fc.nat(100_000),
  hourRate: fc.nat(1_000_000),
  min: fc.nat(100_000),
  fees: fc.nat(100_000),
  percentage: fc.boolean(),
  distance: fc.nat(2_000_000),
  seconds: fc.nat(200_000),
  parcel: fc.nat(50_000),
  option: fc.nat(50_000),
  miles: fc.boolean(),
  decimal: fc.integer({ min: 0, max: 3 }),
});
type Trip = typeof aTrip extends fc.Arbitrary<infer T> ? T : never;

const milli = (value: number): Rational => [BigInt(value), 1000n];

function reference(trip: Trip) {
  const distance = times(milli(trip.distance), trip.miles ? [1_000_000n, 1_609_344n] : [1n, 1n]);
  const ride = [
    times(milli(trip.distanceRate), distance),
    times(milli(trip.hourRate), [BigInt(trip.seconds), 3600n]),
    milli(trip.base),
    milli(trip.parcel),
    milli(trip.option),
  ].reduce(plus);
  const total = max(ride, milli(trip.min));
  const fee = trip.percentage ? times(total, [BigInt(trip.fees), 100_000n]) : milli(trip.fees);
  return { cost: rounded(plus(total, fee), trip.decimal), fee: rounded(fee, trip.decimal) };
}

const number = (thousandths: number) => Number(`${thousandths}e-3`);

const calculated = (trip: Trip) =>
  calculateFare(
    {
      tariff: {
        base_fare: number(trip.base),
        rate_per_unit_distance: number(trip.distanceRate),
        rate_per_hour: number(trip.hourRate),
        min_fare: number(trip.min),
        convenience_fees: number(trip.fees),
        convenience_fee_type: trip.percentage ? 'percentage' : 'flat',
      },
      distanceKm: number(trip.distance),
      seconds: trip.seconds,
      parcelAmount: number(trip.parcel),
      optionAmount: number(trip.option),
    },
    { convert_to_mile: trip.miles, decimal: trip.decimal },
  );

describe('calculateFare, any trip', () => {
  it('agrees with exact rational arithmetic [5.12, 5.13, 5.14, 5.15, 5.16]', () => {
    fc.assert(
      fc.property(aTrip, (trip) => {
        const expected = reference(trip);
        const result = calculated(trip);
        const units = (value: number) =>
          exact(value)
            .times(10 ** trip.decimal)
            .toFixed();
        expect(units(result.trip_cost)).toBe(expected.cost.toString());
        expect(units(result.convenience_fees)).toBe(expected.fee.toString());
      }),
      { numRuns: 1000 },
    );
  });

  it('splits the cost into share and fee without a remainder [5.17]', () => {
    fc.assert(
      fc.property(aTrip, (trip) => {
        const { trip_cost, convenience_fees, driver_share } = calculated(trip);
        expect(exact(driver_share).plus(convenience_fees).eq(trip_cost)).toBe(true);
        expect(driver_share).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });
});
