import {
  type Actor,
  type AssignCandidate,
  type DispatchRequest,
  distanceKm,
  searchRadiusKm,
  ineligibleReason,
  type LeftOutReason,
  type Settings,
} from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';
import { findVisibleBooking } from '../findBooking.js';
import type { TripsServices } from '../../services.js';
import { dispatchRequest } from './dispatchRequest.js';
import { requireDispatcher } from '../override/requireSeen.js';
import { rankCandidates } from './rankCandidates.js';
import { shownRadiusKm, unavailableDrivers } from '../../dispatch/unavailableDrivers.js';

/** How many drivers of each kind a dispatcher sees. */
const NEARBY = 50;

/**
 * For a dispatcher who assigns a driver: the drivers a booking can be offered to, those who are at the pickup
 * soonest first (rule 4.28). With `leftOut`, other drivers around the pickup follow, each with the reason.
 */
export async function nearbyDrivers(
  actor: Actor,
  id: string,
  { leftOut }: { leftOut: boolean },
  services: TripsServices,
): Promise<AssignCandidate[]> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  const isShown = isShownTo(actor);
  const settings = await services.db.settings.settings();
  const request = await dispatchRequest(booking, [], services);
  const able = services.liveDrivers
    .nearest(
      booking.pickup,
      searchRadiusKm(booking, settings),
      NEARBY,
      (driver) => isShown(driver) && ineligibleReason(driver, request, settings) === null,
    )
    .map(({ driver }) => asNearby(booking, driver, null));
  const ranked = await rankCandidates(booking, able, services);
  return leftOut
    ? [...ranked, ...(await othersAround(booking, able, { request, settings, isShown }, services))]
    : ranked;
}

/** Which drivers someone sees: fleet admins only their own. */
const isShownTo =
  ({ usertype, uid }: Actor) =>
  ({ fleetadmin }: { fleetadmin?: string | null }) =>
    usertype !== 'fleetadmin' || fleetadmin === uid;

async function othersAround(
  booking: StoredBooking,
  able: readonly AssignCandidate[],
  {
    request,
    settings,
    isShown,
  }: { request: DispatchRequest; settings: Settings; isShown: ReturnType<typeof isShownTo> },
  services: TripsServices,
): Promise<AssignCandidate[]> {
  const named = new Set(able.map(({ id }) => id));
  const radius = searchRadiusKm(booking, settings);
  const near = services.liveDrivers
    .nearest(
      booking.pickup,
      Math.max(radius, shownRadiusKm(settings)),
      NEARBY,
      (driver) => isShown(driver) && !named.has(driver.id),
    )
    .map(({ driver, distance }) => {
      const reason = ineligibleReason(driver, request, settings);
      const beyond: LeftOutReason = distance > radius ? 'too_far' : 'others_first';
      return asNearby(booking, driver, reason && reason !== 'not_driver' ? reason : beyond);
    });
  const away = await unavailableDrivers({ ...request, carType: booking.carType }, NEARBY, services);
  const own = away.filter(({ user }) => isShown(user));
  return [...near, ...own.map(({ user, reason }) => asNearby(booking, user, reason))];
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
