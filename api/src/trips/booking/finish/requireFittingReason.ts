import { type Actor, type CancelRole, invalid, isFittingReason } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * Refuses a listed reason that is not for this role, or not for this stage of the trip (rule 3.30). Other
 * words are the user's own. The list may name the same words more than once.
 * @throws cancel_reason_unfit (400) naming `reason`
 */
export async function requireFittingReason(
  { usertype }: Pick<Actor, 'usertype'>,
  { status }: Pick<StoredBooking, 'status'>,
  reason: string,
  { db }: TripsServices,
): Promise<void> {
  const role: CancelRole = usertype === 'rider' || usertype === 'driver' ? usertype : 'office';
  const listed = (await db.cancelReasons.all()).filter(({ label }) => label === reason);
  if (listed.length === 0 || listed.some((one) => isFittingReason(one, role, status))) return;
  throw invalid('cancel_reason_unfit', { reason: 'cancel_reason_unfit' });
}
