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
import { nextCandidates } from '../next/nextCandidates.js';
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
 * soonest first (rule 4.28), also those whose trip ends soon and nearby (rule 4.83). With `leftOut`, other
 * drivers around the pickup follow, each with the reason.
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
  const radiusKm = searchRadiusKm(booking, settings);
  const free = services.liveDrivers
    .nearest(
      booking.pickup,
      radiusKm,
      NEARBY,
      (driver) => isShown(driver) && ineligibleReason(driver, request, settings) === null,
    )
    .map(({ driver }) => asNearby(booking, driver, null));
  const onTrips = (await nextCandidates({ request, radiusKm, settings }, services)).filter(({ driver }) =>
    isShown(driver),
  );
  const able = [
    ...free,
    ...onTrips.map(({ driver, rest }) => ({ ...asNearby(booking, driver, null), freeIn: rest / 60 })),
  ].sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  const from = new Map(onTrips.map((candidate) => [candidate.driver.id, candidate.from]));
  const ranked = await rankCandidates(booking, { candidates: able, from }, services);
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
  hasNext?: boolean;
};

function asNearby(
  { pickup, requestedDrivers }: StoredBooking,
  { id, firstName, lastName, vehicleNumber, carType, location = null, hasNext = false }: Named,
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
    freeIn: null,
    hasNext,
    ...unranked,
  };
}
