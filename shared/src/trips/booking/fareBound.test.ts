import fc from 'fast-check';
import type { Tariff } from '../carType/carType.schema.js';
import { trackEvidence } from '../tracking/trackEvidence.js';
import { calculateFare } from './fare.js';
import { boundedFare, fareBounds, nothingProven, provenExtras } from './fareBound.js';
import { tripRoute } from './tripDistance.js';
import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';

const tariff: Tariff = {
  base_fare: 2.5,
  rate_per_unit_distance: 2.5,
  rate_per_hour: 30,
  min_fare: 5,
  convenience_fees: 15,
  convenience_fee_type: 'percentage',
};
const settings = { convert_to_mile: false, decimal: 2, fareToleranceUp: 25, fareToleranceDown: 25 };
const units = { convert_to_mile: false, decimal: 2 };
const fareOf = (km: number, seconds: number) => calculateFare({ tariff, distanceKm: km, seconds }, units);

describe('the bounds of a fare', () => {
  it('are the tolerance around the estimate, and rounding never widens them', () => {
    expect(fareBounds({ estimate: 9.2, tariff }, nothingProven, settings)).toEqual({
      lower: 6.9,
      upper: 11.5,
    });
    // 6.90 × 1.25 = 8.625 and × 0.75 = 5.175.
    expect(fareBounds({ estimate: 6.9, tariff }, nothingProven, settings)).toEqual({
      lower: 5.18,
      upper: 8.62,
    });
    const wide = { ...settings, fareToleranceUp: 1000, fareToleranceDown: 1000 };
    expect(fareBounds({ estimate: 10, tariff }, nothingProven, wide)).toEqual({ lower: 0, upper: 110 });
    const none = { ...settings, fareToleranceUp: 0, fareToleranceDown: 0 };
    expect(fareBounds({ estimate: 10, tariff }, nothingProven, none)).toEqual({ lower: 10, upper: 10 });
  });

  it('rise by proven extras, at the trip’s rates including the fee', () => {
    const extras = { waitingSeconds: 600, detourKm: 2, detourSeconds: 240 };
    // 840 s at 30 an hour and 2 km at 2.50: 12, plus 15 percent.
    expect(fareBounds({ estimate: 10, tariff }, extras, settings)).toEqual({ lower: 7.5, upper: 26.3 });
    const flat = { ...tariff, convenience_fees: 1, convenience_fee_type: 'flat' as const };
    expect(fareBounds({ estimate: 10, tariff: flat }, extras, settings).upper).toBe(24.5);
    const miles = { ...settings, convert_to_mile: true };
    const way = { ...nothingProven, detourKm: 1.609344 };
    expect(fareBounds({ estimate: 10, tariff: flat }, way, miles).upper).toBe(15);
  });

  it('leave a fare within them as measured', () => {
    const measured = fareOf(2, 300);
    expect(
      boundedFare(measured, { lower: measured.trip_cost, upper: measured.trip_cost }, tariff, units),
    ).toEqual({ settled: measured, beyond: null });
  });

  it('settle the trips from the issue at the bound, split by the tariff', () => {
    const paris = boundedFare(fareOf(2_536, 3), { lower: 6.9, upper: 11.5 }, tariff, units);
    expect(paris).toEqual({
      settled: { trip_cost: 11.5, convenience_fees: 1.5, driver_share: 10 },
      beyond: 'above_bound',
    });
    const atPickup = fareBounds({ estimate: 57.99, tariff }, nothingProven, settings);
    const short = boundedFare(fareOf(0, 600), atPickup, tariff, units);
    expect(short.beyond).toBe('below_bound');
    expect(short.settled.trip_cost).toBe(43.5);
  });

  it('let a flat fee above the bound take all of it, and no more', () => {
    const flat = { ...tariff, convenience_fees: 20, convenience_fee_type: 'flat' as const };
    const measured = { trip_cost: 5, convenience_fees: 5, driver_share: 0 };
    expect(boundedFare(measured, { lower: 8, upper: 20 }, flat, units).settled).toEqual({
      trip_cost: 8,
      convenience_fees: 8,
      driver_share: 0,
    });
  });
});

describe('the extras a trip proves beyond its estimate', () => {
  const trip = { estimateDistance: 1, estimateTime: 120, seconds: 600, flags: [] };
  const evidence = { waitingSeconds: 60, isDense: true, km: 4 };
  const route = { distance: 4.2, duration: 500 };

  it('are the waiting time, and the detour the route engine finds for a dense track', () => {
    expect(provenExtras(trip, evidence, route)).toEqual({
      waitingSeconds: 60,
      detourKm: expect.closeTo(3.2, 9),
      detourSeconds: 380,
    });
  });

  it('include no detour with gaps, with flags, without a route, or at an impossible speed', () => {
    const waiting = { ...nothingProven, waitingSeconds: 60 };
    expect(provenExtras(trip, { ...evidence, isDense: false }, route)).toEqual(waiting);
    expect(provenExtras({ ...trip, flags: ['implausible_points'] }, evidence, route)).toEqual(waiting);
    expect(provenExtras(trip, evidence, null)).toEqual(waiting);
    expect(provenExtras(trip, evidence, { ...route, duration: 1_201 })).toEqual(waiting);
  });

  it('never exceed the trip’s duration, nor include a route far longer than the track', () => {
    const long = provenExtras(trip, { ...evidence, waitingSeconds: 900 }, { distance: 40, duration: 900 });
    expect(long).toEqual({ waitingSeconds: 600, detourKm: 5, detourSeconds: 480 });
  });
});

it('the fare stays within bounds that time alone allows, whatever positions a driver sends', () => {
  const point = fc.record({
    lat: fc.oneof(
      fc.double({ min: 40.7, max: 40.9, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    ),
    lng: fc.oneof(
      fc.double({ min: -74, max: -73.8, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    ),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const tolerance = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 40 }),
      point,
      fc.integer({ min: 0, max: 7_200 }),
      fc.integer({ min: 1, max: 40 }),
      tolerance,
      tolerance,
      fc.constantFrom(0, 1, 2, 3),
      (sent, claimed, seconds, estimateDistance, fareToleranceUp, fareToleranceDown, decimal) => {
        const end = { ...claimed, at: seconds * 1000 };
        const points = sent
          .map((fix) => ({ ...fix, at: Math.round(fix.share * seconds * 1000) }))
          .sort((a, b) => a.at - b.at);
        const evidence = trackEvidence([{ lat: 40.758, lng: -73.9855, share: 0, at: 0 }, ...points], end);
        const asked = tripRoute(evidence.believed);
        const path = asked ? [asked.start, ...asked.waypoints, asked.dest] : [];
        const distance = path
          .slice(1)
          .reduce((sum, to, index) => sum + distanceKm(path[index] as LatLng, to), 0);
        const rules = { convert_to_mile: false, decimal, fareToleranceUp, fareToleranceDown };
        const estimate = calculateFare(
          { tariff, distanceKm: estimateDistance, seconds: estimateDistance * 120 },
          rules,
        ).trip_cost;
        const trip = { estimateDistance, estimateTime: estimateDistance * 120, seconds, flags: [] };
        const extras = provenExtras(trip, evidence, { distance, duration: distance * 120 });
        const bounds = fareBounds({ estimate, tariff }, extras, rules);
        const measured = calculateFare({ tariff, distanceKm: distance, seconds }, rules);
        const { settled, beyond } = boundedFare(measured, bounds, tariff, rules);

        const most = estimate * (1 + fareToleranceUp / 100);
        // Twice the time at the hourly rate, plus the distance a driver covers in it at half the engine's
        // time.
        const provable = 1.15 * ((2 * seconds * 30) / 3600 + ((2 * seconds) / 120) * 2.5);
        expect(settled.trip_cost).toBeLessThanOrEqual(most + provable + 1e-9);
        expect(settled.trip_cost).toBeGreaterThanOrEqual(
          Math.min(measured.trip_cost, estimate * Math.max(0, 1 - fareToleranceDown / 100)) - 1e-9,
        );
        if (!evidence.isDense && evidence.waitingSeconds === 0)
          expect(settled.trip_cost).toBeLessThanOrEqual(most + 1e-9);
        expect(beyond === null).toBe(settled.trip_cost === measured.trip_cost);
        expect(settled.driver_share + settled.convenience_fees).toBeCloseTo(settled.trip_cost, 9);
        expect(settled.driver_share).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 500 },
  );
});
