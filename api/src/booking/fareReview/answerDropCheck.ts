import { type Actor, conflict, type FareReview, notFound } from '@wayfare/shared';
import type { Services } from '../../services.js';
import type { StoredBooking } from '../booking.repository.js';
import { findOwnBooking } from '../findBooking.js';
import { amend } from '../transition.js';

/**
 * The rider says whether a trip that ended away from its booked drop ended where they wanted. A trip that did not is
 * put before an admin, with the review it has or one of its own; a review that was decided stays so. The same answer
 * again answers the same.
 * @throws not_found (404) where nothing was asked; wrong_state (409) for another answer
 */
export async function answerDropCheck(
  actor: Actor,
  id: string,
  agree: boolean,
  services: Services,
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
    return amend(services, booking, { dropCheck: answered });
  const review = fareReview ?? reviewOfDispute(booking, answeredAt);
  return amend(services, booking, {
    dropCheck: answered,
    fareReview: { ...review, reasons: [...review.reasons, 'drop_disputed'] },
  });
}

/** A review of a fare that lies within its bounds: what is disputed is where the trip ended. */
function reviewOfDispute(booking: StoredBooking, openedAt: number): FareReview {
  const { trip_cost, convenience_fees, driver_share, distance, total_trip_time } = booking;
  const settled = { trip_cost, convenience_fees, driver_share };
  return {
    status: 'open',
    isOpen: true,
    reasons: [],
    measured: settled,
    settled,
    difference: 0,
    lower: trip_cost,
    upper: trip_cost,
    distance,
    seconds: total_trip_time ?? 0,
    waitingSeconds: 0,
    detourKm: 0,
    flags: booking.trackFlags ?? [],
    claimedEnd: booking.dropCheck?.end,
    bookedDrop: booking.dropCheck?.bookedDrop,
    openedAt,
  };
}
