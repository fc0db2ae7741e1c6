import type { FareReview } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';

/** A review of a fare within its bounds, still without a reason: the fare stays, whatever is decided. */
export function reviewWithinBounds(booking: StoredBooking, openedAt: number): FareReview {
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
