import { type Actor, conflict, type LongerTripAnswer, mayTransition } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findDrivenBooking } from '../findBooking.js';
import { notifyRider } from '../notifyRider.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';
import { confirmedLonger } from './answeredChange.js';
import { loseLongerTrip } from './loseLongerTrip.js';

/**
 * The driver answers whether they drive a trip that a change made much longer (rule 4.100): it is theirs, or
 * it is offered to others. Repeating the answer returns the same booking.
 * @throws not_found (404) once they do not have it anymore; trip_changed_meanwhile (409) for an earlier
 *   question than the open one; wrong_state (409) without one
 */
export async function answerLongerTrip(
  actor: Actor,
  id: string,
  { confirmed, version }: LongerTripAnswer,
  services: TripsServices,
): Promise<StoredBooking> {
  const known = await services.db.bookings.findById(id);
  const made = known?.changes?.find((change) => change.version === version);
  const isRepeated = made?.answeredBy === actor.uid && made.driver === (confirmed ? 'confirmed' : 'refused');
  if (known && isRepeated) return known;
  const booking = await findDrivenBooking(actor, id, services);
  const { longerTrip, status } = booking;
  if (longerTrip?.state !== 'asked' || !mayTransition('offerAnew', status, 'system')) throw conflict();
  if (longerTrip.version !== version) throw conflict('trip_changed_meanwhile');
  if (!confirmed) return loseLongerTrip(booking, 'refused', services);
  const notice = notifyRider(
    booking,
    `longer:${version}`,
    'notice_changed_title',
    'notice_longer_confirmed_body',
  );
  return amend(booking, confirmedLonger(booking), { effects: [notice] }, services);
}
