import fc from 'fast-check';
import { distanceKm } from '../../basics/geo/geo.js';
import { type LiveFix, startTrail, stepTrail } from './liveTrail.js';
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

/** How the positions after the start are judged, in order. */
function judged(fixes: readonly LiveFix[], from: readonly LiveFix[] = []) {
  let trail = startTrail(FROM);
  for (const fix of from) ({ trail } = stepTrail(trail, fix));
  return fixes.map((fix) => {
    const step = stepTrail(trail, fix);
    trail = step.trail;
    return step.verdict;
  });
}

/** The accepted positions after the start, in order. */
const accepted = (fixes: readonly LiveFix[], from?: readonly LiveFix[]): LiveFix[] => {
  const verdicts = judged(fixes, from);
  return fixes.filter((_, index) => verdicts[index] !== 'refused');
};

/** Positions at the start, for so long that nothing far away soon outweighs them. */
const established = [20, 40, 60].map((seconds) => after(seconds, 0));

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
          .sort((a, b) => a.seconds - b.seconds)
          .map(({ seconds, north, east }) => after(seconds, north, east));
        const verdicts = judged(fixes);
        const restart = verdicts.indexOf('restarts');
        const until = restart === -1 ? fixes.length : restart;
        for (const fix of fixes.slice(0, until).filter((_, index) => verdicts[index] === 'follows')) {
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
  // 20 km at 250 km/h: less than five minutes. Too far apart in time to support each other.
  const away = [1, 5].map((minute) => after(60 + minute * 60, 20));
  expect(accepted(away, established)).toEqual(away.slice(1));
});

describe('there is a way back', () => {
  it.each([
    ['0,0', { lat: 0, lng: 0 }],
    ['another continent', { lat: 48.85, lng: 2.35 }],
    ['the other side of the antimeridian', { lat: -18, lng: 179.9 }],
    ['100 km away', { lat: 40.9, lng: -73.9 }],
  ])('from a first fix of %s, after three fixes that agree', (_, place) => {
    let trail = startTrail({ ...place, at: START });
    const verdicts = [2, 4, 6, 8].map((seconds) => {
      const step = stepTrail(trail, after(seconds, seconds / 60));
      trail = step.trail;
      return step.verdict;
    });
    expect(verdicts).toEqual(['refused', 'refused', 'restarts', 'follows']);
  });

  it('from an established place, as before a flight, after three minutes that agree', () => {
    const landed = Array.from({ length: 14 }, (_, index) => after(7_200 + index * 15, 5_500, 0));
    expect(accepted(landed, established)).toEqual(landed.slice(12));
  });

  it('not for fixes of one moment, nor for those that do not agree with each other', () => {
    const moment = Array.from({ length: 50 }, () => after(5, 100));
    expect(accepted(moment)).toEqual([]);
    const scattered = [2, 4, 6, 8, 10, 12].map((seconds) => after(seconds, 100 * seconds));
    expect(accepted(scattered)).toEqual([]);
  });

  it('not while fixes at the known place keep coming in between', () => {
    const both = Array.from({ length: 40 }, (_, index) => after(65 + index * 10, index % 2 === 0 ? 30 : 0));
    const home = both.filter((_, index) => index % 2 === 1);
    expect(accepted(both, established)).toEqual(home);
  });
});

describe('coarse fixes', () => {
  const coarse = (fix: TrackFix, accuracyM = 3_000): LiveFix => ({ ...fix, accuracyM });

  it('are shown, but exact ones are not judged by them', () => {
    const fixes = [coarse(after(80, 0.8)), after(82, 0.01), coarse(after(100, -1)), after(101, 0.02)];
    expect(judged(fixes, established)).toEqual(['follows', 'follows', 'follows', 'follows']);
  });

  it('do not let a driver jump, however coarse they claim to be', () => {
    const jumps = [1, 2, 3].map((seconds) => coarse(after(60 + seconds, 20), 50_000));
    expect(accepted(jumps, established)).toEqual([]);
  });

  it('may be corrected by their accuracy, five kilometers at most, once a better one follows', () => {
    const first = startTrail(coarse(FROM));
    expect(stepTrail(first, after(2, 2.5)).verdict).toBe('follows');
    expect(stepTrail(first, after(2, 3.5)).verdict).toBe('refused');
    expect(stepTrail(startTrail(coarse(FROM, 100_000)), after(2, 6)).verdict).toBe('refused');
  });

  it('lead out of a wrong place, too', () => {
    const away = [2, 4, 6].map((seconds) => coarse(after(seconds, 300 + seconds / 4)));
    expect(judged(away)).toEqual(['refused', 'refused', 'restarts']);
  });
});
