import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { TripsServices } from '../services.js';
import { keepUpDueSeries } from './keepUpSeries.js';

/** Bookings of recurring trips. */
export const seriesDueWork = {
  // Few at a time: at midnight, every series gets one more booking, and other work must not wait for all.
  keepUp: { name: 'make the bookings of recurring trips', batch: 20, run: keepUpDueSeries },
  forgetLinks: {
    name: 'delete expired links to recurring trips',
    run: (_limit, { db, clock }) => db.seriesLinks.removeExpired(clock.now()),
  },
} satisfies DueWorkOfEntity<TripsServices>;
