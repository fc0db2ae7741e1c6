import { type Action, type Actor, canAccess, notFound, type Resource } from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import type { StoredBooking } from './store/storedBooking.js';

/**
 * A booking the actor may see. @throws not_found (404), also if the booking exists but the actor may not see
 * it
 */
export const findVisibleBooking = (
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<StoredBooking> => findBookingFor(actor, 'show', 'bookings', id, services);

/**
 * The booking that the actor wants to act on, or on its messages or track.
 * @throws not_found (404) if the action is not allowed, as if the booking did not exist
 */
export async function findBookingFor(
  actor: Actor,
  action: Action,
  resource: Extract<Resource, 'bookings' | 'messages' | 'tracking'>,
  id: string,
  { db }: TripsServices,
): Promise<StoredBooking> {
  const booking = await db.bookings.findById(id);
  if (!booking || !canAccess(actor, action, resource, booking)) throw notFound();
  return booking;
}

/** A booking whose driver is the actor. @throws not_found (404) for any other */
export async function findDrivenBooking(
  actor: Actor,
  id: string,
  { db }: TripsServices,
): Promise<StoredBooking> {
  const booking = await db.bookings.findById(id);
  if (booking?.driver !== actor.uid) throw notFound();
  return booking;
}

/** A booking whose rider is the actor. @throws not_found (404) for any other */
export async function findOwnBooking(
  actor: Actor,
  id: string,
  { db }: TripsServices,
): Promise<StoredBooking> {
  const booking = await db.bookings.findById(id);
  if (booking?.customer !== actor.uid) throw notFound();
  return booking;
}
