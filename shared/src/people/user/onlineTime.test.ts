import { onlineChange, onlineToday } from './onlineTime.js';

const HOUR = 3_600_000;
const start = 1_772_427_600_000;
const today = { day: 20260302, start, now: start + 10 * HOUR };

it('adds up the times online of a day', () => {
  const morning = onlineChange({ driverActiveStatus: false }, true, { ...today, now: start + HOUR });
  expect(morning).toEqual({ onlineSince: start + HOUR, idleSince: start + HOUR });
  const noon = onlineChange({ ...morning, driverActiveStatus: true }, false, {
    ...today,
    now: start + 4 * HOUR,
  });
  expect(noon).toEqual({ onlineSince: null, online: { day: 20260302, ms: 3 * HOUR } });
  expect(onlineToday({ ...noon, onlineSince: start + 9 * HOUR }, today)).toBe(4 * HOUR);
});

it('counts only what is of the day', () => {
  expect(onlineToday({ onlineSince: start - 5 * HOUR }, today)).toBe(10 * HOUR);
  expect(onlineToday({ online: { day: 20260301, ms: HOUR } }, today)).toBe(0);
});

it('does not start over for a driver who already is online or offline', () => {
  expect(onlineChange({ driverActiveStatus: true, onlineSince: 5 }, true, today)).toEqual({});
  expect(onlineChange({}, false, today)).toEqual({});
});
