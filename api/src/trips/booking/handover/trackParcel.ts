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
  pointsBefore,
  type RecipientInput,
  type TrackedParcel,
  type TripShareLink,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import { vehicleOf } from '../share/followedVehicle.js';
import { linkedBy, type LinkKind, linkTo } from '../share/tripLink.js';
import { partOf } from '../stop/changedStop.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The recipient of a parcel follows it with this link. */
const parcelLink: LinkKind = {
  stored: 'parcelLinks',
  use: 'parcel link',
  page: PARCEL_PAGE,
  keptMs: 14 * 24 * 60 * 60_000,
};

/** The recipient of a parcel follows it at this address. */
export const parcelAddress = (
  booking: StoredBooking,
  stop: number | null | undefined,
  services: TripsServices,
): Promise<string> =>
  linkTo(parcelLink, { id: linkPart(booking, stop), tripdate: booking.tripdate }, services);

/**
 * The recipient's link, for the sender to pass on.
 * @throws wrong_state (409) for a taxi trip, and once the delivery has ended
 */
export async function recipientLink(
  actor: Actor,
  id: string,
  { stop }: RecipientInput,
  services: TripsServices,
): Promise<TripShareLink> {
  const booking = await findOwnBooking(actor, id, services);
  const isStop = stop !== null && stop !== undefined;
  const { handover } = (isStop ? booking.stops?.[stop] : booking) ?? {};
  if (!handover || !activeStatuses.includes(booking.status)) throw conflict();
  return { url: await parcelAddress(booking, stop, services) };
}

/**
 * Returns the parcel of a link, for anyone who has the link. About other recipients of the same delivery, it
 * contains only how many come first, because the courier's position would show where they live.
 * @throws not_found (404) for an unknown link, and a day after the end of the delivery
 */
export async function trackParcel(token: string, services: TripsServices): Promise<TrackedParcel> {
  const { clock, etas, liveDrivers } = services;
  const { booking, stop } = (await parcelOf(token, services)) ?? {};
  if (!booking) throw notFound();
  const own = stop === undefined ? null : booking.stops?.[stop];
  if (!isStillTracked(own?.reachedAt ?? booking.trip_end_time, clock.now())) throw notFound();
  const { handover } = own ?? booking;
  const stage = parcelStage({ status: booking.status, handover, reachedAt: own?.reachedAt });
  const isOnTheWay = stage === 'on_the_way';
  const stopsBefore = isOnTheWay ? pointsBefore(booking, stop).length : 0;
  const hasCourier = Boolean(booking.driver) && !endedParcelStages.includes(stage);
  const isNext = isOnTheWay && stopsBefore === 0;
  const at = isNext && booking.driver ? liveDrivers.get(booking.driver)?.location : undefined;
  const eta = isOnTheWay ? await etas.toRecipient(booking, stop) : null;
  return {
    stage,
    sender: firstNameOf(booking.customer_name),
    courier: hasCourier ? firstNameOf(booking.driver_name) : null,
    vehicle: hasCourier ? vehicleOf(booking) : null,
    position: at ? { lat: at.lat, lng: at.lng } : null,
    eta,
    // Of the time of arrival. Without one, it would only tell where the sender is.
    timeZone: (eta && booking.timeZone) ?? null,
    ...(stopsBefore > 0 && { stopsBefore }),
    code: isOnTheWay ? (handover?.code ?? null) : null,
  };
}

/**
 * The booking of a link, and the index of the stop that it is for; null without such a booking, no index for
 * the drop.
 */
async function parcelOf(token: string, services: TripsServices) {
  const [id, index] = (await linkedBy(parcelLink, token, services))?.split(':') ?? [];
  const booking = id ? await services.db.bookings.findById(id) : null;
  if (!booking) return null;
  const stop = index === undefined ? booking.stops?.findIndex(({ isDrop }) => isDrop) : Number(index);
  return { booking, ...(stop !== undefined && stop >= 0 && { stop }) };
}

/**
 * Returns the part of the booking that a link shows. The link of the drop stays the same when the drop
 * becomes a stop.
 */
const linkPart = (booking: StoredBooking, stop: number | null | undefined) =>
  partOf(booking, stop !== null && stop !== undefined && booking.stops?.[stop]?.isDrop ? null : stop);
