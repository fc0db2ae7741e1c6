import { type DeviceClock, unreadClock } from '@wayfare/shared';
import { boundedCache } from '../../platform/boundedCache.js';

/** How many devices have their clock remembered. */
const DEVICES = 50_000;

/** How far the clocks of drivers' devices are off, by sign-in. A device without one is taken to be right. */
export interface DeviceClocks {
  of(device: string | undefined): DeviceClock;
  learn(device: string | undefined, clock: DeviceClock): void;
}

export function deviceClocks(): DeviceClocks {
  const clocks = boundedCache<DeviceClock>(DEVICES);
  return {
    of: (device) => (device === undefined ? undefined : clocks.get(device)) ?? unreadClock,
    learn(device, clock) {
      if (device !== undefined) clocks.set(device, clock);
    },
  };
}
