import { installWayOf } from './installPrompt.js';

const device = { hasPrompt: false, isIos: false, isInstalled: false, isPutAway: false };

it('offers what the device can do: the browser’s prompt, the hint for iOS, or nothing', () => {
  expect(installWayOf({ ...device, hasPrompt: true })).toBe('prompt');
  expect(installWayOf({ ...device, isIos: true })).toBe('ios');
  expect(installWayOf(device)).toBeNull();
});

it('offers nothing once it is installed or was put away', () => {
  for (const done of [{ isInstalled: true }, { isPutAway: true }])
    for (const way of [{ hasPrompt: true }, { isIos: true }])
      expect(installWayOf({ ...device, ...way, ...done })).toBeNull();
});
