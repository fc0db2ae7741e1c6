import {
  type Actor,
  activeStatuses,
  conflict,
  endedParcelStages,
  firstNameOf,
  isStillTracked,
  notFound,
  PARCEL_PAGE,
  parcelStage,
  type TrackedParcel,
  type TripShareLink,
} from '@wayfare/shared';
import type { Services } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import { vehicleOf } from '../share/followedVehicle.js';
import { bookingOf, type LinkKind, linkTo } from '../share/tripLink.js';
import type { StoredBooking } from '../storedBooking.js';

/** The link with which the recipient of a parcel follows it. */
const parcelLink: LinkKind = {
  stored: 'parcelLinks',
  use: 'parcel link',
  page: PARCEL_PAGE,
  keptMs: 14 * 24 * 60 * 60_000,
};

/** The address at which the recipient of a parcel follows it. */
export const parcelAddress = (booking: StoredBooking, services: Services): Promise<string> =>
  linkTo(parcelLink, booking, services);

/**
 * The recipient's link, for the sender to pass on.
 * @throws wrong_state (409) for a taxi trip, and once the delivery has ended
 */
export async function recipientLink(actor: Actor, id: string, services: Services): Promise<TripShareLink> {
  const booking = await findOwnBooking(actor, id, services);
  if (!booking.handover || !activeStatuses.includes(booking.status)) throw conflict();
  return { url: await parcelAddress(booking, services) };
}

/**
 * The parcel of a link, for anyone who has it.
 * @throws not_found (404) for an unknown link, and a day after the end of the delivery
 */
export async function trackParcel(token: string, services: Services): Promise<TrackedParcel> {
  const { clock, etas, liveDrivers } = services;
  const booking = await bookingOf(parcelLink, token, services);
  if (!booking || !isStillTracked(booking.trip_end_time, clock.now())) throw notFound();
  const stage = parcelStage(booking);
  const isOnTheWay = stage === 'on_the_way';
  const hasCourier = Boolean(booking.driver) && !endedParcelStages.includes(stage);
  const at = isOnTheWay && booking.driver ? liveDrivers.get(booking.driver)?.location : undefined;
  return {
    stage,
    sender: firstNameOf(booking.customer_name),
    courier: hasCourier ? firstNameOf(booking.driver_name) : null,
    vehicle: hasCourier ? vehicleOf(booking) : null,
    position: at ? { lat: at.lat, lng: at.lng } : null,
    eta: isOnTheWay ? await etas.of(booking) : null,
    code: isOnTheWay ? (booking.handover?.code ?? null) : null,
  };
}
