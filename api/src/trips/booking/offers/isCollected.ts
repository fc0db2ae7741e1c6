import {
  countWaitingAround,
  type DispatchRequest,
  dispatchRulesOf,
  ineligibleReason,
  isOpenOffer,
  isScarce,
  nextWindow,
  plannedDriverOf,
  type Settings,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { WaitingBooking } from '../store/dispatchWork.repository.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { dispatchRequest } from './dispatchRequest.js';

/** Trips that are due within this time wait now, in ms: the longest window and pause between rounds. */
const DUE_WITHIN_MS = 15_000;
/** How many waiting trips are looked at. */
const LOOKED_AT = 200;

/**
 * Whether a trip whose round is due is collected with others, to be matched together (rule 4.125), instead of
 * being offered alone. While the setting is off, no trip is read.
 */
export async function isCollected(booking: StoredBooking, services: TripsServices): Promise<boolean> {
  const { db } = services;
  if ((await db.settings.settings()).matchSeconds === 0) return false;
  return isCollectedAmong(booking, await findWaiting(services), services);
}

/**
 * Whether a trip waits to be matched with others until the end of the current window, as the booking itself
 * and the trips and drivers around it show: being collected is not stored.
 */
export async function waitsForMatch(booking: StoredBooking, services: TripsServices): Promise<boolean> {
  const { matchSeconds, autoDispatch } = await services.db.settings.settings();
  const dueAt = booking.dispatch?.nextAt;
  if (matchSeconds === 0 || !autoDispatch || booking.status !== 'NEW' || !dueAt) return false;
  if (dueAt > nextWindow(services.clock.now(), matchSeconds * 1_000)) return false;
  return isCollected(booking, services);
}

/** The trips that wait for a driver now. */
export const findWaiting = ({ db, clock }: TripsServices): Promise<WaitingBooking[]> =>
  db.bookings.findWaiting(clock.now() + DUE_WITHIN_MS, LOOKED_AT);

/** The same among trips that are known to wait. */
export async function isCollectedAmong(
  booking: StoredBooking,
  waiting: readonly WaitingBooking[],
  services: TripsServices,
): Promise<boolean> {
  const now = services.clock.now();
  const offers = booking.dispatch?.offers ?? [];
  // A driver who was planned for the trip is asked first, and alone.
  if (plannedDriverOf(booking) || offers.some((offer) => isOpenOffer(offer, now))) return false;
  const settings = await services.db.settings.settings();
  const standIns = await services.db.carTypes.standIns();
  const { radiusKm } = dispatchRulesOf(settings, booking);
  const others = countWaitingAround(
    booking,
    waiting.map((other) => ({ ...other, offers: other.dispatch?.offers ?? [] })),
    { radiusKm, standIns, now },
  );
  const request = await dispatchRequest(booking, offers, services);
  const free = countFree(booking, { request, settings, most: others + 2 }, services);
  return isScarce({ waiting: others + 1, free });
}

/** How many drivers who could take a trip are free. Counts up to `most`. */
function countFree(
  booking: StoredBooking,
  { request, settings, most }: { request: DispatchRequest; settings: Settings; most: number },
  { liveDrivers }: TripsServices,
): number {
  const { radiusKm } = dispatchRulesOf(settings, booking);
  const found = liveDrivers.nearest(
    booking.pickup,
    radiusKm,
    most,
    (driver) =>
      !liveDrivers.isReserved(driver.id, booking.id) && ineligibleReason(driver, request, settings) === null,
  );
  return found.length;
}
