import { type Actor, conflict, TakenMeanwhile } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * Refuses a dispatcher's cancellation of a trip that a colleague has canceled before. Trips canceled in an
 * earlier version do not name the colleague, so they are treated as canceled by the actor.
 * @throws canceled_meanwhile (409) naming the colleague, or wrong_state (409) if that account is deleted;
 *   nothing if the actor canceled it, or no member of staff did
 */
export async function requireNotCanceledByColleague(
  { usertype, uid }: Actor,
  { status, cancelledBy, cancelledByUid: canceler, cancelledAt }: StoredBooking,
  { db }: Pick<TripsServices, 'db'>,
): Promise<void> {
  if (usertype !== 'admin' || status !== 'CANCELLED' || cancelledBy !== 'admin') return;
  if (!canceler || canceler === uid) return;
  const name = (await db.users.namesOf([canceler])).get(canceler);
  throw name ? new TakenMeanwhile('canceled_meanwhile', name, cancelledAt ?? null) : conflict();
}
