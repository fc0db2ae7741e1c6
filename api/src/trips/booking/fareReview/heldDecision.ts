import {
  earnedStatuses,
  type FareReview,
  heldAfter,
  heldPostings,
  isBelieved,
  isWrittenOff,
} from '@wayfare/shared';
import type { Effect } from '../effects/effect.js';
import { bonusEffect } from '../pay/paidEffects.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';

const isEarned = ({ status }: StoredBooking) => earnedStatuses.includes(status);

/**
 * What the decision of a review does with the money that the business holds from the trip: the driver gets it
 * once the trip is believed, otherwise the business keeps it.
 */
export function heldDecision(
  booking: StoredBooking,
  decision: FareReview['status'],
): { set: BookingChanges; effects: Effect[] } {
  const { driver, heldMoney } = booking;
  const after = { ...booking, fareReview: { status: decision } };
  if (!driver || decision === 'open') return { set: {}, effects: [] };
  // Nobody paid a trip that was written off: it earns no bonus.
  const bonus = isWrittenOff(booking) ? [] : [bonusEffect(booking)];
  // The review may have been the only reason why the trip did not count for a referral.
  if (heldMoney?.state !== 'held')
    return { set: {}, effects: isEarned(booking) && isBelieved(after) ? bonus : [] };
  const decided = { ...heldMoney, state: heldAfter(decision, booking) };
  if (decided.state !== 'released') return { set: { heldMoney: decided }, effects: [] };
  const postings = heldPostings({ id: booking.id, heldMoney: decided }).filter(
    ({ type }) => type === 'Credit',
  );
  return {
    set: { heldMoney: decided },
    effects: [{ key: 'review:held', kind: 'postWallet', data: { uid: driver, postings } }, ...bonus],
  };
}
