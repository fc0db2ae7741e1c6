import { type Actor, conflict, notFound } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { findOwnBooking } from '../findBooking.js';
import { amend } from '../transition.js';
import { reviewWithinBounds } from './reviewWithinBounds.js';

/**
 * Records the rider's answer whether a trip that ended away from its booked drop ended where they wanted. If
 * it did not, the trip goes to an admin, in its existing review or a new one; a review already decided stays
 * as it is. Repeating the same answer changes nothing.
 * @throws not_found (404) if the rider was not asked; wrong_state (409) for a different answer
 */
export async function answerDropCheck(
  actor: Actor,
  id: string,
  agree: boolean,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findOwnBooking(actor, id, services);
  const { dropCheck, fareReview } = booking;
  if (!dropCheck) throw notFound();
  const status = agree ? 'agreed' : 'disputed';
  if (dropCheck.status === status) return booking;
  if (dropCheck.status !== 'asked') throw conflict();
  const answeredAt = services.clock.now();
  const answered = { ...dropCheck, status, answeredAt } as const;
  if (agree || (fareReview && fareReview.status !== 'open'))
    return amend(booking, { dropCheck: answered }, undefined, services);
  const review = fareReview ?? reviewWithinBounds(booking, answeredAt);
  return amend(
    booking,
    {
      dropCheck: answered,
      fareReview: { ...review, reasons: [...review.reasons, 'drop_disputed'] },
    },
    undefined,
    services,
  );
}
