import { type Actor, conflict, fleetAlone, dispatchStartsAt } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import { requireDispatcher } from '../override/requireSeen.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';

/**
 * Releases the trip of a fleet's caller to all drivers, because no driver of the fleet is free: dispatch asks
 * them at once. It cannot be undone, since others may have been asked. Repeating it returns the same booking.
 * @throws wrong_state (409) if it is no caller's trip, or no longer looks for a driver
 */
export async function openToAll(actor: Actor, id: string, services: TripsServices): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (!booking.fleet) throw conflict();
  if (!fleetAlone(booking)) return booking;
  const { status, dispatch, requestedDrivers } = booking;
  if (status !== 'NEW') throw conflict();
  const now = services.clock.now();
  const isAsking = Object.keys(requestedDrivers ?? {}).length > 0;
  const isDue = dispatch && !isAsking && dispatchStartsAt(booking) <= now;
  const set = { openedAt: now, ...(isDue && { dispatch: { ...dispatch, nextAt: now } }) };
  return startDispatch(await amend(booking, set, undefined, services), services);
}
