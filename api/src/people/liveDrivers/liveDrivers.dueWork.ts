import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { PeopleServices } from '../services.js';

/** Positions of drivers, which are held in memory. */
export const liveDriversDueWork = {
  savePositions: { name: 'save positions of drivers', run: (_limit, { liveDrivers }) => liveDrivers.flush() },
} satisfies DueWorkOfEntity<PeopleServices>;
