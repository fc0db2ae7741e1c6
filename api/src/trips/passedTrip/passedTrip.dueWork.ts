import { PASSED_TRIPS_KEPT_MS } from '@wayfare/shared';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { TripsServices } from '../services.js';

/** Deletes what drivers no longer see of trips that they did not get. */
export const passedTripDueWork = {
  forgetOld: {
    name: 'delete old reasons why drivers did not get trips',
    run: (_limit, { db, clock }) => db.passedTrips.removeBefore(clock.now() - PASSED_TRIPS_KEPT_MS),
  },
} satisfies DueWorkOfEntity<TripsServices>;
