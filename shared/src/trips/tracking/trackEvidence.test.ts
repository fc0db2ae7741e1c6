import { trackEvidence } from './trackEvidence.js';

const START = 1_700_000_000_000;
const KM_PER_DEGREE = 111.195;

/** A position the given number of km north of the trip's start, and seconds after it. */
const at = (seconds: number, km: number, fields: object = {}) => ({
  lat: 40 + km / KM_PER_DEGREE,
  lng: -73.9,
  at: START + seconds * 1000,
  ...fields,
});

describe('the evidence of a track', () => {
  it('is its path to the end and, if the positions are close in time, the whole path', () => {
    const evidence = trackEvidence([at(0, 0), at(60, 0.8), at(120, 1.5)], at(180, 2.2));
    expect(evidence).toMatchObject({ isEndBelieved: true, hasImplausiblePoints: false, isDense: true });
    expect(evidence.km).toBeCloseTo(2.2, 4);
    expect(trackEvidence([at(0, 0), at(60, 0.8)], at(181, 2.2)).isDense).toBe(false);
    expect(trackEvidence([at(0, 0)], at(60, 0.8)).isDense).toBe(false);
  });

  it('excludes an end that is impossible to drive to', () => {
    const evidence = trackEvidence([at(0, 0), at(60, 0.8)], at(63, 5_800));
    expect(evidence.isEndBelieved).toBe(false);
    expect(evidence.km).toBeCloseTo(0.8, 4);
  });

  it('excludes flagged positions, but records that there were some', () => {
    const points = [at(0, 0), at(10, 400, { flagged: true }), at(60, 0.8)];
    expect(trackEvidence(points, at(120, 1.5))).toMatchObject({
      hasImplausiblePoints: true,
      isEndBelieved: true,
      km: expect.closeTo(1.5, 4),
    });
  });

  it('detects positions that agree elsewhere, even if they were stored as believed', () => {
    const points = [at(0, 0), at(1, 100), at(2, 100), at(3, 100), at(60, 0.8)];
    expect(trackEvidence(points, at(120, 1.5))).toMatchObject({
      hasImplausiblePoints: true,
      km: expect.closeTo(1.5, 4),
    });
  });

  it('counts standing and crawling as waiting, but not driving', () => {
    // A minute at 48 km/h, two standing, one crawling at 6 km/h, one at 48.
    const points = [at(0, 0), at(60, 0.8), at(120, 0.8), at(180, 0.8), at(240, 0.9), at(300, 1.7)];
    expect(trackEvidence(points, at(360, 2.5)).waitingSeconds).toBe(180);
  });

  it('treats a silent device as standing only if it has not moved', () => {
    expect(trackEvidence([at(0, 0), at(600, 0.1)], at(660, 0.9)).waitingSeconds).toBe(600);
    expect(trackEvidence([at(0, 0), at(600, 1)], at(660, 1.8)).waitingSeconds).toBe(0);
  });

  it.each([
    [84, 0.3],
    [84, 1.4],
    [110, 0.2],
    [400, 0.9],
  ])('does not treat a tunnel as waiting: %s s without positions, and %s km', (seconds, km) => {
    const points = [at(0, 0), at(60, 0.8), at(60 + seconds, 0.8 + km), at(120 + seconds, 1.6 + km)];
    expect(trackEvidence(points, at(180 + seconds, 2.4 + km))).toMatchObject({
      waitingSeconds: 0,
      hasImplausiblePoints: false,
      isEndBelieved: true,
      km: expect.closeTo(2.4 + km, 4),
    });
  });

  it('does not count standing at the end of the trip: the trip could have ended', () => {
    const points = [at(0, 0), at(60, 0.8), at(120, 1.6), at(1_800, 1.6), at(3_600, 1.55)];
    expect(trackEvidence(points, at(3_660, 1.6)).waitingSeconds).toBe(0);
    expect(trackEvidence([at(0, 0)], at(3_600, 0.1)).waitingSeconds).toBe(0);
  });
});
