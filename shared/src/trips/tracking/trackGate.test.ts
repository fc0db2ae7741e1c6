import fc from 'fast-check';
import { distanceKm } from '../../basics/geo/geo.js';
import { openGate, passGate, type TrackFix, type TrackGate } from './trackGate.js';

const START = 1_700_000_000_000;
const KM_PER_DEGREE = 111.195;

/** How the gate judges a series of positions. */
function judged(fixes: readonly TrackFix[]): { passed: TrackFix[]; flagged: TrackFix[] } {
  let gate: TrackGate<TrackFix> = openGate;
  const outcomes = fixes.map((fix) => {
    const outcome = passGate(gate, fix);
    gate = outcome.gate;
    return outcome;
  });
  return {
    passed: outcomes.flatMap(({ passed }) => passed),
    flagged: outcomes.flatMap(({ flagged }) => flagged),
  };
}

const passedOf = (fixes: readonly TrackFix[]) => judged(fixes).passed;

/** A drive north, with a given speed in km/h and number of seconds between positions. */
const aDrive = fc
  .array(fc.record({ kmh: fc.integer({ min: 0, max: 150 }), seconds: fc.integer({ min: 1, max: 60 }) }), {
    minLength: 2,
    maxLength: 40,
  })
  .map((legs) => {
    let [lat, at] = [40, START];
    return legs.map(({ kmh, seconds }): TrackFix => {
      at += seconds * 1000;
      lat += (kmh * seconds) / 3600 / KM_PER_DEGREE;
      return { lat, lng: -73.9, at };
    });
  });

const lengthOf = (fixes: readonly TrackFix[]) =>
  fixes.slice(1).reduce((sum, fix, index) => sum + distanceKm(fixes[index] as TrackFix, fix), 0);

describe('positions of a track', () => {
  it('all pass if they are possible to drive', () => {
    fc.assert(
      fc.property(aDrive, (drive) => {
        expect(passedOf(drive)).toEqual(drive);
      }),
    );
  });

  it('do not include single jumps, so that these do not distort the distance [5.18]', () => {
    const jumps = fc.array(fc.tuple(fc.nat(), fc.double({ min: 50, max: 5_000, noNaN: true })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(aDrive, jumps, (drive, drawn) => {
        const far = new Map(drawn.map(([at, km]) => [1 + (at % (drive.length - 1)), km]));
        const spoilt = drive.flatMap((fix, index) => {
          const km = far.get(index);
          const jump = { ...fix, lng: fix.lng + (km ?? 0) / 80, at: fix.at - 1 };
          return km === undefined ? [fix] : [jump, fix];
        });
        const passed = passedOf(spoilt);
        expect(passed).toEqual(drive);
        expect(lengthOf(passed)).toBeCloseTo(lengthOf(drive), 9);
      }),
    );
  });

  it('are flagged and not believed after a jump, however well they agree with each other', () => {
    fc.assert(
      fc.property(aDrive, aDrive, (before, after) => {
        const since = before.at(-1)?.at as number;
        const elsewhere = after.map((fix) => ({ ...fix, lng: 100, at: fix.at - START + since }));
        const { passed, flagged } = judged([...before, ...elsewhere]);
        expect(passed).toEqual(before);
        expect(flagged).toEqual(elsewhere.length >= 3 ? elsewhere : []);
      }),
    );
  });

  it('pass again after enough time to drive there', () => {
    const from = { lat: 40, lng: 0, at: START };
    // 20 km away: 8 minutes at 150 km/h.
    const away = (minute: number) => ({ lat: 40 + 20 / KM_PER_DEGREE, lng: 0, at: START + minute * 60_000 });
    const later = [1, 3, 5, 7, 9, 10].map(away);
    expect(passedOf([from, ...later])).toEqual([from, away(9), away(10)]);
  });

  it('add no distance within a moment, in any number of small steps', () => {
    const steps = Array.from({ length: 1000 }, (_, index) => ({
      lat: 40 + (index * 0.1) / KM_PER_DEGREE,
      lng: 0,
      at: START + index,
    }));
    const { passed, flagged } = judged(steps);
    expect(lengthOf(passed)).toBeLessThan(0.2);
    expect(flagged.length).toBeGreaterThan(900);
  });

  it('never make a longer path than their time allows', () => {
    const anything = fc.record({
      lat: fc.double({ min: 39.9, max: 40.1, noNaN: true }),
      lng: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
      at: fc.integer({ min: START, max: START + 600_000 }),
    });
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), (fixes) => {
        const passed = passedOf([...fixes].sort((a, b) => a.at - b.at));
        const hours = ((passed.at(-1)?.at ?? 0) - (passed[0]?.at ?? 0)) / 3_600_000;
        // Steps below 30 m are a device's noise.
        expect(lengthOf(passed)).toBeLessThanOrEqual(0.15 + 150 * hours + 0.03 * passed.length);
      }),
    );
  });

  it('pass once each, in order of time, for any input', () => {
    const anything = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
      at: fc.integer({ min: START, max: START + 600_000 }),
    });
    fc.assert(
      fc.property(fc.array(anything), (fixes) => {
        const passed = passedOf(fixes);
        expect(new Set(passed).size).toBe(passed.length);
        expect(passed.every((fix) => fixes.includes(fix))).toBe(true);
        expect(passed.map(({ at }) => at)).toEqual(passed.map(({ at }) => at).sort((a, b) => a - b));
      }),
    );
  });

  it('may be as far apart as 250 km/h plus device noise allow, and no further', () => {
    const HOUR = 3_600_000;
    // An hour of standing still keeps the average speed limit out of this test.
    const standing = [0, 1].map((hours) => ({ lat: 0, lng: 0, at: START + hours * HOUR }));
    const after = (km: number): TrackFix => ({ lat: km / 111.1951, lng: 0, at: START + 2 * HOUR });
    expect(passedOf([...standing, after(250.1)])).toHaveLength(3);
    expect(passedOf([...standing, after(250.2)])).toHaveLength(2);
  });

  it('may continue for 150 km per hour from the start, and no further', () => {
    const from = { lat: 0, lng: 0, at: START };
    const after = (km: number): TrackFix => ({ lat: km / 111.1951, lng: 0, at: START + 3_600_000 });
    expect(passedOf([from, after(150.1)])).toHaveLength(2);
    expect(passedOf([from, after(150.2)])).toHaveLength(1);
  });
});
