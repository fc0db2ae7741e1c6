import { driverStateOf, staleAfterMs, waitsSince } from './driverState.js';

const now = 1_772_447_400_000;
const online = { approved: true, driverActiveStatus: true, queue: false, positionAt: now - 5_000 };
const state = (fields: object) => driverStateOf({ ...online, ...fields }, now, 120_000);

it.each([
  ['free', {}],
  ['busy', { queue: true, positionAt: 0, driverActiveStatus: false }],
  ['break', { breakUntil: now + 1, positionAt: 0 }],
  ['free', { breakUntil: now }],
  ['away', { awayAt: now - 1, positionAt: 0 }],
  ['break', { awayAt: now - 1, breakUntil: now + 1 }],
  ['busy', { awayAt: now - 1, queue: true }],
  ['stale', { positionAt: now - 120_001 }],
  ['stale', { positionAt: null }],
  ['free', { positionAt: now - 120_000 }],
  // The first position after going online takes a moment.
  ['free', { positionAt: null, idleSince: now - 120_000 }],
  ['offline', { driverActiveStatus: false, breakUntil: now + 1 }],
  ['blocked', { approved: false }],
])('is %s for %j', (expected, fields) => {
  expect(state(fields)).toBe(expected);
});

it('takes the age of a stale position from the settings', () => {
  expect(staleAfterMs({ driverSilentSeconds: 90 })).toBe(90_000);
});

it('waits since the last trip or break', () => {
  const waiting = { ...online, idleSince: now - 600_000 };
  expect(waitsSince(waiting, 'free')).toBe(now - 600_000);
  expect(waitsSince({ ...waiting, breakUntil: now - 60_000 }, 'stale')).toBe(now - 60_000);
  expect(waitsSince(waiting, 'busy')).toBeNull();
  expect(waitsSince(online, 'free')).toBeNull();
});
