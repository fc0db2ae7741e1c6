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
import { hashOf, newSecret } from '../../secret.js';
import { sealed, unsealed } from '../../sealed.js';
import type { Services } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import type { StoredBooking } from '../storedBooking.js';
import type { TripShare } from './tripShare.repository.js';

const USE = 'trip share';
/** A link is deleted this long after the planned start of its trip, in ms. It ends with the trip: this is for trips that never end. */
const LONGEST_MS = 2 * 24 * 60 * 60_000;

/**
 * The link with which the rider lets others follow a trip: the same one each time, until it is revoked.
 * @throws wrong_state (409) once the trip has ended
 */
export async function shareTrip(actor: Actor, id: string, services: Services): Promise<TripShareLink> {
  const booking = await findOwnBooking(actor, id, services);
  if (!sharableStatuses.includes(booking.status)) throw conflict();
  const known = await services.db.tripShares.findOf(id);
  const token = (known && (await tokenOf(known, services))) ?? (await newToken(booking, services));
  return { url: new URL(`${SHARED_TRIP_PAGE}#${token}`, services.config.PUBLIC_URL).href };
}

/** The token of a link. One sealed with a secret that is gone cannot be shown again: null, and its link is revoked. */
async function tokenOf({ id, seal }: TripShare, services: Services): Promise<string | null> {
  const token = await unsealed(seal, USE, services);
  if (token === null) await services.db.tripShares.remove(id);
  return token;
}

/** @throws changed_meanwhile (409) if a process with another secret made the link at the same time */
async function newToken({ id, tripdate }: StoredBooking, services: Services): Promise<string> {
  const token = newSecret();
  const expiresAt = Math.max(tripdate, services.clock.now()) + LONGEST_MS;
  const seal = await sealed(token, USE, services);
  // A request at the same time may have been faster: then its link is the trip's.
  const share = await services.db.tripShares.insert({ id, hash: hashOf(token), seal, expiresAt });
  const stored = await tokenOf(share, services);
  if (stored === null) throw conflict('changed_meanwhile');
  return stored;
}

/** Revokes the link of a trip, also after its end. */
export async function stopSharing(actor: Actor, id: string, services: Services): Promise<void> {
  const booking = await findOwnBooking(actor, id, services);
  await services.db.tripShares.remove(booking.id);
}

const ENDED: SharedTrip = { stage: 'ended', driver: null, vehicle: null, position: null, eta: null };

/**
 * The trip of a link, for anyone who has it.
 * @throws not_found (404) for an unknown or revoked link
 */
export async function followTrip(token: string, services: Services): Promise<SharedTrip> {
  const { db, etas, liveDrivers, clock } = services;
  const share = await db.tripShares.findByHash(hashOf(token));
  const booking = share && share.expiresAt > clock.now() ? await db.bookings.findById(share.id) : null;
  if (!booking) throw notFound();
  const stage = sharedTripStage(booking.status);
  if (stage === 'ended') return ENDED;
  if (!booking.driver) return { ...ENDED, stage };
  const location = liveDrivers.get(booking.driver)?.location;
  return {
    stage,
    driver: firstNameOf(booking.driver_name),
    vehicle: {
      plate: booking.vehicle_number ?? null,
      make: booking.vehicle_make ?? null,
      model: booking.vehicle_model ?? null,
      color: booking.vehicle_color ?? null,
      carType: booking.carType,
      image: booking.carImage ?? null,
    },
    position: location ? { lat: location.lat, lng: location.lng } : null,
    eta: await etas.of(booking),
  };
}
