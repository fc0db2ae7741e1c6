import { type Actor, conflict, rulesOf } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { findDrivenBooking } from '../findBooking.js';
import { amend } from '../transition.js';

/**
 * The driver rates the rider of a paid trip, once. Drivers who are offered the rider's next trips see the
 * average.
 * @throws already_rated (409) for a second, different rating; wrong_state (409) before the trip is paid
 */
export async function rateRider(
  actor: Actor,
  id: string,
  rate: number,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.rider_rated === rate) return booking;
  if (booking.rider_rated) throw conflict('already_rated');
  const isPaid = booking.status === 'PAID' || booking.status === 'COMPLETE';
  if (!isPaid || !rulesOf(booking).hasRider) throw conflict();
  const data = { rider: booking.customer, user: actor.uid, rate };
  return amend(
    booking,
    { rider_rated: rate },
    { effects: [{ key: 'rate:rider', kind: 'rateRider', data }] },
    services,
  );
}
