import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';

/** Tracks of trips, which are held in memory for a moment. */
export const trackingDueWork = {
  saveTracks: { name: 'save tracks of trips', run: (_limit, { tracks }) => tracks.flush() },
} satisfies DueWorkOfEntity<TripsServices>;
