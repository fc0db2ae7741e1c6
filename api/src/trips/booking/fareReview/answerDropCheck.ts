import { type Actor, conflict, type FareReview, notFound } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { findOwnBooking } from '../findBooking.js';
import { amend } from '../transition.js';

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
  const review = fareReview ?? reviewOfDispute(booking, answeredAt);
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

/** A review of a fare within its bounds: only the place where the trip ended is disputed. */
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
