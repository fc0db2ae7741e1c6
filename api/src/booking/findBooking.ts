import { type Actor, canAccess, notFound } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredBooking } from './booking.repository.js';

/** A booking its asker may see. @throws not_found (404), also for one that is not theirs */
export async function findVisibleBooking(actor: Actor, id: string, { db }: Services): Promise<StoredBooking> {
  const booking = await db.bookings.findById(id);
  if (!booking || !canAccess(actor, 'show', 'bookings', booking)) throw notFound();
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
