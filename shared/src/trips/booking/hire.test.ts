import { hireTermsOf, hireUnits } from '../carType/hireTerms.js';
import { carTypeInputSchema, type CarType } from '../carType/carType.schema.js';
import {
  beyondKmOf,
  extraMinutesOf,
  hireFare,
  hoursEndAt,
  isFewerHours,
  newHire,
  withHours,
} from './hire.js';

const units = { convert_to_mile: false, decimal: 2 };
const tariff = {
  base_fare: 5,
  rate_per_unit_distance: 2,
  rate_per_hour: 30,
  min_fare: 500,
  convenience_fees: 10,
  convenience_fee_type: 'percentage',
} as const;
const terms = { price: 60, km: 20, minHours: 2, maxHours: 8, unitMinutes: 15 };
const hire = newHire(terms, 3);
const HOUR = 3600;

describe('the price of a trip by the hour [4.68]', () => {
  const cost = (km: number, seconds: number, of = hire) => hireFare(of, { km, seconds }, tariff, units);

  it('is that of the hours, used or not, with the booking fee on top, whatever the tariff asks at least', () => {
    expect(cost(0, 0).fare).toEqual({ trip_cost: 198, convenience_fees: 18, driver_share: 180 });
    expect(cost(60, 3 * HOUR).fare.trip_cost).toBe(198);
  });

  it('adds started units beyond the hours, once a minute is full', () => {
    expect(extraMinutesOf(hire, 3 * HOUR + 59)).toBe(0);
    expect(extraMinutesOf(hire, 3 * HOUR + 60)).toBe(15);
    expect(extraMinutesOf(hire, 3 * HOUR + 15 * 60)).toBe(15);
    expect(extraMinutesOf(hire, 3 * HOUR + 16 * 60)).toBe(30);
    expect(cost(0, 3 * HOUR + 16 * 60).parts).toMatchObject({ hours: 180, extraMinutes: 30, extraTime: 30 });
  });

  it('adds the distance beyond what the hours include, by the tariff', () => {
    const { fare, parts } = cost(72.5, HOUR);
    expect(parts).toMatchObject({ extraKm: 12.5, extraDistance: 25 });
    expect(fare.trip_cost).toBe(225.5);
    const inMiles = hireFare(
      hire,
      { km: 60 + 1.609344, seconds: 0 },
      { ...tariff, distance_unit: 'mile' },
      units,
    );
    expect(inMiles.parts.extraDistance).toBe(2);
  });

  it('always adds up: driver’s share and fee are the cost', () => {
    for (let minutes = 0; minutes < 400; minutes += 7) {
      const { trip_cost, convenience_fees, driver_share } = cost(minutes / 3, minutes * 60).fare;
      expect(driver_share + convenience_fees).toBeCloseTo(trip_cost, 10);
    }
  });
});

describe('hours that are added during the trip [4.69]', () => {
  it('never make the trip cheaper, whenever they are bought, by any unit', () => {
    for (const unitMinutes of hireUnits)
      for (let minutes = 0; minutes <= 600; minutes += 13)
        for (const km of [0, 40, 61, 200]) {
          const before = newHire({ ...terms, unitMinutes }, 3);
          const after = withHours(before, 4, { isBought: true, km });
          const costOf = (of: typeof hire, more: number) =>
            hireFare(of, { km: km + more, seconds: minutes * 60 }, tariff, units).fare.trip_cost;
          expect(costOf(after, 0)).toBeGreaterThanOrEqual(costOf(before, 0));
        }
  });

  it('include only what is driven from then on', () => {
    const late = withHours(hire, 4, { isBought: true, km: 75 });
    expect(late).toMatchObject({ hours: 4, bought: 4, beyondKm: 15 });
    expect(beyondKmOf(late, 75)).toBe(15);
    expect(beyondKmOf(late, 95)).toBe(15);
    expect(beyondKmOf(late, 96)).toBe(16);
    const later = withHours(late, 5, { isBought: true, km: 100 });
    expect(later.beyondKm).toBe(20);
    expect(beyondKmOf(later, 120)).toBe(20);
  });

  it('by the driver plan to stay longer, and are not bought', () => {
    const longer = withHours(hire, 5, { isBought: false, km: 75 });
    expect(longer).toMatchObject({ hours: 5, bought: 3, beyondKm: 0 });
    expect(hireFare(longer, { km: 0, seconds: 3 * HOUR }, tariff, units).fare.trip_cost).toBe(198);
  });

  it('end later, which the clock of the trip shows only while it is under way', () => {
    const trip = { hire, status: 'STARTED', trip_start_time: 1000 };
    expect(hoursEndAt(trip)).toBe(1000 + 3 * HOUR * 1000);
    expect(hoursEndAt({ ...trip, hire: { ...hire, hours: 4 } })).toBe(1000 + 4 * HOUR * 1000);
    expect(hoursEndAt({ ...trip, status: 'PENDING' })).toBeNull();
    expect(hoursEndAt({ ...trip, hire: null })).toBeNull();
  });

  it('before it starts, are another trip for its driver if they are far fewer', () => {
    expect([isFewerHours(2, 3), isFewerHours(2, 4), isFewerHours(1, 4)]).toEqual([false, false, true]);
  });
});

describe('the terms of a car type [4.68]', () => {
  const carType = { ...tariff, id: 'c', name: 'Van', createdAt: 0 } as CarType;

  it('exist only with a price per hour, which may include a distance in its unit', () => {
    expect(hireTermsOf(carType, units)).toBeNull();
    expect(hireTermsOf({ ...carType, hirePrice: 40 }, units)).toEqual({
      price: 40,
      km: 0,
      minHours: 1,
      maxHours: 24,
      unitMinutes: 1,
    });
    const inMiles = { ...carType, hirePrice: 40, hireDistance: 10, distance_unit: 'mile' as const };
    expect(hireTermsOf(inMiles, units)?.km).toBeCloseTo(16.09344, 5);
  });

  it('never allow fewer hours at most than at least', () => {
    expect(hireTermsOf({ ...carType, hirePrice: 1, hireMinHours: 4, hireMaxHours: 2 }, units)).toMatchObject({
      minHours: 4,
      maxHours: 4,
    });
  });

  it('count extra time in steps that divide an hour', () => {
    for (const unit of hireUnits) expect(60 % unit).toBe(0);
    expect(carTypeInputSchema.safeParse({ ...carType, hireUnitMinutes: 7 }).success).toBe(false);
  });
});
