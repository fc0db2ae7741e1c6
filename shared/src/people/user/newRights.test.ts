import { areNewRights, mayBeSecondAccount, NEW_RIGHTS_MS } from './newRights.js';

const NOW = 1_800_000_000_000;
const ago = (hours: number) => NOW - hours * 60 * 60_000;

it.each([
  [0, true],
  [71, true],
  [72, false],
  [9_000, false],
])('rights of %d hours ago are new: %s', (hours, areNew) => {
  expect(areNewRights(ago(hours), NOW)).toBe(areNew);
  expect(NEW_RIGHTS_MS).toBe(72 * 60 * 60_000);
});

it.each([
  ['made after the one who asked', 1, 500, true],
  ['made in the same days, but later', 1, 2, true],
  ['made in the same days, but earlier: a new colleague asks', 2, 1, false],
  ['made at the same time', 2, 2, false],
  ['made long ago, though later', 73, 500, false],
])('an approver %s', (_which, approver, requester, isSuspect) => {
  expect(mayBeSecondAccount({ approver: ago(approver), requester: ago(requester) }, NOW)).toBe(isSuspect);
});
