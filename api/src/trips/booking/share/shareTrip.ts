import {
  type Actor,
  conflict,
  firstNameOf,
  notFound,
  SHARED_TRIP_PAGE,
  sharableStatuses,
  type SharedTrip,
  sharedTripStage,
  type TripShareLink,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import { vehicleOf } from './followedVehicle.js';
import { bookingOf, type LinkKind, linkTo } from './tripLink.js';

/** A rider lets others follow a trip with this link. */
const tripLink: LinkKind = {
  stored: 'tripShares',
  use: 'trip share',
  page: SHARED_TRIP_PAGE,
  keptMs: 2 * 24 * 60 * 60_000,
};

/**
 * The rider lets others follow a trip with this link: the same one each time, until it is revoked.
 * @throws wrong_state (409) once the trip has ended
 */
export async function shareTrip(actor: Actor, id: string, services: TripsServices): Promise<TripShareLink> {
  const booking = await findOwnBooking(actor, id, services);
  if (!sharableStatuses.includes(booking.status)) throw conflict();
  return { url: await linkTo(tripLink, booking, services) };
}

/** Revokes the link of a trip, also after its end. */
export async function stopSharing(actor: Actor, id: string, services: TripsServices): Promise<void> {
  const booking = await findOwnBooking(actor, id, services);
  await services.db.tripShares.remove(booking.id);
}

const ENDED: SharedTrip = {
  stage: 'ended',
  driver: null,
  vehicle: null,
  position: null,
  eta: null,
  timeZone: null,
};

/**
 * The trip of a link, for anyone who has it.
 * @throws not_found (404) for an unknown or revoked link
 */
export async function followTrip(token: string, services: TripsServices): Promise<SharedTrip> {
  const { etas, liveDrivers } = services;
  const booking = await bookingOf(tripLink, token, services);
  if (!booking) throw notFound();
  const stage = sharedTripStage(booking.status);
  if (stage === 'ended') return ENDED;
  if (!booking.driver) return { ...ENDED, stage, timeZone: booking.timeZone ?? null };
  // The driver of a next trip is with other people.
  const location = booking.afterTrip ? null : liveDrivers.get(booking.driver)?.location;
  return {
    stage,
    driver: firstNameOf(booking.driver_name),
    vehicle: vehicleOf(booking),
    position: location ? { lat: location.lat, lng: location.lng } : null,
    eta: await etas.of(booking),
    timeZone: booking.timeZone ?? null,
  };
}
