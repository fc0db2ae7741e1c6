import { distanceKm } from '../../basics/geo/geo.js';
import { speedSample } from './speedSample.js';

const KM = 1 / 111.195;
const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 2, 8);
const at = (km: number, minutes: number) => ({ lat: 40 + km * KM, lng: -74, at: START + minutes * MINUTE });
const trip = {
  kind: 'ordinary',
  pickup: { lat: 40, lng: -74 },
  drop: { lat: 40 + 4 * KM, lng: -74 },
  estimateDistance: 5,
  estimateTime: 480,
} as const;
/** Four km in 16 minutes. */
const drive = [at(0, 0), at(1, 4), at(2, 8), at(3, 12), at(4, 16)];

it('compares a drive with its estimate, and with the straight line [4.130]', () => {
  expect(speedSample(trip, drive)).toEqual({
    ratio: 2,
    pace: expect.closeTo(240, 0),
    from: trip.pickup,
    to: { lat: drive[4]!.lat, lng: -74 },
    at: START,
  });
});

it('counts from leaving the pickup until coming to the drop, without long waits [4.130]', () => {
  const waited = [
    at(0, -9),
    at(0.05, -3),
    ...drive.slice(0, 3),
    at(2, 13),
    ...[at(3, 17), at(4, 21), at(4.02, 25), at(4, 29)],
  ];
  expect(speedSample(trip, waited)).toMatchObject({ ratio: 2, at: START });
  // A light is a part of the drive.
  const light = [...drive.slice(0, 3), at(2, 10), at(3, 14), at(4, 18)];
  expect(speedSample(trip, light)?.ratio).toBeCloseTo(18 / 8);
});

it.each<[string, Partial<Parameters<typeof speedSample>[0]>]>([
  ['by the hour', { kind: 'hourly' }],
  ['by the meter', { kind: 'street' }],
  ['with stops', { stops: [{}] }],
  ['with a booked wait', { back: { waitMinutes: 20 } as never }],
])('learns nothing from a trip %s [4.130]', (_, fields) => {
  expect(speedSample({ ...trip, ...fields }, drive)).toBeNull();
});

it('learns nothing from short trips, and from times that cannot be right [4.130]', () => {
  expect(speedSample(trip, [])).toBeNull();
  expect(speedSample(trip, [at(0, 0)])).toBeNull();
  expect(speedSample(trip, [at(0, 0), at(0.9, 4)])).toBeNull();
  expect(speedSample({ ...trip, estimateTime: 100 }, drive)).toBeNull();
  expect(speedSample({ ...trip, estimateTime: 5_000 }, drive)).toBeNull();
  expect(speedSample(trip, [at(0, 0), at(4, 1)])).toBeNull();
});

it('has no ratio where the estimate was for another way [4.130]', () => {
  const elsewhere = { ...trip, drop: { lat: 40 + 8 * KM, lng: -74 } };
  expect(speedSample(elsewhere, drive)).toMatchObject({ ratio: null, pace: expect.closeTo(240, 0) });
  const around = [at(0, 0), { ...at(2, 8), lng: -73.9 }, at(4, 16)];
  expect(distanceKm(around[0]!, around[1]!)).toBeGreaterThan(5);
  expect(speedSample(trip, around)).toMatchObject({ ratio: null });
});
