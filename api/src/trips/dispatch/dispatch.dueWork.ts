import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';

/** Live positions of drivers, which are held in memory. */
export const dispatchDueWork = {
  savePositions: { name: 'save positions of drivers', run: (_limit, { liveDrivers }) => liveDrivers.flush() },
} satisfies DueWorkOfEntity<TripsServices>;
