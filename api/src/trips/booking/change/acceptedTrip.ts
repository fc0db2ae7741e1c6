import type { AcceptedTrip, LatLng } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';
import type { StoredChange } from './storedChange.js';

type Trip = Pick<
  StoredBooking,
  'changes' | 'hire' | 'driver_accept_time' | 'pickup' | 'tripdate' | 'estimateDistance' | 'bookingDate'
>;

/** What a change meant for a driver who still has the trip. */
const keptBy: readonly StoredChange['driver'][] = ['stays', 'asked', 'confirmed'];

/** The changes since the driver of a trip accepted it. */
const sinceAccepted = ({ changes, driver_accept_time: acceptedAt }: Trip) =>
  acceptedAt ? (changes ?? []).filter(({ at, driver }) => keptBy.includes(driver) && at >= acceptedAt) : [];

/**
 * Returns the trip as its driver accepted it, before any change since then, or since they confirmed that they
 * drive it as it became.
 */
export function acceptedTrip(booking: Trip): AcceptedTrip {
  const made = sinceAccepted(booking);
  const first = made[made.findLastIndex(({ driver }) => driver === 'confirmed') + 1]?.was;
  return {
    at: booking.driver_accept_time ?? booking.bookingDate,
    tripdate: first?.tripdate ?? booking.tripdate,
    distance: first?.distance ?? booking.estimateDistance,
    hours: first?.hours ?? booking.hire?.hours,
  };
}

/**
 * Returns every pickup that the driver may have driven to: the present one, and those of earlier versions.
 */
export const approachedPickups = (booking: Trip): LatLng[] => [
  booking.pickup,
  ...sinceAccepted(booking).map(({ was }) => was.pickup),
];

/**
 * Returns from when on the driver had to be on the way: the acceptance, or the last change of when or where
 * to be. ms timestamp; null without a driver.
 */
export function expectedSince(booking: Trip): number | null {
  if (!booking.driver_accept_time) return null;
  const moved = sinceAccepted(booking).filter(({ fields }) =>
    fields.some(({ field }) => field === 'pickup' || field === 'tripdate'),
  );
  const isPostponed = moved.some(({ fields }) => fields.some(({ field }) => field === 'tripdate'));
  return Math.max(
    booking.driver_accept_time,
    ...moved.map(({ at }) => at),
    ...(isPostponed ? [booking.tripdate] : []),
  );
}

/** Returns the earliest time that a trip was ever booked for, a ms timestamp: later ones undo no promise. */
export const earliestTripdate = ({ changes, tripdate }: Pick<StoredBooking, 'changes' | 'tripdate'>) =>
  Math.min(tripdate, ...(changes ?? []).map(({ was }) => was.tripdate));
