import type { OfferEnd } from '@wayfare/shared';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';

/** An offer that a change of its booking ends. `at` is when it was made, a ms timestamp. */
export interface EndedOffer {
  driver: string;
  at: number;
  end: OfferEnd;
}

/** An ended offer as stored with its booking. `endedAt` is a ms timestamp. */
export interface PastOffer extends EndedOffer {
  endedAt: number;
}

/**
 * Returns the open offers of a booking that a change ends, and how each ends. An offer whose time was already
 * over counts as expired, even if the change ends the others in another way. One that was made during a trip
 * never does.
 */
export function endedOffers(before: StoredBooking, set: BookingChanges, now: number): EndedOffer[] {
  const after = { ...before, ...set };
  return (before.dispatch?.offers ?? [])
    .filter((offer) => isOpen(before, offer) && !isOpen(after, offer))
    .map((offer) => ({ driver: offer.driver, at: offer.at, end: endOf(offer, after, now) }));
}

const isSame = (one: Offer, other: Offer) => one.driver === other.driver && one.at === other.at;

const isOpen = ({ requestedDrivers, dispatch }: BookingChanges, offer: Offer) =>
  requestedDrivers?.[offer.driver] === true &&
  (dispatch?.offers.some((one) => isSame(one, offer) && one.state === 'offered') ?? false);

function endOf(offer: Offer, { driver, dispatch }: BookingChanges, now: number): OfferEnd {
  if (driver === offer.driver) return 'accepted';
  if (dispatch?.offers.some((one) => isSame(one, offer) && one.state === 'declined')) return 'declined';
  // A driver with a passenger need not look at an offer.
  if (offer.after) return 'withdrawn';
  return offer.expiresAt !== null && offer.expiresAt <= now ? 'expired' : 'withdrawn';
}
