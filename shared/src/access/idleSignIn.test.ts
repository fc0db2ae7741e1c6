import { isIdle } from './idleSignIn.js';

const settings = { staffIdleMinutes: 60 };
const SEEN_AT = 1_000_000;
const afterMs = (usertype: 'rider' | 'driver' | 'fleetadmin' | 'admin', ms: number) =>
  isIdle({ usertype, seenAt: SEEN_AT }, settings, SEEN_AT + ms);

it.each(['admin', 'fleetadmin'] as const)(
  'a sign-in session of a %s becomes idle after the number of minutes in the settings',
  (staff) => {
    expect(afterMs(staff, 60 * 60_000 - 1)).toBe(false);
    expect(afterMs(staff, 60 * 60_000)).toBe(true);
  },
);

it.each(['rider', 'driver'] as const)('a sign-in session of a %s never becomes idle', (usertype) => {
  expect(afterMs(usertype, 365 * 24 * 60 * 60_000)).toBe(false);
});
