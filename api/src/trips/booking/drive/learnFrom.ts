import { isBelieved, speedKeys, speedSample, type TrackEvidence, type TrackingPoint } from '@wayfare/shared';
import { timeZoneAt } from '../../../basics/maps/timeZoneAt.js';
import type { Effect } from '../effects/effect.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';

/**
 * The effect with which driving times learn from a trip (rule 4.130): none of one that is not believed, or
 * that shows nothing.
 * @param ended what the end of the trip sets
 */
export function learnFrom(
  booking: StoredBooking,
  ended: Pick<BookingChanges, 'doubts' | 'fareReview'>,
  { believed }: TrackEvidence<TrackingPoint>,
): Effect[] {
  const sample = isBelieved(ended) ? speedSample(booking, believed) : null;
  if (!sample) return [];
  const { ratio, pace, from, to, at } = sample;
  const keys = speedKeys({ from, to, at, timeZone: timeZoneAt(from) ?? 'UTC' });
  return [{ key: 'reach:speed', kind: 'learnSpeed', data: { keys, ratio, pace, at } }];
}
