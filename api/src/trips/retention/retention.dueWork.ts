import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { TripsServices } from '../services.js';
import { forgetOldTrips } from './forgetOldTrips.js';

/** Deletes what is no longer kept of old trips. */
export const retentionDueWork = {
  forgetOld: { name: 'delete positions, chats and people of old trips', run: forgetOldTrips },
} satisfies DueWorkOfEntity<TripsServices>;
