import { hourOfWeek, learnedTime, learnSpeed, speedKeys, type SpeedSample } from './learnedSpeed.js';

const NEW_YORK = 'America/New_York';
const HOUR = 3_600_000;
const samples = (...ratios: (number | null)[]): SpeedSample[] =>
  ratios.map((ratio) => ({ ratio, pace: (ratio ?? 1) * 200 }));
const five = (ratio: number | null) => samples(ratio, ratio, ratio, ratio, ratio);

describe('the hour of the week [4.130]', () => {
  it('begins on Monday after midnight, where the drive is', () => {
    const monday = Date.UTC(2026, 2, 2);
    expect(hourOfWeek(monday, 'UTC')).toBe(0);
    expect(hourOfWeek(monday - 1, 'UTC')).toBe(167);
    expect(hourOfWeek(monday, NEW_YORK)).toBe(163);
    expect(hourOfWeek(monday, 'Asia/Kathmandu')).toBe(5);
  });

  it('follows the clocks when they change', () => {
    const sundayAtEight = Date.UTC(2026, 2, 8, 12);
    expect(hourOfWeek(sundayAtEight, NEW_YORK)).toBe(
      hourOfWeek(sundayAtEight - 7 * 24 * HOUR + HOUR, NEW_YORK),
    );
  });
});

it('keeps samples by region, by the cell where drives begin, and by both cells [4.130]', () => {
  const drive = {
    from: { lat: 40.75, lng: -73.99 },
    to: { lat: 40.79, lng: -73.95 },
    at: Date.UTC(2026, 2, 2),
  };
  const keys = speedKeys({ ...drive, timeZone: 'UTC' });
  expect(keys).toEqual(['0/r81,-148', '0/c2037,-3700', '0/c2037,-3700/2039,-3698']);
  const near = speedKeys({ ...drive, from: { lat: 40.759, lng: -73.981 }, timeZone: 'UTC' });
  expect([near[0] === keys[0], near[1] === keys[1], near[2]]).toEqual([
    true,
    true,
    '0/c2037,-3700/2039,-3698',
  ]);
});

describe('what trips showed about a drive [4.130]', () => {
  it('is nothing with fewer than five trips in the region at that hour', () => {
    expect(learnSpeed([])).toBeNull();
    expect(learnSpeed([[], [], []])).toBeNull();
    expect(learnSpeed([samples(2, 2, 2, 2), samples(2, 2, 2, 2), []])).toBeNull();
    expect(learnSpeed([five(2), [], []])).toEqual({ ratio: 2, pace: 400, trips: 5 });
  });

  it('is a median: single odd trips change nothing', () => {
    expect(learnSpeed([samples(1, 1.1, 1.2, 0.4, 4)])?.ratio).toBe(1.1);
  });

  it('moves toward smaller areas the more trips they have', () => {
    const ratioWith = (own: number) =>
      learnSpeed([five(1), Array.from({ length: own }, () => five(2)[0]!), []])!.ratio!;
    expect(ratioWith(0)).toBe(1);
    expect(ratioWith(1)).toBeCloseTo(1 + 1 / 11);
    expect(ratioWith(10)).toBeCloseTo(1.5);
    expect(ratioWith(25)).toBeCloseTo(1 + 25 / 35);
    expect(learnSpeed([five(1), five(1), samples(...Array(10).fill(3))])!.ratio).toBeCloseTo(2);
  });

  it('has no ratio as long as few trips were estimated for the way they took', () => {
    expect(learnSpeed([[...five(null), ...samples(2, 2)], five(null), []])).toEqual({
      ratio: null,
      pace: 200,
      trips: 7,
    });
  });
});

describe('a driving time [4.130]', () => {
  const learned = { ratio: 2, pace: 300, trips: 9 };

  it('is that of the route engine times the ratio', () => {
    expect(learnedTime({ seconds: 60, source: 'service' }, 1, learned)).toEqual({
      seconds: 120,
      source: 'service',
      learnedFrom: 9,
    });
  });

  it('is that of the straight line at the learned pace without an answer of the engine', () => {
    expect(learnedTime(null, 2, learned)).toEqual({ seconds: 600, source: 'line', learnedFrom: 9 });
  });

  it('stays as it is where nothing was learned, and where no way leads', () => {
    const time = { seconds: 60, source: 'streets' } as const;
    expect(learnedTime(time, 1, null)).toBe(time);
    expect(learnedTime(null, 1, null)).toBeNull();
    expect(learnedTime(time, 1, { ...learned, ratio: null })).toBe(time);
    expect(learnedTime({ seconds: null, source: 'service' }, 1, learned)?.seconds).toBeNull();
  });
});
