import fc from 'fast-check';
import { MAX_STEP_LATE_MS, stepTime } from './stepTime.js';

const NOW = 1_700_000_000_000;
const timestamp = fc.integer({ min: NOW - 2 * MAX_STEP_LATE_MS, max: NOW + MAX_STEP_LATE_MS });
const past = fc.integer({ min: NOW - MAX_STEP_LATE_MS, max: NOW });

it('takes the time of the server for a step without a time of its own', () => {
  expect(stepTime({ claimed: null, now: NOW, after: [NOW - 5] })).toBe(NOW);
  expect(stepTime({ claimed: undefined, now: NOW, after: [] })).toBe(NOW);
});

it('takes the time of a late step as the device claims it', () => {
  expect(stepTime({ claimed: NOW - 600_000, now: NOW, after: [NOW - 600_000, null] })).toBe(NOW - 600_000);
  expect(stepTime({ claimed: NOW - MAX_STEP_LATE_MS, now: NOW, after: [] })).toBe(NOW - MAX_STEP_LATE_MS);
});

it('takes no time before an earlier step, too long ago, or in the future', () => {
  expect(stepTime({ claimed: NOW - 600_001, now: NOW, after: [undefined, NOW - 600_000] })).toBe(
    NOW - 600_000,
  );
  expect(stepTime({ claimed: NOW - MAX_STEP_LATE_MS - 1, now: NOW, after: [] })).toBe(NOW - MAX_STEP_LATE_MS);
  expect(stepTime({ claimed: NOW + 1, now: NOW, after: [] })).toBe(NOW);
  // A position may be dated a little ahead.
  expect(stepTime({ claimed: NOW, now: NOW, after: [NOW + 30_000] })).toBe(NOW);
});

it('stays between the earlier steps and now, whatever a device claims', () => {
  fc.assert(
    fc.property(timestamp, fc.array(past), (claimed, after) => {
      const at = stepTime({ claimed, now: NOW, after });
      return at <= NOW && at >= NOW - MAX_STEP_LATE_MS && after.every((earlier) => at >= earlier);
    }),
  );
});
