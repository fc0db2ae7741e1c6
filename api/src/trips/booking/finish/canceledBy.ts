import { type Actor, TakenMeanwhile } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * For a dispatcher whose trip a colleague canceled meanwhile.
 * @throws canceled_meanwhile (409) naming the colleague; nothing if the actor canceled it, or no member of
 *   staff did
 */
export async function requireNotCanceledByColleague(
  { usertype, uid }: Actor,
  { id, status, cancelledBy }: Pick<StoredBooking, 'id' | 'status' | 'cancelledBy'>,
  { auditTrail }: Pick<TripsServices, 'auditTrail'>,
): Promise<void> {
  if (usertype !== 'admin' || status !== 'CANCELLED' || cancelledBy !== 'admin') return;
  const entries = await auditTrail.entriesOf({ resource: 'bookings', record: id, action: 'cancel' });
  // An entry that is only begun may be one that is refused right now.
  if (entries.some(({ actor, outcome }) => actor === uid && outcome === 'done')) return;
  const colleague = entries.find(({ actor }) => actor !== uid);
  if (colleague) throw new TakenMeanwhile('canceled_meanwhile', colleague.actorName);
}
