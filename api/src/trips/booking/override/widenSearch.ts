import { type Actor, conflict, type WidenInput, dispatchStartsAt } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';
import { requireDispatcher } from './requireSeen.js';

/**
 * Lets a dispatcher double the search radius of a trip without a driver. Auto dispatch immediately asks the
 * drivers who are now within reach. If offers are open, it asks more drivers when they end. Repeating it
 * returns the same booking.
 * @throws wrong_state (409) if the trip is not looking for a driver
 */
export async function widenSearch(
  actor: Actor,
  id: string,
  { to }: WidenInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (booking.status !== 'NEW') throw conflict();
  if ((booking.widened ?? 0) >= to) return booking;
  const set = { widened: to, ...searchingNow(booking, services.clock.now()) };
  return startDispatch(await amend(booking, set, undefined, services), services);
}

/**
 * Returns changes that start the next dispatch round now (ms timestamp), if dispatch only waits for drivers
 * to come near.
 */
function searchingNow(booking: StoredBooking, now: number): BookingChanges {
  const { dispatch, requestedDrivers } = booking;
  const isAsking = Object.keys(requestedDrivers ?? {}).length > 0;
  if (!dispatch || dispatch.nextAt === null || isAsking || dispatchStartsAt(booking) > now) return {};
  return { dispatch: { ...dispatch, nextAt: now } };
}
