import { type Action, type Actor, canAccess, notFound, type Resource } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredBooking } from './booking.repository.js';

/** A booking its asker may see. @throws not_found (404), also for one that is not theirs */
export const findVisibleBooking = (actor: Actor, id: string, services: Services): Promise<StoredBooking> =>
  findBookingFor(actor, 'show', 'bookings', id, services);

/**
 * The booking with whose messages or track (or the booking itself) the actor wants to do something.
 * @throws not_found (404) where it may not be done, as if there were no such booking
 */
export async function findBookingFor(
  actor: Actor,
  action: Action,
  resource: Extract<Resource, 'bookings' | 'messages' | 'tracking'>,
  id: string,
  { db }: Services,
): Promise<StoredBooking> {
  const booking = await db.bookings.findById(id);
  if (!booking || !canAccess(actor, action, resource, booking)) throw notFound();
  return booking;
}

/** A booking the actor drives. @throws not_found (404) for any other */
export async function findDrivenBooking(actor: Actor, id: string, { db }: Services): Promise<StoredBooking> {
  const booking = await db.bookings.findById(id);
  if (booking?.driver !== actor.uid) throw notFound();
  return booking;
}

/** A booking the actor made as its rider. @throws not_found (404) for any other */
export async function findOwnBooking(actor: Actor, id: string, { db }: Services): Promise<StoredBooking> {
  const booking = await db.bookings.findById(id);
  if (booking?.customer !== actor.uid) throw notFound();
  return booking;
}
