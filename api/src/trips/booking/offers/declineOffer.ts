import { type Actor, conflict, DomainError, notFound } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';
import type { TripsServices } from '../../services.js';
import { dispatchRound } from './dispatchBooking.js';

/** How often a refusal is retried when other drivers refuse the same trip concurrently. */
const TRIES = 10;

/**
 * The acting driver declines an offered trip: it is never offered to them again, and the next driver is
 * asked.
 */
export async function declineOffer(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<StoredBooking> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const booking = await services.db.bookings.findById(id);
    const own = booking?.dispatch?.offers.find((offer) => offer.driver === actor.uid);
    if (!booking || !own) throw notFound();
    if (own.state === 'declined') return booking;
    if (booking.status !== 'NEW') throw conflict('offer_gone');
    const declined = await markDeclined(booking, actor.uid, services);
    if (!declined) continue;
    services.liveDrivers.release(actor.uid, id);
    const { autoDispatch } = await services.db.settings.settings();
    return autoDispatch ? dispatchRound(declined, services) : declined;
  }
  throw conflict();
}

/** The booking with the driver's refusal recorded, or null when it changed in the meantime. */
async function markDeclined(
  booking: StoredBooking,
  driver: string,
  services: TripsServices,
): Promise<StoredBooking | null> {
  const { [driver]: _own, ...requestedDrivers } = booking.requestedDrivers ?? {};
  const offers = (booking.dispatch?.offers ?? []).map((offer) =>
    offer.driver === driver ? { ...offer, state: 'declined' as const } : offer,
  );
  try {
    return await amend(
      booking,
      {
        requestedDrivers,
        dispatch: { round: 0, nextAt: null, ...booking.dispatch, offers },
      },
      undefined,
      services,
    );
  } catch (error) {
    if (error instanceof DomainError && error.status === 409) return null;
    throw error;
  }
}
