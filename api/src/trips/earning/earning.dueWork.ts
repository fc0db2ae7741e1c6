import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { keepEarningsCut } from './rebuildEarnings.js';

/** The earnings, rebuilt after the time zone was changed. */
export const earningDueWork = {
  keepCut: {
    name: 'keep earnings in the time zone of the settings',
    run: (_limit, services) => keepEarningsCut(services),
  },
} satisfies DueWorkOfEntity<TripsServices>;
