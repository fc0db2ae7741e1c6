import {
  type Actor,
  type AssignCandidate,
  type DispatchRequest,
  distanceKm,
  searchRadiusKm,
  forbidden,
  ineligibleReason,
  type LeftOutReason,
  type Settings,
} from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';
import { findVisibleBooking } from '../findBooking.js';
import type { TripsServices } from '../../services.js';
import { dispatchRequest } from './dispatchRequest.js';
import { rankCandidates } from './rankCandidates.js';
import { shownRadiusKm, unavailableDrivers } from '../../dispatch/unavailableDrivers.js';

/** How many drivers of each kind an admin sees. */
const NEARBY = 50;

/**
 * For an admin who assigns a driver: the drivers a booking can be offered to, those who are at the pickup
 * soonest first (rule 4.28). With `leftOut`, other drivers around the pickup follow, each with the reason.
 */
export async function nearbyDrivers(
  actor: Actor,
  id: string,
  { leftOut }: { leftOut: boolean },
  services: TripsServices,
): Promise<AssignCandidate[]> {
  if (actor.usertype !== 'admin') throw forbidden();
  const booking = await findVisibleBooking(actor, id, services);
  const settings = await services.db.settings.settings();
  const request = await dispatchRequest(booking, [], services);
  const able = services.liveDrivers
    .nearest(
      booking.pickup,
      searchRadiusKm(booking, settings),
      NEARBY,
      (driver) => ineligibleReason(driver, request, settings) === null,
    )
    .map(({ driver }) => asNearby(booking, driver, null));
  const ranked = await rankCandidates(booking, able, services);
  return leftOut
    ? [...ranked, ...(await othersAround(booking, able, { request, settings }, services))]
    : ranked;
}

async function othersAround(
  booking: StoredBooking,
  able: readonly AssignCandidate[],
  { request, settings }: { request: DispatchRequest; settings: Settings },
  services: TripsServices,
): Promise<AssignCandidate[]> {
  const named = new Set(able.map(({ id }) => id));
  const radius = searchRadiusKm(booking, settings);
  const near = services.liveDrivers
    .nearest(booking.pickup, Math.max(radius, shownRadiusKm(settings)), NEARBY, ({ id }) => !named.has(id))
    .map(({ driver, distance }) => {
      const reason = ineligibleReason(driver, request, settings);
      const beyond: LeftOutReason = distance > radius ? 'too_far' : 'others_first';
      return asNearby(booking, driver, reason && reason !== 'not_driver' ? reason : beyond);
    });
  const away = await unavailableDrivers({ ...request, carType: booking.carType }, NEARBY, services);
  return [...near, ...away.map(({ user, reason }) => asNearby(booking, user, reason))];
}

type Named = Pick<AssignCandidate, 'id' | 'firstName' | 'lastName' | 'vehicleNumber' | 'carType'> & {
  location?: AssignCandidate['location'];
};

function asNearby(
  { pickup, requestedDrivers }: StoredBooking,
  { id, firstName, lastName, vehicleNumber, carType, location = null }: Named,
  reason: LeftOutReason | null,
): AssignCandidate {
  const distance = location ? distanceKm(pickup, location) : null;
  const offered = requestedDrivers?.[id] === true;
  const unranked = { minutes: null, rating: null, tripsToday: null, shiftEnd: null };
  return {
    id,
    firstName,
    lastName,
    vehicleNumber,
    carType,
    location,
    distance,
    reason,
    offered,
    ...unranked,
  };
}
