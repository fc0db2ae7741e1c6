import { onlyEndsDemoMode, sensitiveSettings } from './sensitiveSettings.js';

it('settings about money and security need a proof of identity, convenience settings do not', () => {
  for (const name of ['code', 'decimal', 'bonus', 'negativeBalance', 'RiderWithDraw', 'payoutHoldHours'])
    expect(sensitiveSettings).toContain(name);
  for (const name of [
    'AllowCriticalEditsAdmin',
    'otp_secure',
    'email_verify',
    'driver_approval',
    'passwordRule',
  ])
    expect(sensitiveSettings).toContain(name);
  for (const name of ['CarHornRepeat', 'panic', 'timeZone', 'driverRadius', 'swipe_symbol'])
    expect(sensitiveSettings).not.toContain(name);
});

it('only the switch itself, changed alone, ends demo mode', () => {
  expect(onlyEndsDemoMode({ AllowCriticalEditsAdmin: true })).toBe(true);
  expect(onlyEndsDemoMode({ AllowCriticalEditsAdmin: false })).toBe(false);
  expect(onlyEndsDemoMode({ AllowCriticalEditsAdmin: true, bonus: 5 })).toBe(false);
  expect(onlyEndsDemoMode({ bonus: 5 })).toBe(false);
  expect(onlyEndsDemoMode({})).toBe(false);
});
