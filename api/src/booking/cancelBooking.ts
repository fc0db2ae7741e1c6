import { type Actor, cancellableBy, conflict, forbidden } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredBooking } from './booking.repository.js';
import type { Effect } from './effects/effect.js';
import { findVisibleBooking } from './findBooking.js';
import { transition } from './transition.js';

/**
 * Cancels a booking (rules 4.21 to 4.27): its own rider, its driver, or an admin, each from the statuses
 * `cancellableBy` names. Cancelling again with the same result answers the same.
 */
export async function cancelBooking(
  actor: Actor,
  id: string,
  reason: string,
  services: Services,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  if (cancellableBy(actor.usertype).length === 0) throw forbidden();
  if (booking.status === 'CANCELLED' && booking.cancelledBy === actor.usertype) return booking;
  if (actor.usertype === 'driver' && booking.driver !== actor.uid) throw conflict();
  return cancelAs(services, booking, actor.usertype, reason);
}

/** Cancels a booking in the name of a role, or of the product itself. */
export async function cancelAs(
  services: Services,
  booking: StoredBooking,
  by: 'rider' | 'driver' | 'admin' | 'fleetadmin' | 'system',
  reason: string,
): Promise<StoredBooking> {
  const offered = Object.keys(booking.requestedDrivers ?? {});
  const cancelled = await transition(services, booking, {
    name: 'cancel',
    by,
    set: { reason, cancelledBy: by, requestedDrivers: null, dispatch: null },
    effects: cancelEffects(booking),
  });
  for (const driver of offered) services.realtime.offerWithdrawn(driver, booking.id);
  return cancelled;
}

/** An assigned driver is free again and both are told (rule 4.23). */
function cancelEffects({ id, driver, customer }: StoredBooking): Effect[] {
  if (!driver) return [];
  const notice = {
    title: 'notice_cancelled_title',
    body: 'notice_cancelled_body',
    params: { bookingId: id },
  } as const;
  return [
    { key: 'cancel:free', kind: 'freeDriver', data: { driver } },
    { key: 'cancel:rider', kind: 'notify', data: { ...notice, to: customer, screen: 'BookedCab' } },
    { key: 'cancel:driver', kind: 'notify', data: { ...notice, to: driver, screen: 'DriverTrips' } },
  ];
}
