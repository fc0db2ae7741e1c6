import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import type { StoredChange } from './storedChange.js';

/** The changes of a booking after the question about one of them was answered, or not. */
export function answeredChange(
  { changes, longerTrip, driver }: StoredBooking,
  outcome: Extract<StoredChange['driver'], 'confirmed' | 'refused' | 'unanswered'>,
): StoredChange[] {
  const answeredBy = driver as string;
  return (changes ?? []).map((made) =>
    made.version === longerTrip?.version ? { ...made, driver: outcome, answeredBy } : made,
  );
}

/** What ends an open question because its driver drives the longer trip; nothing without one. */
export const confirmedLonger = (booking: StoredBooking): BookingChanges =>
  booking.longerTrip ? { longerTrip: null, changes: answeredChange(booking, 'confirmed') } : {};
