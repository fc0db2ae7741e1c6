import { type DriverState, driverStates, staleAfterMs } from '@wayfare/shared';
import type { DerivedFilter } from '../../platform/crud/resource.js';

/** The drivers in a state, as `driverStateOf` decides: by their positions as last stored. */
export const driverStateFilter: DerivedFilter = {
  values: driverStates,
  toFilter(state, { now, settings }) {
    const idle = { queue: { $ne: true } };
    const online = { ...idle, approved: true, driverActiveStatus: true };
    const seenSince = now - staleAfterMs(settings);
    const conditions: Record<DriverState, Record<string, unknown>> = {
      busy: { queue: true },
      blocked: { ...idle, approved: { $ne: true } },
      offline: { ...idle, approved: true, driverActiveStatus: { $ne: true } },
      break: { ...online, breakUntil: { $gt: now } },
      away: { ...online, breakUntil: { $not: { $gt: now } }, awayAt: { $gt: 0 } },
      free: {
        ...online,
        breakUntil: { $not: { $gt: now } },
        awayAt: { $not: { $gt: 0 } },
        $or: [{ locationAt: { $gte: seenSince } }, { idleSince: { $gte: seenSince } }],
      },
      stale: {
        ...online,
        breakUntil: { $not: { $gt: now } },
        awayAt: { $not: { $gt: 0 } },
        locationAt: { $not: { $gte: seenSince } },
        idleSince: { $not: { $gte: seenSince } },
      },
    };
    return conditions[state as DriverState];
  },
};
