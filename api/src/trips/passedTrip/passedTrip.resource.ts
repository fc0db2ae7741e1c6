import {
  type PassedTrip,
  PASSED_TRIPS_KEPT_MS,
  passedTripSchema,
  shownPassedAt,
  shownPassedKm,
} from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { TripsServices } from '../services.js';
import type { StoredPassedTrip } from './passedTrip.repository.js';

/**
 * Trips near a driver that they did not get in the last seven days, and why (rule 4.78). Dispatch records
 * them; nobody changes them.
 */
export const passedTripResource: ResourceDefinition<StoredPassedTrip, never, TripsServices> = {
  name: 'passedtrips',
  entity: 'PassedTrip',
  record: passedTripSchema,
  filters: {},
  sorts: ['at', 'DESC'],
  reads({ db, clock }) {
    const { list, findMany } = db.passedTrips;
    const shown = { at: { $gte: clock.now() - PASSED_TRIPS_KEPT_MS } };
    return {
      list: (query) => list({ ...query, filter: { $and: [query.filter, shown] } }),
      findMany: (ids, scope) => findMany(ids, { $and: [scope, shown] }),
      findById: async (id) => (await findMany([id], shown))[0] ?? null,
    };
  },
  present: async (trips) => trips.map(presentPassedTrip),
};

/** A trip as the driver who did not get it may see it: nothing in it leads to the trip or its people. */
export const presentPassedTrip = ({ id, at, reason, distance, over }: StoredPassedTrip): PassedTrip => ({
  id,
  at: shownPassedAt(at),
  reason,
  distance: kmOf(distance),
  over: kmOf(over),
});

const kmOf = (km: number | null | undefined) => (km === null || km === undefined ? null : shownPassedKm(km));
