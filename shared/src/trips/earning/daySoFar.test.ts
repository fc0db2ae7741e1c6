import { daySoFar } from './daySoFar.js';

const HOUR = 60 * 60_000;

it('is from midnight in the time zone until now, and until the same time of day a week earlier', () => {
  const now = Date.UTC(2026, 5, 10, 14, 30, 15, 250);
  expect(daySoFar(now, 'America/New_York')).toEqual({ start: Date.UTC(2026, 5, 10, 4), until: now });
  expect(daySoFar(now, 'America/New_York', 1)).toEqual({
    start: Date.UTC(2026, 5, 3, 4),
    until: now - 7 * 24 * HOUR,
  });
});

it('ends at the same time on the clocks, also if they changed within the week', () => {
  // New York sets its clocks forward on 8 March 2026.
  const now = Date.UTC(2026, 2, 10, 16);
  expect(daySoFar(now, 'America/New_York', 1).until).toBe(now - 7 * 24 * HOUR + HOUR);
});
