import {
  dispatchRulesOf,
  distanceKm,
  ineligibleReason,
  matchTogether,
  withExpired,
  type WaitingTrip,
} from '@wayfare/shared';
import { munkres } from 'munkres';
import { sendOffer } from '../../src/trips/booking/booking.realtime.js';
import { dispatchRequest } from '../../src/trips/booking/offers/dispatchRequest.js';
import type { Offer, StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { amend } from '../../src/trips/booking/transition.js';
import type { TripsServices } from '../../src/trips/services.js';

/**
 * Added to the driving time of a driver who has not answered an offer of the trip, so that others come first.
 */
const LET_PASS_S = 180;

/**
 * Matches all trips that wait at this moment with the free drivers, by driving time, and offers each trip to
 * its driver alone.
 * @param waiting NEW bookings whose dispatch has begun
 * @param secondsTo the driving time of a driver to a booking's pickup, in seconds
 */
export async function matchWaiting(
  waiting: readonly StoredBooking[],
  secondsTo: (booking: StoredBooking, driver: string) => number,
  services: TripsServices,
): Promise<void> {
  const byId = new Map(waiting.map((booking) => [booking.id, booking]));
  const trips = await Promise.all(waiting.map((booking) => waitingTrip(booking, secondsTo, services)));
  for (const { trip, driver } of matchTogether(trips, munkres))
    await offerTo(byId.get(trip) as StoredBooking, driver, services);
}

/** A booking with the drivers whom the product's rules allow, and how far they are. */
async function waitingTrip(
  booking: StoredBooking,
  secondsTo: (booking: StoredBooking, driver: string) => number,
  services: TripsServices,
): Promise<WaitingTrip> {
  const settings = await services.db.settings.settings();
  const offers = booking.dispatch?.offers ?? [];
  const request = await dispatchRequest(booking, offers, services);
  const { radiusKm } = dispatchRulesOf(settings, booking);
  const letPass = new Set(offers.filter(({ state }) => state !== 'declined').map(({ driver }) => driver));
  const candidates = services.liveDrivers
    .all()
    .filter(
      (driver) =>
        !services.liveDrivers.isReserved(driver.id, booking.id) &&
        distanceKm(driver.location, booking.pickup) <= radiusKm &&
        ineligibleReason(driver, request, settings) === null,
    )
    .map(({ id }) => ({ driver: id, cost: secondsTo(booking, id) + (letPass.has(id) ? LET_PASS_S : 0) }));
  return { id: booking.id, candidates };
}

async function offerTo(booking: StoredBooking, driver: string, services: TripsServices): Promise<void> {
  const now = services.clock.now();
  const { offerMs } = dispatchRulesOf(await services.db.settings.settings(), booking);
  const offer: Offer = { driver, at: now, expiresAt: now + offerMs, state: 'offered' };
  const { nextAt = null, round = 0, offers = [] } = booking.dispatch ?? {};
  const before: Offer[] = withExpired(offers, now).filter((other) => other.driver !== driver);
  services.liveDrivers.reserve(driver, booking.id, offer.expiresAt as number);
  await amend(
    booking,
    {
      requestedDrivers: { [driver]: true },
      dispatch: { nextAt, round: round + 1, offers: [...before, offer] },
    },
    { announce: () => sendOffer(driver, { id: booking.id, expiresAt: offer.expiresAt }, services.realtime) },
    services,
  );
}
