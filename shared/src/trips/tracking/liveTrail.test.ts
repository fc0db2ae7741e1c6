import fc from 'fast-check';
import { distanceKm } from '../../basics/geo/geo.js';
import { extendTrail, startTrail } from './liveTrail.js';
import type { TrackFix } from './trackGate.js';

const START = 1_700_000_000_000;
const KM_PER_DEGREE = 111.195;
const FROM: TrackFix = { lat: 40, lng: -73.9, at: START };

/**
 * A position by its distance north and east of the start, in km, and its time after the start, in seconds.
 */
const after = (seconds: number, north: number, east = 0): TrackFix => ({
  lat: FROM.lat + north / KM_PER_DEGREE,
  lng: FROM.lng + east / (KM_PER_DEGREE * Math.cos((FROM.lat * Math.PI) / 180)),
  at: START + seconds * 1000,
});

/** The accepted positions after the start, in order. */
function accepted(fixes: readonly TrackFix[]): TrackFix[] {
  let trail = startTrail(FROM);
  return fixes.filter((fix) => {
    const extended = extendTrail(trail, fix);
    trail = extended ?? trail;
    return extended !== null;
  });
}

const kmFromStart = (fixes: readonly TrackFix[]) => Math.max(0, ...fixes.map((fix) => distanceKm(FROM, fix)));

/**
 * A drive north at 50 km/h with positions up to some km off the road, and a number of seconds between them.
 */
const aNoisyDrive = (offKm: number, seconds: number) =>
  fc
    .array(
      fc.record({
        angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        off: fc.double({ min: 0, max: offKm, noNaN: true }),
      }),
      { minLength: 20, maxLength: 60 },
    )
    .map((noises) =>
      noises.map(({ angle, off }, index) => {
        const passed = (index + 1) * seconds;
        return after(passed, (50 * passed) / 3600 + off * Math.sin(angle), off * Math.cos(angle));
      }),
    );

describe('hops within the tolerance for device noise', () => {
  it('reach nothing beyond it at one timestamp', () => {
    const hops = Array.from({ length: 100 }, (_, index) => after(0, (index + 1) * 0.149));
    expect(accepted(hops)).toEqual(hops.slice(0, 1));
  });

  it('reach no further in ten seconds than one position could', () => {
    const hops = Array.from({ length: 100 }, (_, index) => after((index + 1) / 10, (index + 1) * 0.149));
    // 250 km/h for ten seconds, plus 150 m.
    expect(kmFromStart(accepted(hops))).toBeLessThanOrEqual(0.15 + 250 / 360);
  });

  it('gain it once a minute, for any input', () => {
    const anything = fc.record({
      seconds: fc.double({ min: 0, max: 300, noNaN: true }),
      north: fc.double({ min: -2, max: 25, noNaN: true }),
      east: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), (drawn) => {
        const fixes = drawn
          .toSorted((a, b) => a.seconds - b.seconds)
          .map(({ seconds, north, east }) => after(seconds, north, east));
        for (const fix of accepted(fixes)) {
          const minutes = (fix.at - START) / 60_000;
          const most = 0.15 * (1 + Math.floor(minutes)) + (250 * minutes) / 60;
          expect(distanceKm(FROM, fix)).toBeLessThanOrEqual(most + 1e-9);
        }
      }),
    );
  });
});

describe('a drive at 50 km/h is accepted as a whole', () => {
  it.each([
    { offKm: 0.15, seconds: 3 },
    { offKm: 0.15, seconds: 20 },
    { offKm: 0.065, seconds: 1 },
  ])('with positions every $seconds s, up to $offKm km off the road', ({ offKm, seconds }) => {
    fc.assert(
      fc.property(aNoisyDrive(offKm, seconds), (drive) => {
        expect(accepted(drive)).toEqual(drive);
      }),
    );
  });
});

it('a vehicle that was out of reach is accepted again after enough time to drive there', () => {
  // 20 km at 250 km/h: less than five minutes.
  const away = [1, 2, 3, 4, 5].map((minute) => after(minute * 60, 20));
  expect(accepted(away)).toEqual(away.slice(4));
});
