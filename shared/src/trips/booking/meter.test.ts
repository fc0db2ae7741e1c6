import fc from 'fast-check';
import type { Tariff } from '../carType/carType.schema.js';
import { readMeter } from './meter.js';

const START = 1_700_000_000_000;
const KM_PER_DEGREE = 111.195;
const tariff: Tariff = {
  base_fare: 2.5,
  rate_per_unit_distance: 2.5,
  rate_per_hour: 30,
  min_fare: 5,
  convenience_fees: 15,
  convenience_fee_type: 'percentage',
};
const units = { convert_to_mile: false, decimal: 2 };

const fix = (km: number, seconds: number) => ({
  lat: 40 + km / KM_PER_DEGREE,
  lng: -73.9,
  at: START + seconds * 1000,
});
const read = (fixes: readonly ReturnType<typeof fix>[]) => readMeter(fixes, tariff, units);
/** A position every 10 seconds at 36 km/h. */
const drive = (seconds: number) =>
  Array.from({ length: seconds / 10 + 1 }, (_, index) => fix(index / 10, index * 10));

describe('the meter', () => {
  it('charges the tariff on the time and distance that the positions show [5.50]', () => {
    const { km, seconds, fare } = read(drive(600));
    expect(km).toBeCloseTo(6, 2);
    expect(seconds).toBe(600);
    // 2.50 + 6 × 2.50 + 600 s of 30 an hour, and 15 percent.
    expect(fare.trip_cost).toBeCloseTo(25.88, 1);
  });

  it('shows the lowest fare before anything was driven', () => {
    expect(read([])).toEqual({
      km: 0,
      seconds: 0,
      fare: { trip_cost: 5.75, convenience_fees: 0.75, driver_share: 5 },
    });
  });

  it('charges time but no distance for standing with the noise of a device', () => {
    const standing = Array.from({ length: 61 }, (_, index) => fix(index % 2 ? 0.02 : 0, index * 10));
    expect(read(standing)).toMatchObject({ km: 0, seconds: 600 });
  });

  it('charges no time that the positions do not show, and a tunnel by its straight line', () => {
    expect(read([fix(0, 0), fix(0, 3_600)])).toMatchObject({ km: 0, seconds: 0 });
    expect(read([fix(0, 0), fix(5, 300)])).toMatchObject({ km: expect.closeTo(5, 2), seconds: 0 });
  });

  it('charges no distance for a way that nobody has seen for longer than any tunnel takes', () => {
    expect(read([fix(0, 0), fix(100, 3_000), fix(100.1, 3_010)])).toMatchObject({
      km: expect.closeTo(0.1, 2),
      seconds: 10,
    });
  });

  it('ignores positions that no car can have been at', () => {
    const honest = drive(300);
    const jump = fix(300, 155);
    const forged = [...honest.slice(0, 16), jump, ...honest.slice(16)];
    expect(read(forged)).toEqual(read(honest));
  });

  it('never falls while the trip goes on, and never charges more time than has passed', () => {
    const legs = fc.array(
      fc.record({ kmh: fc.integer({ min: 0, max: 400 }), seconds: fc.integer({ min: 1, max: 900 }) }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(legs, (driven) => {
        let [km, at] = [0, 0];
        const fixes = [fix(0, 0)];
        let before = read(fixes);
        for (const leg of driven) {
          km += (leg.kmh * leg.seconds) / 3600;
          at += leg.seconds;
          fixes.push(fix(km, at));
          const now = read(fixes);
          expect(now.fare.trip_cost).toBeGreaterThanOrEqual(before.fare.trip_cost);
          expect(now.seconds).toBeLessThanOrEqual(at);
          // 150 km/h on average, and what the gate tolerates as noise.
          expect(now.km).toBeLessThanOrEqual(0.15 + (150 * at) / 3600 + 1e-9);
          before = now;
        }
      }),
    );
  });
});
