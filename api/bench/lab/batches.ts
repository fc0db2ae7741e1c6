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
import { nextCandidates } from '../../src/trips/booking/next/nextCandidates.js';
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
 * @param seconds the driving times to a booking's pickup
 */
export async function matchWaiting(
  waiting: readonly StoredBooking[],
  seconds: LabSeconds,
  services: TripsServices,
): Promise<void> {
  const byId = new Map(waiting.map((booking) => [booking.id, booking]));
  const trips = await Promise.all(waiting.map((booking) => waitingTrip(booking, seconds, services)));
  const after = new Map(trips.map((trip) => [trip.id, trip.after]));
  for (const { trip, driver } of matchTogether(trips, munkres))
    await offerTo(byId.get(trip) as StoredBooking, driver, after.get(trip)?.get(driver), services);
}

/** Driving times to the pickup of a booking, in seconds. */
export interface LabSeconds {
  /** From where a driver is. */
  to(booking: StoredBooking, driver: string): number;
  /** From the drop of another trip. */
  fromDrop(booking: StoredBooking, after: string): number;
}

/** A trip that is matched, with the trips that its candidates finish first. */
interface MatchedTrip extends WaitingTrip {
  after: ReadonlyMap<string, string>;
}

/** A booking with the drivers whom the product's rules allow, and how far they are. */
async function waitingTrip(
  booking: StoredBooking,
  seconds: LabSeconds,
  services: TripsServices,
): Promise<MatchedTrip> {
  const settings = await services.db.settings.settings();
  const offers = booking.dispatch?.offers ?? [];
  const request = await dispatchRequest(booking, offers, services);
  const { radiusKm } = dispatchRulesOf(settings, booking);
  const letPass = new Set(offers.filter(({ state }) => state !== 'declined').map(({ driver }) => driver));
  const isOpen = (driver: string) => !services.liveDrivers.isReserved(driver, booking.id);
  const free = services.liveDrivers
    .all()
    .filter(
      (driver) =>
        isOpen(driver.id) &&
        distanceKm(driver.location, booking.pickup) <= radiusKm &&
        ineligibleReason(driver, request, settings) === null,
    )
    .map(({ id }) => ({ driver: id, cost: seconds.to(booking, id) }));
  const soon = (await nextCandidates({ request, radiusKm, settings }, services))
    .filter(({ driver }) => isOpen(driver.id))
    .map(({ driver, after, rest }) => ({
      driver: driver.id,
      after,
      cost: rest + seconds.fromDrop(booking, after),
    }));
  const candidates = [...free, ...soon].map(({ driver, cost }) => ({
    driver,
    cost: cost + (letPass.has(driver) ? LET_PASS_S : 0),
  }));
  return { id: booking.id, candidates, after: new Map(soon.map(({ driver, after }) => [driver, after])) };
}

async function offerTo(
  booking: StoredBooking,
  driver: string,
  after: string | undefined,
  services: TripsServices,
): Promise<void> {
  const now = services.clock.now();
  const { offerMs } = dispatchRulesOf(await services.db.settings.settings(), booking);
  const offer: Offer = {
    driver,
    at: now,
    expiresAt: now + offerMs,
    state: 'offered',
    ...(after !== undefined && { after }),
  };
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
