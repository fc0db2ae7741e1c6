import { describe, expect, it } from 'vitest';
import {
  type DriverSample,
  isNews,
  packSample,
  PERIOD_MS,
  periodOf,
  recordedStateOf,
  SAMPLE_HOLDS_MS,
  sampleAt,
  unpackSample,
} from './recording.js';

const start = periodOf(1_772_447_400_000);
const sample = (fields: Partial<DriverSample> = {}): DriverSample => ({
  at: start,
  lat: 40.758,
  lng: -73.9855,
  state: 'free',
  ...fields,
});
const north = (meters: number) => 40.758 + meters / 111_195;

describe('what is recorded', () => {
  it.each([
    ['busy', { queue: true, driverActiveStatus: false }],
    ['offline', { driverActiveStatus: false }],
    ['break', { breakUntil: start + 1 }],
    ['break', { awayAt: start - 1 }],
    ['break', { positionAt: start - 60_001 }],
    ['heading', { heading: { isOn: true } }],
    ['owes', { walletBalance: -0.01 }],
    ['free', { breakUntil: start, heading: { isOn: false } }],
  ])('is %s for %j', (state, fields) => {
    const driver = {
      driverActiveStatus: true,
      queue: false,
      walletBalance: 0,
      approved: true,
      positionAt: start,
      ...fields,
    };
    expect(recordedStateOf(driver as never, start, 60_000)).toBe(state);
  });

  it.each([
    ['the first sample of an online driver', undefined, {}, true],
    ['nothing of a driver who was never online', undefined, { state: 'offline' as const }, false],
    ['a change of the state at once', sample(), { at: start + 1, state: 'busy' as const }, true],
    [
      'no second sample of an offline driver',
      sample({ state: 'offline' }),
      { state: 'offline' as const, at: start + PERIOD_MS },
      false,
    ],
    ['a move of 51 meters after 25 seconds', sample(), { at: start + 25_000, lat: north(51) }, true],
    ['no move of 49 meters', sample(), { at: start + 25_000, lat: north(49) }, false],
    ['no move within 24 seconds', sample(), { at: start + 24_000, lat: north(500) }, false],
    ['a driver who stays in place every 5 minutes', sample(), { at: start + 300_000 }, true],
    ['the first sample of each period', sample({ at: start - 1 }), {}, true],
  ] as const)('contains %s', (_what, last, next, expected) => {
    expect(isNews(last, sample(next))).toBe(expected);
  });
});

it('a packed sample is the same again, to the second and the meter', () => {
  const exact = sample({ at: start + 61_000, lat: 40.75812, lng: -73.98551, state: 'owes' });
  expect(unpackSample(packSample(exact, start), start)).toEqual(exact);
});

it('a driver is at the place of the latest sample, until they go offline or there are no more samples', () => {
  const [first, second] = [sample(), sample({ at: start + 60_000, lat: north(80), state: 'busy' })];
  const samples = [first, second];
  expect(sampleAt(samples, start - 1)).toBeNull();
  expect(sampleAt(samples, start + 59_999)).toBe(first);
  expect(sampleAt(samples, start + 60_000)).toBe(second);
  expect(sampleAt(samples, start + 60_000 + SAMPLE_HOLDS_MS)).toBe(second);
  expect(sampleAt(samples, start + 60_001 + SAMPLE_HOLDS_MS)).toBeNull();
  const gone = sample({ at: start + 70_000, state: 'offline' });
  expect(sampleAt([...samples, gone], start + 70_000)).toBeNull();
});
