import fc from 'fast-check';
import { distanceKm } from '../geo/geo.js';
import { openGate, passGate, type TrackFix, type TrackGate } from './trackGate.js';

const START = 1_700_000_000_000;
const KM_PER_DEGREE = 111.195;

/** What passes of positions that come one after the other. */
function passedOf(fixes: readonly TrackFix[]): TrackFix[] {
  let gate: TrackGate<TrackFix> = openGate;
  return fixes.flatMap((fix) => {
    const judged = passGate(gate, fix);
    gate = judged.gate;
    return judged.passed;
  });
}

/** A drive northwards: so many km/h between positions some seconds apart. */
const aDrive = fc
  .array(fc.record({ kmh: fc.integer({ min: 0, max: 240 }), seconds: fc.integer({ min: 1, max: 60 }) }), {
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
  it('all pass while somebody can have driven them', () => {
    fc.assert(fc.property(aDrive, (drive) => expect(passedOf(drive)).toEqual(drive)));
  });

  it('lose single jumps, so that these do not spoil the distance [5.18]', () => {
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

  it('pass after a jump that those which follow confirm', () => {
    fc.assert(
      fc.property(aDrive, aDrive, (before, after) => {
        const since = before.at(-1)?.at as number;
        const elsewhere = after.map((fix) => ({ ...fix, lng: 100, at: fix.at - START + since }));
        fc.pre(elsewhere.length >= 3);
        expect(passedOf([...before, ...elsewhere])).toEqual([...before, ...elsewhere]);
      }),
    );
  });

  it('pass once each, in the order of their time, whatever comes', () => {
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

  it('may be as far apart as 250 km/h and a standing device make them, and no further', () => {
    const from = { lat: 0, lng: 0, at: START };
    const after = (km: number): TrackFix => ({ lat: km / 111.1951, lng: 0, at: START + 3_600_000 });
    expect(passedOf([from, after(250.1)])).toHaveLength(2);
    expect(passedOf([from, after(250.2)])).toHaveLength(1);
  });
});
