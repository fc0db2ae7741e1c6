import { freeDriver } from '../../../people/driver/freeDriver.js';
import type { TripsServices } from '../../services.js';
import { checkNextTrip } from './checkNextTrips.js';

/**
 * Frees a driver from a booking, the one they are on or their next one. If they finish a trip and have a next
 * one, they are on that from then on. Does nothing for a driver on another booking, so it may be repeated.
 * @param awaitsPayment see `freeDriver`
 */
export async function leaveTrip(
  driver: string,
  booking: string,
  trip: { awaitsPayment?: boolean } | undefined,
  services: TripsServices,
): Promise<void> {
  const { db } = services;
  const before = await db.users.findById(driver);
  if (before?.nextBooking === booking) await db.users.freeFromNextTrip(driver, booking);
  // Also then: the trip before it may have ended meanwhile, and they are on this one.
  const now = await freeDriver(driver, booking, trip, services);
  const next = [before?.nextBooking, now?.activeBooking].find((id) => id && id !== booking);
  if (next && before?.activeBooking !== next) await checkNextTrip(next, services);
}
